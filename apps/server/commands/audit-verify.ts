// npm run audit:verify: computes the audit trail of a running site anew and names the first entry
// that is not as it was written.
// npm run audit:verify -- <file> [--key <public key, base64>]: the same for an evidence pack, which
// needs no site. The key is in the mails with the signed heads.
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { verifyAndRecord, verifyPack } from '@palaro/audit/server';
import { systemActor } from '@palaro/server';
import { onSite } from './shared/on-site.ts';
import { runCommand } from './shared/run-command.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { key: { type: 'string' } },
});
const [file] = positionals;
await runCommand(async () => {
  const { checked, heads, broken } = await (file ? verifyFile(file) : verifySite());
  const read = `${checked} entries and ${heads} signed heads`;
  process.stdout.write(
    broken ? `Broken at entry ${broken.seq} (${broken.why}).\n` : `Whole: ${read}.\n`,
  );
  if (broken) process.exitCode = 2;
});

function verifyFile(path: string) {
  return verifyPack(createInterface({ input: createReadStream(path) }), values.key);
}

/** A long trail takes several turns. */
function verifySite() {
  return onSite(async (app) => {
    const sum = { checked: 0, heads: 0 };
    let from: string | undefined;
    for (;;) {
      const turn = await verifyAndRecord(app, systemActor('audit:verify'), from);
      sum.checked += turn.checked;
      sum.heads += turn.heads;
      if (turn.broken || turn.next === null) return { ...sum, broken: turn.broken };
      from = turn.next;
    }
  });
}
