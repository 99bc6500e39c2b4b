-- An adapter of nimbers, in Haskell: a square has a function of its own.
import Data.Nimber (Nimber, getNimber, sqr)
import Protocol

multiply :: Nimber -> Nimber -> Nimber
multiply a b = if a == b then sqr a else a * b

main :: IO ()
main = speak "nimbers" [] (nimbers (toInteger . getNimber) multiply)
