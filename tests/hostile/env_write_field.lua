-- tries: _ENV written to
-- expect: error scripts have no globals: make 'print' local
_ENV.print = error
