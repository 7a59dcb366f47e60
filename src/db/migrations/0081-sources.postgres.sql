alter table source enable row level security;
alter table source_count enable row level security;
alter table waitlist_gone enable row level security;
