-- tries: a packed size that wraps around
-- expect: error format result too large
return ("c1000000000"):rep(3):packsize()
