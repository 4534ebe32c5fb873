// npm run restore -- --from <backups> --into <new folder> [--to <time>] [--wal <folder>] [--keys
// <folder>]: builds a new DATA_DIR as of that time, from a backup and the log after it. The old
// site may be running: its log and keys are found by its DATA_DIR and WAL_ARCHIVE.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restoreBackup } from '../src/db/index.ts';
import { runCommand, say } from './shared/run-command.ts';

const HOW = 'npm run restore -- --from <backups> --into <new folder> [--to 2026-11-21T15:04:05Z]';
const OPTIONS = {
  from: { type: 'string' },
  into: { type: 'string' },
  to: { type: 'string' },
  wal: { type: 'string', multiple: true },
  keys: { type: 'string' },
} as const;

/**
 * Rounds played after the restored time have already shown their outcomes, so the same nonces must
 * not be drawn again under the same seeds. A pair with such a high nonce is spent: before its next
 * round the server reveals it and begins another. Names no state, since an older backup has other
 * words for them.
 */
const SPEND_SEEDS = `update play_seed set nonce = nonce + 1000000
  where member_id <> 0 and server_seed is null`;

await runCommand(async () => {
  const { values } = parseArgs({ options: OPTIONS });
  if (!values.from || !values.into) throw new Error(HOW);
  const old = resolve(process.env.DATA_DIR || 'data');
  const archive = process.env.WAL_ARCHIVE;
  const known = [
    archive && archive !== '1' ? resolve(archive) : join(old, 'wal-archive'),
    join(old, 'postgres/pg_wal'),
  ];
  const keys = resolve(values.keys ?? join(old, 'keys'));
  const into = resolve(values.into);
  const backup = await restoreBackup({
    from: resolve(values.from),
    into,
    to: values.to ? timeOf(values.to) : null,
    wal: values.wal?.map((folder) => resolve(folder)) ?? known.filter(existsSync),
    keys: existsSync(keys) ? keys : null,
    afterwards: SPEND_SEEDS,
  });
  say(`${into} holds what was committed${values.to ? ` up to ${values.to}` : ''}, from ${backup}.`);
  if (!existsSync(keys)) say(`Put the keys of the old site into ${into}/keys before it starts.`);
  say(`Start it with DATA_DIR=${into}, then run npm run check:ledger.`);
});

/** The time needs a zone, because a missing one would silently mean another time. */
function timeOf(text: string): Date {
  const time = new Date(text);
  const zoned = /T.*(Z|[+-]\d\d:?\d\d)$/i.test(text);
  if (zoned && !Number.isNaN(time.getTime())) return time;
  throw new Error(`--to is "${text}" but must be a time with its zone, like 2026-11-21T15:04:05Z`);
}
