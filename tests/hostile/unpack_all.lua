-- tries: all the integers
-- expect: error too many results to unpack
return table.unpack({}, math.mininteger, math.maxinteger)
