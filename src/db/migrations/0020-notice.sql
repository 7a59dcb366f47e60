-- Which wording beside the form the visitor read; null where no form was seen.
alter table waitlist add column notice text;
