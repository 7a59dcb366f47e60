-- wrk's requests: each is a join with an address that nobody has used.
local sent = 0
local run = tostring(os.time()) .. tostring(math.random(1, 1000000))

function init(args)
  run = args[1] or run
end

function request()
  sent = sent + 1
  local body = '{"email":"v' .. run .. "-" .. sent .. '@example.com","postcode":"M1 1AE"}'
  return wrk.format("POST", "/api/waitlist", { ["content-type"] = "application/json" }, body)
end
