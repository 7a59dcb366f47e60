-- Hashes of recently erased addresses, made with the key `suppression-key`, so that restoring an older backup does
-- not bring them back. `erased_at`: epoch milliseconds, not before the entry joined. `why`: `asked`, if the owner or
-- somebody for them asked; `lapsed`, if it was not confirmed in time.
create table erasure (
  address_hash text not null primary key,
  erased_at bigint not null,
  why text not null
);
