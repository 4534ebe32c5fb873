-- A temporary password is used up by the session that it opens, so a login that waits for its
-- second factor has to know which one began it.
-- Safe while the last release runs: it has used it up already where it asks for the second factor.
alter table factor_ticket
  add column temporary_digest bytea;
