-- tries: tables as keys
-- expect: error pairs cannot put keys of type 'table' in order
for _ in pairs { 1, 2, x = 1, [{}] = 1 } do end
