-- How a complaint came in, when it was acknowledged, and what came of it; null for earlier complaints.
alter table complaint add column channel text;
alter table complaint add column acknowledged_at bigint;
alter table complaint add column outcome text;
