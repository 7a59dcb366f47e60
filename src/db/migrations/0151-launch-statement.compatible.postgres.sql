alter table launch_statement enable row level security;
