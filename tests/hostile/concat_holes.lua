-- tries: concat over what is not there
-- expect: error invalid value (nil) at index 1 in table for 'concat'
return table.concat({}, "", 1, 1000000000)
