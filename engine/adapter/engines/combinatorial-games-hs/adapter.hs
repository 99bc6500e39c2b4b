{-# LANGUAGE ExistentialQuantification #-}

-- An adapter of combinatorial-games, in Haskell. With --simplify each game is simplified when it is read, with --fuzzy the
-- order is what its operators of that say.
import Combinatorial (Combinatorial (..))
import Control.Exception
import Data.List (intercalate)
import Game
import Games.Hackenbush (Branch (..), Color (..), stack)
import Games.ToadsAndFrogs (Batrachian (..))
import Protocol
import System.Environment (getArgs)
import System.IO.Unsafe (unsafePerformIO)
import Thermograph (Boundary, Segment (..), Thermograph (..))

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

temperatureOf :: Game -> Rational
temperatureOf x = case toMaybeRational (simplify x) of
  Just t | t >= 0 -> t
  _ -> throw (Limit "it cools and heats by numbers from 0 on")

-- Each segment of a wall begins at a corner.
corners :: Boundary -> String
corners wall = unwords (map corner wall)
  where
    corner (Vert x t) = at x t
    corner (Diag x _ t) = at x t
    corner (EndlessDiag x t) = at x t
    at x t = writeRational x ++ "@" ++ writeRational t

walls :: Game -> String
walls g = let found = thermograph g in corners (leftBoundary found) ++ " | " ++ corners (rightBoundary found)

-- What is said of a position of a ruleset: how it is told, and the position.
data Position = forall a. Combinatorial a => Position (a -> String) a

position :: String -> Position
position text = case break (== ' ') text of
  ("toads", ' ' : row) | length row <= 12 -> Position (map (letterOf row')) (map (placeOf row') row)
  ("hack", " 0") -> Position string []
  ("hack", ' ' : edges) | length edges <= 12 -> Position string [stack (map (placeOf edge') edges)]
  _ -> throw (Limit "another ruleset, or too long")
  where
    row' = [('T', Toad), ('F', Frog), ('.', Blank)]
    edge' = [('L', Blue), ('R', Red), ('E', Green)]
    letterOf places place = head [letter | (letter, other) <- places, other == place]
    placeOf places letter = maybe (error ("found " ++ [letter])) id (lookup letter places)
    string [] = "0"
    string branches = edges branches
    edges = concatMap (\branch -> letterOf edge' (color branch) : edges (subtree branch))

options :: Position -> String
options (Position tell p) = unwords (map tell (leftMoves p) ++ ["|"] ++ map tell (rightMoves p))

-- 0/0 is what it has for a quotient that is no game.
invert :: Game -> String
invert g = unsafePerformIO $ do
  result <- try (let said = number (recip (simplify g)) in evaluate (length said) >> return said)
  return (case result of Left RatioZeroDenominator -> "none"; Left other -> throw other; Right said -> said)

main :: IO ()
main = do
  given <- getArgs
  let about say = forms (say . map ((if "--simplify" `elem` given then simplify else id) . game))
  speak "combinatorial-games-hs" ["numerals", "let", "games:birthday<=6,positions<=16,numeral-bits<=5"]
    [ ("outcome", about (of1 outcome)),
      ("compare", about (of2 (if "--fuzzy" `elem` given then fuzzy else order))),
      ("negate", about (of1 (write . negate))),
      ("add", about (of2 (\g h -> write (g + h)))),
      ("subtract", about (of2 (\g h -> write (g - h)))),
      ("canonical", about (of1 (write . simplify))),
      ("number", about (of1 number)),
      ("mean", about (of1 (number . meanValue))),
      ("temperature", about (of1 (writeRational . temperature))),
      ("thermograph", about (of1 walls)),
      ("cool:birthday<=5,positions<=10,numeral-bits<=3", about (of2 (\g x -> write (simplify (cool (temperatureOf x) g))))),
      ("heat:birthday<=5,positions<=10,numeral-bits<=3", about (of2 (\g x -> write (simplify (heat (temperatureOf x) (simplify g)))))),
      ("options", const (of1 (options . position))),
      ("value", const (of1 (\text -> case position text of Position _ p -> write (simplify (toGame p))))),
      ("atomic-weight:positions<=12,birthday<=5,numeral-bits<=3", about (of1 atomicWeight)),
      ("multiply:numbers,birthday<=4,numeral-bits<=3", about (of2 (\x y -> number (x * y)))),
      ("invert:numbers,birthday<=6,numeral-bits<=3", about (of1 invert)),
      ("grundy:impartial,positions<=12", about (of1 grundy))
    ]
