alter table shown_answers enable row level security;
