alter table opening_week enable row level security;
