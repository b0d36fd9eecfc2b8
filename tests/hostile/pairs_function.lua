-- tries: a function as a key
-- expect: error pairs cannot put keys of type 'function' in order
for _ in pairs { [print] = 1 } do end
