// npm run profile -- <call>: where the server's processor time goes while members send one call.
// Writes artifacts/<call>.cpuprofile (a flame graph in Chrome's DevTools, tab Performance) and
// prints what costs most.
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite } from '@palaro/testkit';
import { measure } from './browser-calls.ts';
import { memberCalls, type MemberCall } from './member-calls.ts';

const WARM_SECONDS = 2;
const SECONDS = 8;
const LINES = 40;

interface CpuProfile {
  /** On the clock of `process.hrtime`, microseconds. */
  startTime: number;
  nodes: { id: number; callFrame: CallFrame }[];
  samples: number[];
  timeDeltas: number[];
}
interface CallFrame {
  functionName: string;
  url: string;
  lineNumber: number;
}

let from = 0;
let to = 0;
const now = () => Number(process.hrtime.bigint() / 1_000n);
const call = process.argv[2] as MemberCall;
const folder = mkdtempSync(join(tmpdir(), 'palaro-profile-'));
const site = await startSite({ flags: ['--cpu-prof', `--cpu-prof-dir=${folder}`] });
try {
  const calls = await memberCalls(site.url);
  if (!calls[call]) throw new Error(`name one of these calls: ${Object.keys(calls).join(', ')}`);
  await measure(site.url, calls[call], WARM_SECONDS);
  from = now();
  const { requests } = await measure(site.url, calls[call], SECONDS);
  to = now();
  process.stdout.write(`${requests.total} calls\n`);
} finally {
  await site.stop();
}
mkdirSync('artifacts', { recursive: true });
const file = `artifacts/${call.replaceAll(' ', '-')}.cpuprofile`;
// The server's threads write theirs too; that of the first thread is the largest.
const [main = ''] = readdirSync(folder)
  .map((name) => join(folder, name))
  .toSorted((a, b) => statSync(b).size - statSync(a).size);
copyFileSync(main, file);
rmSync(folder, { recursive: true });
process.stdout.write(`${file}\n`);
print(JSON.parse(readFileSync(file, 'utf8')) as CpuProfile);

/** Prints what cost most between `from` and `to`, without the time in which nothing was to do. */
function print({ nodes, startTime, samples, timeDeltas }: CpuProfile) {
  const names = new Map(nodes.map(({ id, callFrame }) => [id, nameOf(callFrame)]));
  const times = new Map<string, number>();
  let at = startTime;
  samples.forEach((id, i) => {
    const time = timeDeltas[i] ?? 0;
    at += time;
    const name = names.get(id) ?? '';
    if (at < from || at > to || name.startsWith('(idle)')) return;
    times.set(name, (times.get(name) ?? 0) + time);
  });
  const all = [...times.values()].reduce((sum, time) => sum + time, 0);
  const most = [...times].toSorted(([, a], [, b]) => b - a).slice(0, LINES);
  for (const [name, time] of most) {
    process.stdout.write(`${((time / all) * 100).toFixed(1).padStart(6)} %  ${name}\n`);
  }
}

function nameOf({ functionName, url, lineNumber }: CallFrame): string {
  return `${functionName || '(anonymous)'} ${url.split('/').slice(-3).join('/')}:${lineNumber + 1}`;
}
