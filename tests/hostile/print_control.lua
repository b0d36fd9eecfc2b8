-- tries: a print that imitates the host
-- expect: ok
print("\27[2J", "a\nb", "\r", ("x"):rep(100000), {}, nil, 1.5, true)
