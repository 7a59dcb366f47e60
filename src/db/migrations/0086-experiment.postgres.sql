alter table experiment enable row level security;
alter table experiment_count enable row level security;
