-- A key lower-cases A to Z alone. Before, it lower-cased every letter, and a Kelvin sign became the k of another's address.
-- The domain of a key stays as it is. No fresh key can be another entry's: each holds a letter that no key held before.
create table key_change as
  select old, local || substr(old, strpos(old, '@') + 1) collate "C" as fresh from (
    select email_key as old, translate(
      substr(email, 1, strpos(email, '@')), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'
    ) collate "C" as local
    from waitlist
  ) as entry
  where local <> substr(old, 1, strpos(old, '@'));

update mail_outbox set
  cause = replace(cause, ':' || email_key, ':' || (select fresh from key_change where old = email_key)),
  email_key = (select fresh from key_change where old = email_key)
where email_key in (select old from key_change);
update perk_code set email_key = (select fresh from key_change where old = email_key)
where email_key in (select old from key_change);
update complaint set email_key = (select fresh from key_change where old = email_key)
where email_key in (select old from key_change);
update letter_recipient set email_key = (select fresh from key_change where old = email_key)
where email_key in (select old from key_change);
update topic_wait set email_key = (select fresh from key_change where old = email_key)
where email_key in (select old from key_change);
update waitlist set email_key = (select fresh from key_change where old = email_key)
where email_key in (select old from key_change);

drop table key_change;
