-- With no policy, only the tables' owner can read a row: not even a hosted REST layer over the same database can.
alter table waitlist enable row level security;
alter table counter enable row level security;
alter table migration enable row level security;
