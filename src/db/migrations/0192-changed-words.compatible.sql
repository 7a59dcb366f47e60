-- How often a stopped letter's words were changed, null for never; and its earlier words as JSON, oldest first.
alter table letter add column version bigint;
alter table letter add column earlier text;
-- Which version a recipient got: the one at the time their email was begun, null for the first.
alter table letter_recipient add column version bigint;
-- Where the button of the invitation and of its reminder leads; null for the site.
alter table perk_code add column book text;
