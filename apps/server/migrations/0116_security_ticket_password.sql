-- The second half of a login ends with the password that its first half was proven by.
-- Safe while the last release runs: it writes none, and such a ticket opens nothing for 5 minutes.
alter table factor_ticket
  add column password_digest bytea;
