// npm run audit:export -- [--from 2026-11-01T00:00:00Z] [--until 2026-12-01T00:00:00Z]
//   [--file <file>]
// Writes an evidence pack of a running site's audit trail. `audit:verify` reads it.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { exportAndRecord } from '@palaro/audit/server';
import { systemActor } from '@palaro/server';
import { onSite } from './shared/on-site.ts';
import { runCommand } from './shared/run-command.ts';

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { from: text, until: text, file: text } });
await runCommand(async () => {
  const between = { from: dateOf(values.from), until: dateOf(values.until) };
  await onSite(async (app) => {
    const { name, entries, file } = await exportAndRecord(
      app,
      systemActor('audit:export'),
      between,
    );
    const path = values.file ?? name;
    writeFileSync(path, file, { mode: 0o600 });
    process.stdout.write(`${entries} entries are in ${path}\n`);
  });
});

function dateOf(told: string | undefined): Date | undefined {
  if (told === undefined) return undefined;
  const at = new Date(told);
  if (Number.isNaN(at.getTime()))
    throw new Error(`${told} is no instant like 2026-11-01T00:00:00Z`);
  return at;
}
