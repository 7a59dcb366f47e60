-- When the founder put a stopped letter away, so that it no longer waits for them. Null if they have not.
alter table letter add column put_away_at bigint;
