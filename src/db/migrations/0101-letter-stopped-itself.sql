-- When a letter stopped itself; null if a person stopped it, or has resumed it since.
alter table letter add column stopped_at bigint;
