alter table secret enable row level security;
alter table maeve_tokens enable row level security;
alter table maeve_count enable row level security;
