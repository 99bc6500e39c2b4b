-- An adapter of nimber, in Haskell.
import Data.Nimber (fromNimber)
import qualified Data.Nimber as Nimber
import Protocol

-- What is said of so many nimbers.
of1 :: (Nimber.Nimber -> Nimber.Nimber) -> [Integer] -> String
of1 f [a] = show (fromNimber (f (fromInteger a)))
of1 _ _ = error "expected one integer"

of2 :: (Nimber.Nimber -> Nimber.Nimber -> Nimber.Nimber) -> [Integer] -> String
of2 f [a, b] = show (fromNimber (f (fromInteger a) (fromInteger b)))
of2 _ _ = error "expected two integers"

main :: IO ()
main =
  speak "haskell-nimber" []
    [ ("nim-add", integers (of2 (+))),
      ("nim-multiply", integers (of2 (*))),
      ("nim-invert", integers (\n -> if n == [0] then "none" else of1 recip n)),
      ("nim-sqrt", integers (of1 sqrt))
    ]
