-- What a visitor writes to the team, as JSON with their address: until it is sent.
alter table mail_outbox add column words text;
