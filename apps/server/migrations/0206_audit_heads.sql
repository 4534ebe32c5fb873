-- The end of the audit trail as it was each hour, signed with a key that the database does not
-- hold. Whoever rewrites the whole trail, or cuts its end off, cannot sign these again.
create table audit_head (
  seq bigint primary key,
  hash bytea not null,
  at timestamptz not null,
  -- Ed25519 over the three.
  signature bytea not null
);
create trigger append_only before update or delete or truncate on audit_head
  for each statement execute function refuse_change();
