-- An adapter of surreal-numbers, in Haskell: numbers as games, by the definitions.
import Control.Exception (throw)
import Data.List (intercalate)
import Data.Ratio (denominator)
import Protocol
import Surreals

-- Its integers are chains; of fractions it has none, so that their options are made here.
surreal :: Form -> Surreal
surreal (Numeral x)
  | abs x > 16 || denominator x > 64 = throw (Limit "a numeral is a tree of games")
  | denominator x == 1 = fromInteger (truncate x)
  | otherwise = Surreal [surreal (Numeral (x - step))] [surreal (Numeral (x + step))]
  where
    step = recip (fromIntegral (denominator x))
surreal (Braces ls rs) = Surreal (map surreal ls) (map surreal rs)

write :: Surreal -> String
write (Surreal ls rs) = "{" ++ intercalate "," (map write ls) ++ "|" ++ intercalate "," (map write rs) ++ "}"

order :: Surreal -> Surreal -> String
order x y = unwords [sign | (sign, True) <- [("<", x < y), ("=", x == y), (">", x > y)]]

-- The simplest number between the options, all of which are numbers; it prints nothing but trees.
value :: Surreal -> Rational
value (Surreal ls rs) = between (bound maximum ls) (bound minimum rs)
  where
    bound most side = if null side then Nothing else Just (most (map value side))

between :: Maybe Rational -> Maybe Rational -> Rational
between low high
  | above 0 && below 0 = 0
  | below 0 = from 1 (\n -> n)
  | otherwise = from 1 negate
  where
    above x = maybe True (< x) low
    below x = maybe True (x <) high
    from n sign
      | above (sign n) && below (sign n) = sign n
      | passed (sign n) = halves (sign (n - 1)) (sign n)
      | otherwise = from (n + 1) sign
    passed x = if x > 0 then not (below x) else not (above x)
    halves a b = case (a + b) / 2 of
      middle
        | not (above middle) -> halves middle (max a b)
        | not (below middle) -> halves (min a b) middle
        | otherwise -> middle

main :: IO ()
main =
  speak "surreal-numbers" ["numerals", "let", "games:numbers,birthday<=6,positions<=12"]
    [ ("compare", about (of2 order)),
      ("negate", about (of1 (write . negate))),
      ("add:numbers,birthday<=5,positions<=8", about (of2 (\x y -> write (x + y)))),
      ("subtract:numbers,birthday<=5,positions<=8", about (of2 (\x y -> write (x - y)))),
      ("multiply:numbers,birthday<=3,positions<=5", about (of2 (\x y -> writeRational (value (x * y)))))
    ]
  where
    about say = forms (say . map surreal)
