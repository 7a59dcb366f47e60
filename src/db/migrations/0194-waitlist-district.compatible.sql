-- To count the confirmed people of each district without reading the whole list. A join costs nothing more: nobody has
-- confirmed by then. The expression is OUTWARD_SQL.
create index waitlist_district on waitlist (rtrim(substr(postcode, 1, length(postcode) - 3)))
  where confirmed_at is not null;
