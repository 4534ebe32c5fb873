import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { systemTopic } from '@palaro/content/api';
import { readSystemEvent } from '@palaro/content/server';
import type { Clock } from '@palaro/kernel';
import type { Config, Db, Push, Site, Tx } from '@palaro/server';
import {
  changeSite,
  readSiteChange,
  SITE_DEFAULTS,
  type SiteChange,
  type SiteValues,
} from '@palaro/whitelabel';

/** The demo's values (docs/domain/wire.md, Demo data): ordinary settings that can be changed. */
const DEMO_VALUES: SiteChange = {
  settings: {
    'kyc.profile': 'grace72',
    'hold.resetHours': 0,
    'hold.cardHours': 0,
    'limits.loopbackExempt': true,
    'registration.captcha': false,
    'encryption.required': false,
    // One person tries both sides of a change.
    'console.oneBrowser': true,
    'payments.providers': ['SANDBOX'],
    'console.secondFactor': false,
  },
};

/**
 * Loads the deployment's values: defaults, then the demo's, then the SITE file, then changes made
 * at run time. If the file is wrong, throws one line that names the file and the value.
 */
export async function loadSite(parts: {
  config: Config;
  db: Db;
  clock: Clock;
  push: Push;
}): Promise<Site> {
  const { config, db, clock, push } = parts;
  const start = changeSite(
    changeSite(SITE_DEFAULTS, config.demo ? DEMO_VALUES : {}),
    config.siteFile ? readSiteFile(config.siteFile) : {},
  );
  let values = await readValues(db, start);
  let share: () => void = () => undefined;

  async function readIn(tx: Tx) {
    await sql`select pg_advisory_xact_lock(hashtext('site.values'))`.execute(tx);
    return readValues(tx, start);
  }

  async function changeIn(tx: Tx, change: SiteChange) {
    const next = changeSite(await readIn(tx), change);
    await saveChange(tx, wholeSettings(next, change), clock.now());
    return next;
  }

  async function tell(change: SiteChange) {
    values = await readValues(db, start);
    share();
    push.publish(systemTopic, readSystemEvent(values, change));
  }

  return {
    get switches() {
      return values.switches;
    },
    get settings() {
      return values.settings;
    },
    get maintenance() {
      return values.maintenance;
    },
    get regionRestriction() {
      return values.regionRestriction;
    },
    async change(change) {
      await db.transaction().execute((tx) => changeIn(tx, change));
      await tell(change);
    },
    readIn,
    changeIn,
    tell,
    shareWith: (sharing) => void (share = sharing),
    async reload() {
      values = await readValues(db, start);
    },
  };
}

/**
 * Protective settings that are as loose as in a demo. A real site reports them at its start
 * (docs/domain/accounts.md §10), since a former demo's database or the SITE file can bring them.
 */
export const loosened = ({ settings }: Pick<Site, 'settings'>): string[] => {
  const loose = DEMO_VALUES.settings as Record<string, unknown>;
  const values = settings as Record<string, unknown>;
  return Object.keys(loose).filter((name) => values[name] === loose[name]);
};

/** The start values with every run-time change applied. */
async function readValues(db: Db, start: SiteValues): Promise<SiteValues> {
  const rows = await db.selectFrom('site_value').select('value').execute();
  return rows.reduce((values, row) => changeSite(values, row.value as SiteChange), start);
}

export function readSiteFile(path: string): SiteChange {
  let input: unknown;
  try {
    input = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`SITE ${path} cannot be read: ${(error as Error).message}`, { cause: error });
  }
  const change = readSiteChange(input);
  if (typeof change === 'string') throw new Error(`SITE ${path}: ${change}`);
  return change;
}

/** Stores each setting complete: a row of some fields would lose those of an earlier change. */
function wholeSettings(next: SiteValues, change: SiteChange): SiteChange {
  const names = Object.keys(change.settings ?? {}) as (keyof SiteValues['settings'])[];
  const settings = Object.fromEntries(names.map((name) => [name, next.settings[name]]));
  return { ...change, settings };
}

/** One row a value, so that changes of different values never overwrite each other. */
async function saveChange(db: Db, change: SiteChange, at: Date) {
  const { switches = {}, settings = {}, ...flags } = change;
  const rows = [
    ...Object.entries(switches).map(([n, v]) => [`switches.${n}`, { switches: { [n]: v } }]),
    ...Object.entries(settings).map(([n, v]) => [`settings.${n}`, { settings: { [n]: v } }]),
    ...Object.entries(flags).map(([n, v]) => [n, { [n]: v }]),
  ].map(([name, value]) => ({
    name: name as string,
    value: JSON.stringify(value),
    changed_at: at,
  }));
  if (rows.length === 0) return;
  await db
    .insertInto('site_value')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((row) => ({
        value: row.ref('excluded.value'),
        changed_at: row.ref('excluded.changed_at'),
      })),
    )
    .execute();
}
