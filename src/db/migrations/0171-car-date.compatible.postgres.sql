alter table car_date enable row level security;
alter table car_date alter column email_key type text collate "C";
