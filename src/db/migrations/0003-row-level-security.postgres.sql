-- With no policy, nobody but the tables' owner reads a row: not a hosted REST layer over the same database either.
alter table waitlist enable row level security;
alter table counter enable row level security;
alter table migration enable row level security;
