// npm run prove:<name> -- --n 1000 --seed 7: tries to break a promise of the wallet and prints what
// it tried. If the promise broke, it prints the seed and exits with code 1.
import { parseArgs } from 'node:util';
import { randomInt } from '@palaro/kernel';
import type { Proof } from './proof.ts';
import { PROOFS } from './proofs.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { n: { type: 'string' }, seed: { type: 'string' } },
});
const [name = ''] = positionals;
const known: Readonly<Record<string, Proof>> = PROOFS;
const proof = known[name];
if (!proof) fail(`there is no proof ${name}; the proofs are ${Object.keys(PROOFS).join(', ')}`);

const n = wholeNumber('n', values.n, proof.long);
const seed = wholeNumber('seed', values.seed, randomInt(2 ** 31));
const say = (line: string) => void process.stdout.write(`${line}\n`);
say(`${name}: ${proof.says}`);
say(`${n} ${proof.unit}, seed ${seed}`);
const began = performance.now();
const { figures, failures } = await proof.run({ n, seed, say });
for (const [what, figure] of Object.entries(figures)) say(`  ${what.padEnd(44)}${figure}`);
for (const failure of failures) say(`  BROKEN ${failure}`);
const seconds = ((performance.now() - began) / 1000).toFixed(1);
say(
  failures.length === 0
    ? `holds, ${seconds} s`
    : `broken: npm run prove:${name} -- --n ${n} --seed ${seed}`,
);
process.exit(failures.length === 0 ? 0 : 1);

function wholeNumber(option: string, text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise;
  if (!/^\d{1,10}$/.test(text)) fail(`--${option} must be a whole number`);
  return Number(text);
}

function fail(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
