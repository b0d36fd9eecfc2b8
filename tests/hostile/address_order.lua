-- tries: the order of addresses
-- expect: error attempt to compare two table values
return {} < {}
