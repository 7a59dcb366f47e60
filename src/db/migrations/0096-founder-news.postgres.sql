alter table founder_news enable row level security;
