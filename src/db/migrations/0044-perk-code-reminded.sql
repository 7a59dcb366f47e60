-- When its one reminder was queued.
alter table perk_code add column reminded_at bigint;
