-- An adapter of combinatorial-games, in Haskell. With --simplify each game is simplified when it is read, with --fuzzy the
-- order is what its operators of that say.
import Control.Exception
import Data.List (intercalate)
import Game
import Protocol
import System.Environment (getArgs)
import System.IO.Unsafe (unsafePerformIO)

game :: Form -> Game
game (Numeral x)
  | abs x > 64 = throw (Limit "an integer is a chain of games")
  | otherwise = fromRational x
game (Braces ls rs) = Game (map game ls) (map game rs)

write :: Game -> String
write (Game ls rs) = "{" ++ intercalate "," (map write ls) ++ "|" ++ intercalate "," (map write rs) ++ "}"

order :: Game -> Game -> String
order g h
  | g == h = "="
  | g < h = "<"
  | g > h = ">"
  | otherwise = "||"

fuzzy :: Game -> Game -> String
fuzzy g h = unwords [sign | (sign, True) <- [("=", g == h), ("<", g < h), (">", g > h), ("||", g ||| h)]]

outcome :: Game -> String
outcome g = case order g 0 of
  "=" -> "P"
  "<" -> "R"
  ">" -> "L"
  _ -> "N"

number :: Game -> String
number = maybe "none" writeRational . toMaybeRational . simplify

grundy :: Game -> String
grundy = maybe "none" show . nimIndex

-- It is of canonical forms: `isSmall` looks at options as they stand.
atomicWeight :: Game -> String
atomicWeight = maybe "none" write . atomic . simplify

-- 0/0 is what it has for a quotient that is no game.
invert :: Game -> String
invert g = unsafePerformIO $ do
  result <- try (let said = number (recip (simplify g)) in evaluate (length said) >> return said)
  return (case result of Left RatioZeroDenominator -> "none"; Left other -> throw other; Right said -> said)

main :: IO ()
main = do
  options <- getArgs
  let about say = forms (say . map ((if "--simplify" `elem` options then simplify else id) . game))
  speak "combinatorial-games-hs" ["numerals", "let", "games:birthday<=6,positions<=16,numeral-bits<=5"]
    [ ("outcome", about (of1 outcome)),
      ("compare", about (of2 (if "--fuzzy" `elem` options then fuzzy else order))),
      ("negate", about (of1 (write . negate))),
      ("add", about (of2 (\g h -> write (g + h)))),
      ("subtract", about (of2 (\g h -> write (g - h)))),
      ("canonical", about (of1 (write . simplify))),
      ("number", about (of1 number)),
      ("mean", about (of1 (number . meanValue))),
      ("temperature", about (of1 (writeRational . temperature))),
      ("atomic-weight:positions<=12,birthday<=5,numeral-bits<=3", about (of1 atomicWeight)),
      ("multiply:numbers,birthday<=4,numeral-bits<=3", about (of2 (\x y -> number (x * y)))),
      ("invert:numbers,birthday<=6,numeral-bits<=3", about (of1 invert)),
      ("grundy:impartial,positions<=12", about (of1 grundy))
    ]
