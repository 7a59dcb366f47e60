alter table district enable row level security;
