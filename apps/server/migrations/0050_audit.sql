-- The audit trail: each entry is linked to the one before, so that a changed, missing or added one
-- is found (docs/domain/responsible-gaming.md §6). Nobody writes it but audit_append: the server's
-- role has no right to insert, and a trigger refuses every change.
create table audit_entry (
  seq bigint primary key,
  at timestamptz not null,
  -- Exactly what is hashed, as PostgreSQL prints jsonb.
  entry jsonb not null,
  actor text not null generated always as (entry->>'actor') stored,
  action text not null generated always as (entry->>'action') stored,
  subject text not null generated always as (entry->>'subject') stored,
  member bigint generated always as ((entry->>'member')::bigint) stored,
  hash bytea not null
);
create index audit_entry_at on audit_entry (at);
create index audit_entry_actor on audit_entry (actor, seq);
create index audit_entry_action on audit_entry (action, seq);
create index audit_entry_subject on audit_entry (subject, seq);
create index audit_entry_member on audit_entry (member, seq) where member is not null;
create trigger append_only before update or delete or truncate on audit_entry
  for each statement execute function refuse_change();

-- SHA-256(hash before ‖ text of the entry); before the first come 32 zero bytes.
create function audit_hash(before bytea, entry jsonb) returns bytea language sql immutable
  as $$ select sha256(before || convert_to(entry::text, 'UTF8')) $$;

-- Holds the chain's lock until the caller's commit, so entries get their numbers in the order in
-- which they become visible, and a number that was given is never missing.
create function audit_append(told jsonb) returns bigint language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  last audit_entry;
begin
  perform pg_advisory_xact_lock(hashtext('audit.chain'));
  select * into last from audit_entry order by seq desc limit 1;
  insert into audit_entry (seq, at, entry, hash) values (
    coalesce(last.seq, 0) + 1,
    (told->>'at')::timestamptz,
    told,
    audit_hash(coalesce(last.hash, '\x0000000000000000000000000000000000000000000000000000000000000000'::bytea), told));
  return coalesce(last.seq, 0) + 1;
end $$;

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
