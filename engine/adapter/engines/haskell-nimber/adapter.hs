-- An adapter of nimber, in Haskell.
import Data.Nimber (fromNimber)
import Protocol

main :: IO ()
main = speak "haskell-nimber" [] (nimbers fromNimber (*))
