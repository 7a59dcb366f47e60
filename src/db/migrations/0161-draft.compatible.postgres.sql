alter table draft enable row level security;
