alter table letter_picture enable row level security;
