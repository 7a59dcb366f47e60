alter table maeve_answer enable row level security;
