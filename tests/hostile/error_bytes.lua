-- tries: an error text with a zero and broken UTF-8
-- expect: error a\x00b\xff
error("a\0b\xff", 0)
