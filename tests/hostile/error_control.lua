-- tries: an error text that imitates the host
-- expect: error loud\x1b[2J\nall is well\x07\xe2\x80\xae
error("loud\27[2J\nall is well\7\u{202e}", 0)
