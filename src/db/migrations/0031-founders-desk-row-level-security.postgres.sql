alter table suppression enable row level security;
alter table perk_code enable row level security;
alter table mail_outbox enable row level security;
alter table complaint enable row level security;
alter table nightly enable row level security;
