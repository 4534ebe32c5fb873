import type { Pool } from 'pg';
import { randomToken } from '@palaro/kernel';
import { StartError } from '../start-error.ts';
import { MIGRATION_LOCK } from './migrate.ts';
import { inOneCommit } from './in-one-commit.ts';

/** The server's role in a cluster of our own; an outside one has that of `DATABASE_URL`. */
export const SERVER_ROLE = 'palaro_server';

/**
 * Makes the server's role in the embedded cluster, or gives it a new password, and its rights.
 * Nothing keeps the password: each start has its own. Returns the role's address.
 */
export async function makeServerRole(owner: Pool, ownerUrl: string): Promise<string> {
  const password = randomToken();
  await owner.query(
    `do $$ begin
      if not exists (select from pg_roles where rolname = '${SERVER_ROLE}') then
        create role ${SERVER_ROLE};
      end if;
    end $$`,
  );
  // A role's password cannot be a parameter; the token has letters, digits, "-" and "_" only.
  await owner.query(
    `alter role ${SERVER_ROLE} login nosuperuser nocreatedb nocreaterole password '${password}'`,
  );
  await grantRights(owner, SERVER_ROLE);
  return serverUrl(ownerUrl, password);
}

/** The same database as at the owner's address, for the server's role. */
export function serverUrl(ownerUrl: string, password = ''): string {
  const url = new URL(ownerUrl);
  url.username = SERVER_ROLE;
  url.password = password;
  return url.href;
}

/**
 * Refuses a server's role that is the owner, may become it, or owns a table: taking from it what a
 * server must not do would take it from the owner, and stop the nodes that run. Nothing is changed.
 * Throws `StartError`.
 */
export async function refuseOwningRole(owner: Pool, role: string): Promise<void> {
  const { rows } = await owner.query<{ owns: boolean }>(
    `select pg_has_role(r.oid, current_user, 'member')
        or exists (select from pg_class where relowner = r.oid) owns
      from pg_roles r where rolname = $1`,
    [role],
  );
  if (rows.length === 0) throw new StartError(`there is no role ${role}, which DATABASE_URL names`);
  if (!rows[0]?.owns) return;
  throw new StartError(
    `the role ${role} in DATABASE_URL owns the tables or may become their owner: give the server ` +
      'a role of its own, and set DATABASE_OWNER_URL to the one that owns them',
  );
}

/**
 * Lets a role read and write rows, and no more: it owns no table, so it can neither change one nor
 * turn a trigger off. Where a trigger refuses every update or delete, the right to it is missing
 * too, so the two can never disagree; `play_audit` keeps its delete, which a trigger allows only
 * for what the archive holds. Run it after the migrations, as the owner: rights follow the tables
 * that exist. Source: ASVS 5.0 13.2.2, docs/operations.md (The database's roles).
 */
export async function grantRights(owner: Pool, role: string): Promise<void> {
  await inOneCommit(owner, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await client.query(`select set_config('palaro.role', $1, true)`, [role]);
    await client.query(GRANTS);
  });
}

const GRANTS = `do $$
declare
  server text := current_setting('palaro.role');
  it record;
begin
  -- Should the owner have lost what is his, as by a server that was once started under his role.
  execute format('grant all on all tables in schema public, archive, ledger, graphile_worker to %I',
    current_user);
  execute format('grant usage on schema public, archive, ledger, graphile_worker to %I', server);
  execute format('grant select, insert, update, delete
    on all tables in schema public, archive, graphile_worker to %I', server);
  execute format('grant select on all tables in schema ledger to %I', server);
  execute format('grant select, usage, update
    on all sequences in schema public, archive, graphile_worker to %I', server);
  -- Entries of the audit trail come through its function, which links them.
  execute format('revoke insert, update, delete on migration, audit_entry, audit_rule from %I',
    server);

  -- Rows come into a part through its table only.
  for it in select oid::regclass as part from pg_class
      where relispartition and relkind in ('r', 'p') loop
    execute format('revoke insert, update, delete on %s from %I', it.part, server);
  end loop;

  -- What a trigger refuses whatever the row: 8 stands for delete, 16 for update.
  for it in select tgrelid::regclass as sealed, tgtype::int as refused from pg_trigger
      where tgfoid::regproc::text in
          ('refuse_change', 'play_refuse_change')
        and tgqual is null and tgtype & 24 > 0 loop
    if it.refused & 8 > 0 then
      execute format('revoke delete on %s from %I', it.sealed, server);
    end if;
    if it.refused & 16 > 0 then
      execute format('revoke update on %s from %I', it.sealed, server);
    end if;
  end loop;

  -- The queue's library lets only the owner see its rows, unless a policy names somebody else.
  for it in select c.oid::regclass as jobs from pg_class c
      where relnamespace = 'graphile_worker'::regnamespace and relrowsecurity and not exists
        (select from pg_policy where polrelid = c.oid and server::regrole = any(polroles)) loop
    execute format('create policy %I on %s to %I using (true)', server, it.jobs, server);
  end loop;
end $$`;
