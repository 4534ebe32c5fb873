import type { Pool } from 'pg';
import { keyFingerprint, type Config } from '@palaro/server';
import { StartError } from './start-error.ts';

/**
 * Refuses a demo over real members, whom its unauthenticated calls would endanger, and a real site
 * over a demo, whose password everybody knows (docs/domain/wire.md, Starting). A filling that was
 * cut off counts as a demo: nobody was served from it. Throws `StartError`.
 */
export async function refuseWrongDemo(pool: Pool, demo: boolean): Promise<void> {
  const { rows } = await pool.query<{ members: boolean; filled: boolean }>(
    'select exists (select from member) members, exists (select from demo_fill) filled',
  );
  const { members = false, filled = false } = rows[0] ?? {};
  if (demo && members && !filled) {
    throw new StartError(
      'DEMO is on, but the database has members that no demo created: set DEMO=0',
    );
  }
  if (!demo && filled) {
    throw new StartError(
      'DEMO is off, but the database holds demo data, whose password everybody knows: ' +
        'set DEMO=1, or erase the data with npm run remove-demo',
    );
  }
}

/**
 * Refuses a secret other than the one that this database was first started with: what is sealed
 * could not be opened, and two nodes would refuse each other's bets. Throws `StartError`.
 */
export async function refuseForeignKey(pool: Pool, config: Config): Promise<void> {
  const own = keyFingerprint(config);
  await pool.query('insert into site_key (fingerprint) values ($1) on conflict do nothing', [own]);
  const { rows } = await pool.query<{ fingerprint: Buffer }>('select fingerprint from site_key');
  if (rows[0] && own.equals(rows[0].fingerprint)) return;
  const name = config.playSeedKey ? 'PLAY_SEED_KEY' : `the key in ${config.dataDir}/keys`;
  throw new StartError(
    `${name} is not the secret that this database was started with: bring that one back`,
  );
}

/**
 * Refuses a site for real members whose role could change what was posted, or turn off the triggers
 * that forbid it. Throws `StartError`.
 */
export async function refuseMightyRole(
  pool: Pool,
  { production }: Pick<Config, 'production'>,
): Promise<void> {
  if (!production) return;
  const { rows } = await pool.query<{ mighty: boolean }>(
    `select rolsuper or has_table_privilege('posting', 'update, delete, truncate') mighty
      from pg_roles where rolname = current_user`,
  );
  if (rows[0]?.mighty === false) return;
  throw new StartError(
    'the role in DATABASE_URL could change the ledger: give the server a role of its own, and ' +
      'set DATABASE_OWNER_URL to the one that owns the tables',
  );
}
