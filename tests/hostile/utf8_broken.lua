-- tries: broken UTF-8
-- expect: ok
assert(not utf8.len("\xff\xfe") and not utf8.len("\xc0\x80") and not pcall(utf8.codepoint, "\xf8\x88\x80\x80\x80"))
