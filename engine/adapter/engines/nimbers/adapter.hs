-- An adapter of nimbers, in Haskell.
import Data.Nimber (getNimber)
import qualified Data.Nimber as Nimber
import Protocol

-- What is said of so many nimbers.
of1 :: (Nimber.Nimber -> Nimber.Nimber) -> [Integer] -> String
of1 f [a] = show (getNimber (f (fromInteger a)))
of1 _ _ = error "expected one integer"

of2 :: (Nimber.Nimber -> Nimber.Nimber -> Nimber.Nimber) -> [Integer] -> String
of2 f [a, b] = show (getNimber (f (fromInteger a) (fromInteger b)))
of2 _ _ = error "expected two integers"

-- A square has a function of its own.
multiply :: [Integer] -> String
multiply [a, b] | a == b = of1 Nimber.sqr [a]
multiply ab = of2 (*) ab

main :: IO ()
main =
  speak "nimbers" []
    [ ("nim-add", integers (of2 (+))),
      ("nim-multiply", integers multiply),
      ("nim-invert", integers (\n -> if n == [0] then "none" else of1 recip n)),
      ("nim-sqrt", integers (of1 sqrt))
    ]
