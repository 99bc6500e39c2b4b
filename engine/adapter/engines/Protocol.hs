-- Gift Horse's line protocol for adapters in Haskell: each says which function answers which request.
module Protocol (Form (..), Limit (..), forms, nimbers, of1, of2, speak, writeRational) where

import Control.Exception
import Data.Char (isDigit, isSpace)
import Data.List (intercalate, isPrefixOf)
import qualified Data.Map as Map
import Data.Ratio (denominator, numerator, (%))
import System.IO

-- A game as it is sent: a numeral, or Left's and Right's options.
data Form = Numeral Rational | Braces [Form] [Form]

-- Thrown for what is too much for the engine: it is counted apart, and never held against it.
newtype Limit = Limit String deriving (Show)

instance Exception Limit

type Names = Map.Map String Form

-- Its word, with what games it takes behind a colon, and what it says to its arguments.
type Request = (String, Names -> [String] -> String)

forms :: ([Form] -> String) -> Names -> [String] -> String
forms say names = say . map (readForm names)

readForm :: Names -> String -> Form
readForm names text = case form (filter (not . isSpace) text) of
  (found, "") -> found
  (_, rest) -> error ("found " ++ take 20 rest ++ ", expected the end")
  where
    form ('{' : rest) = (Braces left right, after)
      where
        (left, middle) = options '|' rest
        (right, after) = options '}' middle
    form ('g' : rest) = let (name, after) = span isDigit rest in (names Map.! ('g' : name), after)
    form ('-' : rest) = case form rest of
      (Numeral x, after) -> (Numeral (-x), after)
      _ -> error "expected a numeral behind a minus"
    form rest = case span isDigit rest of
      ("", _) -> error ("found " ++ take 20 rest ++ ", expected a game")
      (top, '/' : more) -> let (bottom, after) = span isDigit more in (Numeral (read top % read bottom), after)
      (top, after) -> (Numeral (fromInteger (read top)), after)
    options end (c : rest) | c == end = ([], rest)
    options end text' = case form text' of
      (found, ',' : rest) -> let (others, after) = options end rest in (found : others, after)
      (found, c : rest) | c == end -> ([found], rest)
      _ -> error "expected a comma, or the end of the options"

writeRational :: Rational -> String
writeRational x = show (numerator x) ++ (if denominator x == 1 then "" else '/' : show (denominator x))

of1 :: (a -> String) -> [a] -> String
of1 say [a] = say a
of1 _ _ = error "expected one argument"

of2 :: (a -> a -> String) -> [a] -> String
of2 say [a, b] = say a b
of2 _ _ = error "expected two arguments"

-- The requests of nimbers of any size, with what writes one and what multiplies two; there is no inverse of 0.
nimbers :: Floating n => (n -> Integer) -> (n -> n -> n) -> [Request]
nimbers write multiply =
  [ ("nim-add", about (of2 (\a b -> shown (a + b)))),
    ("nim-multiply", about (of2 (\a b -> shown (multiply a b)))),
    ("nim-invert", about (of1 (\a -> if write a == 0 then "none" else shown (recip a)))),
    ("nim-sqrt", about (of1 (shown . sqrt)))
  ]
  where
    shown = show . write
    about say _ = say . map (fromInteger . read)

-- Splits at " ; ".
arguments :: String -> [String]
arguments text = case cut text of
  (found, Nothing) -> [found]
  (found, Just rest) -> found : arguments rest
  where
    cut "" = ("", Nothing)
    cut whole@(c : rest)
      | " ; " `isPrefixOf` whole = ("", Just (drop 3 whole))
      | otherwise = let (found, after) = cut rest in (c : found, after)

answer :: String -> [String] -> [Request] -> Names -> String -> (Names, String)
answer name abilities requests names line = case break (== ' ') line of
  _ | line == "hello 1" -> (names, unwords (["gifthorse", "1", name] ++ abilities ++ map fst requests))
  ("clear", "") -> (Map.empty, "ok")
  ("let", ' ' : rest) | (key, ' ' : '=' : ' ' : text) <- break (== ' ') rest -> (Map.insert key (readForm names text) names, "ok")
  (word, ' ' : rest) | Just say <- lookup word [(takeWhile (/= ':') key, say) | (key, say) <- requests] -> (names, say names (arguments rest))
  _ -> (names, "unsupported")

-- Answer until the input ends, or `bye`.
speak :: String -> [String] -> [Request] -> IO ()
speak name abilities requests = hSetBuffering stdout LineBuffering >> loop Map.empty
  where
    loop names = do
      ended <- isEOF
      line <- if ended then return "bye" else getLine
      if line == "bye" then return () else do
        let (after, said) = answer name abilities requests names line
        result <- try (evaluate (length said) >> evaluate (Map.size after))
        case result of
          Right _ -> putStrLn said >> loop after
          Left thrown -> putStrLn (refusal thrown) >> loop names

refusal :: SomeException -> String
refusal thrown
  | Just (Limit words') <- fromException thrown = "limit " ++ words'
  | Just StackOverflow <- fromException thrown = "limit stack"
  | Just HeapOverflow <- fromException thrown = "limit memory"
  | otherwise = take 1000 ("error " ++ intercalate " " (words (show thrown)))
