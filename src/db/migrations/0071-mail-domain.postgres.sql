alter table mail_domain enable row level security;
