-- sheet.lua: cards from a table that a spreadsheet has saved as a file of values (CSV).
local croupier = ...
local engine, host = croupier.engine, croupier.host

local MOST_COLUMNS, MOST_ROWS, LONGEST_CELL, LONGEST_NAME, MOST_COPIES = 64, 1024, 1000, 200, 1024
local LARGEST = 2147483647

-- By the name of the file: its rows, as zone:create takes them. After setup nobody needs them.
local sheets = {}
-- What the tables say to players, by language.
local texts = {}
-- Where the reader is: the row and the line on which it begins.
local row, line = 0, 0

-- 1 -> "A", 27 -> "AA": as spreadsheets name columns
local function letters(column)
  local name = ""
  while column > 0 do
    name = string.char(65 + (column - 1) % 26) .. name
    column = (column - 1) // 26
  end
  return name
end

local function wrong(column, heading, why)
  local of = heading and heading ~= "" and (" (%s)"):format(heading) or ""
  error(("row %d, column %s%s: %s"):format(row, letters(column), of, why), 0)
end

-- --- from text to cells ---

-- A cell in quotes, where "" is a quote. Returns also where the text goes on.
local function read_quoted(text, from, column, separator)
  local parts, at = {}, from + 1
  while true do
    local quote = text:find('"', at, true) or wrong(column, nil, "the quotes of this cell do not end")
    parts[#parts + 1] = text:sub(at, quote - 1)
    at = quote + 1
    if text:sub(at, at) ~= '"' then break end
    parts[#parts + 1], at = '"', at + 1
  end
  local behind = text:sub(at, at)
  if behind ~= "" and behind ~= separator and behind ~= "\n" then
    wrong(column, nil, "something stands behind the quotes; a quote within them is written twice")
  end
  return table.concat(parts), at
end

local function read_cell(text, from, column, separator)
  if text:sub(from, from) == '"' then return read_quoted(text, from, column, separator) end
  local stop = text:find("[" .. separator .. "\n]", from) or #text + 1
  return text:sub(from, stop - 1):match "^%s*(.-)%s*$", stop
end

local function check_cell(cell, column)
  if #cell > LONGEST_CELL then wrong(column, nil, ("a cell has at most %d bytes"):format(LONGEST_CELL)) end
  local unshown = engine.unshown(cell)
  if unshown then
    wrong(column, nil, ("people cannot be shown the character %s: take it out"):format(unshown))
  end
end

-- The cells of the row that begins there, and where the next row does.
local function read_row(text, from, separator)
  local cells, at, stop = {}, from
  repeat
    if #cells == MOST_COLUMNS then error(("row %d: a table has at most %d columns"):format(row, MOST_COLUMNS), 0) end
    cells[#cells + 1], stop = read_cell(text, at, #cells + 1, separator)
    check_cell(cells[#cells], #cells)
    at = stop + 1
  until text:sub(stop, stop) ~= separator
  return cells, at
end

local function is_blank(cells)
  for _, cell in ipairs(cells) do if cell ~= "" then return false end end
  return true
end

-- Calls the function with the cells of each row that has something in it.
local function each_row(text, each)
  text = text:gsub("^\xEF\xBB\xBF", ""):gsub("\r\n?", "\n")
  local separator = text:match "[^\n]*":gsub('"[^"]*"', ""):match "[,;\t]" or ","
  local at, rows = 1, 0
  row, line = 0, 1
  while at <= #text do
    row = row + 1
    local cells, next_at = read_row(text, at, separator)
    if not is_blank(cells) then
      rows = rows + 1
      if rows > MOST_ROWS + 1 then error(("row %d: a table has at most %d rows"):format(row, MOST_ROWS), 0) end
      each(cells)
    end
    local _, lines = text:sub(at, next_at - 1):gsub("\n", "")
    at, line = next_at, line + lines
  end
end

-- --- columns ---

-- "Victory points" -> "victory_points"; "": the column is left out.
local function heading(cell, column, known)
  local name = cell:lower():gsub("%s+", "_")
  if name == "" or name:sub(1, 1) == "#" then return "" end
  if not name:find "^%l[%w_]*$" then
    wrong(column, cell, "a heading becomes the name of a field: letters from a to z, digits and _, a letter first")
  end
  if known[name] then wrong(column, name, ("column %s has the same heading"):format(letters(known[name]))) end
  known[name] = column
  return name
end

-- "text_hu" -> "text", "hu"; nil: it is a field.
local function spoken(name, column)
  if name == "text" then return "text", "en" end
  local what, lang = name:match "^(%l+)_(%l%l)$"
  if what ~= "text" and what ~= "name" then return nil end
  if not engine.speaks(lang) then wrong(column, name, ("there is no language '%s'"):format(lang)) end
  return what, lang
end

local function read_headings(cells)
  local headings, known = {}, {}
  for column, cell in ipairs(cells) do
    headings[column] = heading(cell, column, known)
    spoken(headings[column], column)
  end
  if not known.name then
    error(("row %d: no column is called 'name'; the first row has the headings"):format(row), 0)
  end
  return headings
end

-- --- rows ---

-- What a cell says: a whole number, true, a word, or nil.
local function value_of(cell, column, name)
  local number = cell:find "^%-?[1-9]%d*$" or cell == "0"
  local truth = cell:lower()
  if number then
    local n = #cell < 12 and math.tointeger(tonumber(cell))
    if not n or math.abs(n) > LARGEST then wrong(column, name, ("%s is too large a number"):format(cell)) end
    return n
  end
  if cell:find "^%-?%d+[.,]%d+$" then
    wrong(column, name, ("%s is no whole number; put ' before a word that looks like one"):format(cell))
  end
  if cell == "" or truth == "false" then return nil end
  if truth == "true" then return true end
  if cell:find("\n", 1, true) then wrong(column, name, "only a text may have several lines") end
  return cell:sub(1, 1) == "'" and cell:sub(2) or cell
end

local CALLED = { number = "a number", string = "a word", boolean = "true or false" }

-- A field holds values of one kind.
local function check_kind(kinds, value, column, name)
  local first = kinds[column]
  if value == nil then return end
  if not first then
    kinds[column] = { kind = type(value), row = row }
  elseif first.kind ~= type(value) then
    wrong(column, name, ("'%s' is %s, but row %d has %s; put ' before each value that is a word"):format(
      tostring(value), CALLED[type(value)], first.row, CALLED[first.kind]))
  end
end

local function copies_of(cell, column)
  local copies = cell == "" and 1 or cell:find "^%d+$" and #cell < 6 and math.tointeger(tonumber(cell))
  if not copies or copies > MOST_COPIES then
    wrong(column, "copies", ("'%s' is no number of copies from 0 to %d"):format(cell, MOST_COPIES))
  end
  return copies
end

local function add_text(key, lang, text, column, name)
  texts[lang] = texts[lang] or {}
  local before = texts[lang][key]
  if before and before ~= text then
    wrong(column, name, ("another row says otherwise of the same card: '%s'"):format(before))
  end
  texts[lang][key] = text
end

local function read_card(cells, headings, kinds)
  local card = { copies = 1 }
  for column, cell in ipairs(cells) do
    local name = headings[column] or ""
    if name == "" then
      if headings[column] == nil and cell ~= "" then wrong(column, nil, "this column has no heading") end
    elseif name == "name" then
      card[1] = cell ~= "" and cell or nil
      if #cell > LONGEST_NAME then wrong(column, name, ("a name has at most %d bytes"):format(LONGEST_NAME)) end
      if cell:find("\n", 1, true) then wrong(column, name, "only a text may have several lines") end
    elseif name == "copies" then
      card.copies = copies_of(cell, column)
    elseif not spoken(name, column) then
      local value = value_of(cell, column, name)
      check_kind(kinds, value, column, name)
      card[name] = value
    end
  end
  if not card[1] then error(("row %d: the card has no name"):format(row), 0) end
  return card
end

-- A card that has a name in another language is called `name` in English, unless name_en says otherwise.
local function read_texts(cells, headings, card)
  local named = {}
  for column, cell in ipairs(cells) do
    local what, lang = spoken(headings[column] or "", column)
    if what and cell ~= "" then
      add_text(what == "text" and "? " .. card[1] or card[1], lang, cell, column, headings[column])
      if what == "name" then named[#named + 1], named[lang] = lang, true end
    end
  end
  if #named > 0 and not named.en then
    texts.en = texts.en or {}
    texts.en[card[1]] = card[1]
  end
end

-- Reads a table; its errors begin with row and column.
function host.sheet(name, text)
  local headings
  local cards, kinds = {}, {}
  each_row(text, function(cells)
    if not headings then
      headings = read_headings(cells)
      return
    end
    local card = read_card(cells, headings, kinds)
    read_texts(cells, headings, card)
    cards[#cards + 1] = card
  end)
  if not headings then error("the table is empty; its first row has the headings: name, copies, ...", 0) end
  sheets[name] = cards
end

-- The line of the file in which the row begins that was read last.
function host.sheet_line() return line end

-- For the first call: what all tables say to players.
function engine.sheet_texts()
  local said = texts
  texts = {}
  return said
end

function engine.forget_sheets() sheets = nil end

--- croupier.cards "cards.csv": in setup: the rows of a table beside the script, as zone:create takes them
function croupier.cards(name)
  if type(name) ~= "string" then error("cards are in a file beside the script: croupier.cards \"cards.csv\"", 2) end
  if not sheets then error("cards are read in setup or before, because all pieces are made there", 2) end
  if name:find "[/\\]" then
    error(("'%s' leads into another folder; cards are in a file beside the script"):format(name), 2)
  end
  local cards = {}
  local given = sheets[name] or
    error(("there is no file '%s' beside the script; its name stands in quotes and ends in .csv"):format(name), 2)
  for i, card in ipairs(given) do
    local copy = {}
    for field, value in pairs(card) do copy[field] = value end
    cards[i] = copy
  end
  return cards
end
