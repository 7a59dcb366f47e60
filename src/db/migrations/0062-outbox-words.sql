-- What a visitor wrote to the team, as JSON with their address; kept only until it is sent.
alter table mail_outbox add column words text;
