// npm run bench [name …]: runs the benchmarks, each figure with its baseline from the same run.
import { mkdirSync, writeFileSync } from 'node:fs';
import type * as Rng from './rng.ts';
import type { BenchRow } from './row.ts';

const BENCHES: Record<string, () => Promise<BenchRow[]>> = {
  wallet: async () => (await import('./wallet.ts')).benchWallet(),
  'wallet-statements': async () => (await import('./wallet-statements.ts')).benchWalletStatements(),
  'wallet-alone': async () => (await import('./wallet-alone.ts')).benchWalletAlone(),
  'wallet-floor': async () => (await import('./wallet-floor.ts')).benchWalletFloor(),
  'hot-wallet': async () => (await import('./hot-wallet.ts')).benchHotWallet(),
  login: async () => (await import('./login.ts')).benchLogin(),
  'login-floor': async () => (await import('./login-floor.ts')).benchLoginFloor(),
  enumeration: async () => (await import('./enumeration.ts')).benchEnumeration(),
  bet: async () => (await import('./bet.ts')).benchBet(),
  reads: async () => (await import('./reads.ts')).benchReads(),
  cost: async () => (await import('./cost.ts')).benchCost(),
  floor: async () => (await import('./floor.ts')).benchFloor(),
  push: async () => (await import('./push.ts')).benchPush(),
  growth: async () => (await import('./growth.ts')).benchGrowth(),
  start: async () => (await import('./start.ts')).benchStart(),
  'start-floor': async () => (await import('./start-floor.ts')).benchStartFloor(),
  records: async () => (await import('./records.ts')).benchRecords(),
  'record-rounds': async () => (await import('./record-rounds.ts')).benchRecordRounds(),
  pnl: async () => (await import('./pnl.ts')).benchPnl(),
  fold: async () => (await import('./fold.ts')).benchFold(),
  missions: async () => (await import('./missions.ts')).benchMissions(),
  'reward-center': async () => (await import('./reward-center.ts')).benchRewardCenter(),
  home: async () => (await import('./home.ts')).benchHome(),
  'console-search': async () => (await import('./console-search.ts')).benchConsoleSearch(),
  'member-page': async () => (await import('./member-page.ts')).benchMemberPage(),
  switch: async () => (await import('./switch.ts')).benchSwitch(),
  catalogue: async () => (await import('./catalogue.ts')).benchCatalogue(),
  rng: async () => (await asBuilt<typeof Rng>('./bench/rng.ts')).benchRng(),
  'game-load': async () => (await import('./game-load.ts')).benchGameLoad(),
  'slot-frames': async () => (await import('./slot-frames.ts')).benchSlotFrames(),
  'crash-room': async () => (await import('./crash-room.ts')).benchCrashRoom(),
  withdrawable: async () => (await import('./withdrawable.ts')).benchWithdrawable(),
  rain: async () => (await import('./rain.ts')).benchRain(),
  webhooks: async () => (await import('./webhooks.ts')).benchWebhooks(),
  web: async () => (await import('./web.ts')).benchWeb(),
};

/** Loads a bench as the site is built: here, naming each function that is made costs a hash. */
async function asBuilt<M>(file: string): Promise<M> {
  const { runnerImport } = await import('vite');
  return (await runnerImport<M>(file)).module;
}

const asked = process.argv.slice(2);
const names = asked.length > 0 ? asked : Object.keys(BENCHES);
const unknown = names.find((name) => !BENCHES[name]);
if (unknown) {
  process.stderr.write(
    `there is no bench ${unknown}; the benches are ${Object.keys(BENCHES).join(', ')}\n`,
  );
  process.exit(1);
}

const rows: BenchRow[] = [];
for (const name of names) {
  process.stdout.write(`\n${name}\n`);
  for (const row of (await BENCHES[name]?.()) ?? []) {
    rows.push(row);
    process.stdout.write(`${lineOf(row)}\n`);
  }
}
mkdirSync('artifacts', { recursive: true });
writeFileSync('artifacts/bench.json', `${JSON.stringify(rows, null, 2)}\n`);

function lineOf({ name, value, unit, baseline, ratio, aim }: BenchRow): string {
  const figure = `${round(value)} ${unit}`.padStart(16);
  const beside = baseline === null ? '' : `  baseline ${round(baseline)} ${unit}`;
  const times = ratio === null ? '' : `  ratio ${ratio.toFixed(2)}`;
  return `  ${name.padEnd(44)}${figure}${beside}${times}  aim ${aim}`;
}

function round(value: number) {
  return value >= 100 ? Math.round(value) : Number(value.toFixed(2));
}
process.exit(0);
