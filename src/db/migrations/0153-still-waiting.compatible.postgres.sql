alter table still_waiting enable row level security;
