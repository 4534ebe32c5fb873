// The stand-alone verifier, which players download as `/m/palaro-verify.mjs`
// (docs/domain/fairness.md §8): one file without dependencies, built from the very rules that
// decide the rounds. It needs no network and no account.
import { parseArgs } from 'node:util';
import { reportOf } from './verify-round/report.ts';

const USAGE = `Draws a round of Palaro again and says what it gave.

  node palaro-verify.mjs --game dice --server-seed … --client-seed … --nonce 7 \\
    --input '{"stake":"10.0000","params":{"side":"under","winNumbers":4950}}'

  --version   version of the rules; else the newest
  --hash      hash of the server seed as it was shown before the bet, to compare with
  --anchor    first hash of the chain of a draw that all players share: hashed as often as the
              nonce says, the server seed must give it

Ends with 0 if the seed is the one committed to, with 1 if not, with 2 on bad values.`;

const text = { type: 'string' } as const;
const WRONG = 2;
const say = (lines: string) => void process.stdout.write(`${lines}\n`);

function main(): number {
  const { values } = parseArgs({
    options: {
      game: text,
      version: text,
      hash: text,
      nonce: text,
      input: text,
      'server-seed': text,
      'client-seed': text,
      anchor: text,
      help: { type: 'boolean' },
    },
  });
  const { game, nonce, input, version, hash, anchor } = values;
  const { 'server-seed': serverSeed, 'client-seed': clientSeed } = values;
  if (values.help || !game || !nonce || !input || !serverSeed || !clientSeed) {
    say(USAGE);
    return values.help ? 0 : WRONG;
  }
  const report = reportOf({
    game,
    nonce,
    input,
    version,
    hash,
    anchor,
    serverSeed,
    clientSeed,
  });
  say(report.lines.join('\n'));
  return report.committed ? 0 : 1;
}

try {
  process.exitCode = main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = WRONG;
}
