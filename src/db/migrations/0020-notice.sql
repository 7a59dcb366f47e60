-- The version of the wording next to the form that the visitor read; null if they saw no form.
alter table waitlist add column notice text;
