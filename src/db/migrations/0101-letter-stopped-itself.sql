-- When it stopped itself; null where a person stopped it, or had it go on since.
alter table letter add column stopped_at bigint;
