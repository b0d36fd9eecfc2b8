-- luacheck for the stdlib, the scripts and their specs.
std = "lua54"
max_line_length = 120
-- a method named in the rulebook may not need `self`
self = false
read_globals = { "croupier" }

files["tests"] = { read_globals = { "spec", "test" } }
-- what follows each header is a chunk of its own
files["tests/specs"] = { ignore = { "411/test", "411/help" } }

-- these are meant to be wrong
exclude_files = { "tests/hostile" }
