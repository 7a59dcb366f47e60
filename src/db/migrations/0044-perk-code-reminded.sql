-- When the code's only reminder was queued.
alter table perk_code add column reminded_at bigint;
