-- A step-up gives the session another token. The one before opens it for some seconds more, for
-- what is on its way and for other tabs (accounts.md §6).
alter table session
  add column old_token_hash bytea;
alter table session
  add column old_token_until timestamptz;
alter table session
  add check ((old_token_hash is null) = (old_token_until is null));
create unique index session_old_token on session (old_token_hash)
  where old_token_hash is not null;
