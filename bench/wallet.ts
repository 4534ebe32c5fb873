import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Money, siteClock } from '@palaro/kernel';
import { createBus, createPush, type App } from '@palaro/server';
import { createDb, migrate, startDatabase } from '@palaro/server-app/db';
import {
  creditOpening,
  execute,
  HOUSE_VENDOR,
  launchSession,
  ledgerOf,
  openWallet,
  type BetWinCommand,
} from '@palaro/wallet/server';
import { SITE_DEFAULTS } from '@palaro/whitelabel';
import type { BenchRow } from './row.ts';
import { oneTransaction } from './wallet-baseline.ts';

const CALLERS = [32, 256] as const;
const MEMBERS = 256;
const WARM_MS = 1_500;
const MEASURE_MS = 5_000;
const AIM = 5;

/** Answers whether the command was committed: a refused one does not count. */
type Send = (bet: BetWinCommand) => Promise<boolean>;

/**
 * Commands a second through the wallet's one door against one ordinary transaction a command:
 * same commands, same rows, same database with fsync on, in turns of the same run.
 */
export async function benchWallet(): Promise<BenchRow[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'palaro-bench-'));
  const database = await startDatabase({ databaseUrl: null, dataDir }, () => {});
  try {
    await migrate(database.pool, join(import.meta.dirname, '../apps/server/migrations'));
    const app = appOn(database.pool);
    const members = await openMembers(app);
    await database.pool.query('analyze');
    const rows: BenchRow[] = [];
    for (const callers of CALLERS) rows.push(...(await compare(app, members, callers)));
    await ledgerOf(app).stop();
    return rows;
  } finally {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function compare(app: App, members: string[], callers: number): Promise<BenchRow[]> {
  const batched: Send = async (bet) => {
    const [answer] = await execute(app, [bet]);
    return answer?.status === 'OK';
  };
  const ordinary: Send = async (bet) => {
    await oneTransaction(app.pool, bet, app.clock.now());
    return true;
  };
  const before = ledgerOf(app).gauges();
  const value = await perSecond(batched, members, callers);
  const after = ledgerOf(app).gauges();
  const baseline = await perSecond(ordinary, members, callers);
  const batches = after.batches - before.batches;
  const size = (after.items - before.items) / batches;
  const name = `betWin, ${callers} callers`;
  return [
    { name, value, unit: 'commands/s', baseline, ratio: value / baseline, aim: `≥ ${AIM}` },
    {
      name: `${name}: commands a commit`,
      value: size,
      unit: 'commands',
      baseline: null,
      ratio: null,
      aim: '> 1',
    },
  ];
}

let sent = 0;

/** Each caller sends its next command when the last one was answered. */
async function perSecond(send: Send, members: string[], callers: number): Promise<number> {
  let counted = 0;
  const start = performance.now();
  const measureFrom = start + WARM_MS;
  const until = measureFrom + MEASURE_MS;
  const call = async (caller: number) => {
    const member = members[caller % members.length] ?? '';
    while (performance.now() < until) {
      const committed = await send(betOf(member, ++sent));
      const now = performance.now();
      if (committed && now > measureFrom && now <= until) counted += 1;
    }
  };
  await Promise.all(Array.from({ length: callers }, (_, caller) => call(caller)));
  return (counted * 1000) / MEASURE_MS;
}

const betOf = (member: string, n: number): BetWinCommand => ({
  kind: 'betWin',
  vendor: HOUSE_VENDOR,
  member,
  currency: 'PHP',
  game: 'dice',
  round: `r${n}`,
  transaction: `t${n}`,
  bet: Money.of('1.0000'),
  win: Money.of('0.9900'),
});

async function openMembers(app: App): Promise<string[]> {
  const members = Array.from({ length: MEMBERS }, (_, i) => String(1_000_001 + i));
  const about = { vendor: HOUSE_VENDOR, game: 'dice', country: 'PH', nickname: 'Bench' };
  for (const member of members) {
    await openWallet(app, member, 'R');
    const amount = Money.of('1000000.0000');
    await creditOpening(app, { member, amount, key: `opening/${member}` });
    await launchSession(app, { member, device: 'MOBILE', language: 'EN', ...about });
  }
  return members;
}

/** The parts of a server that the wallet needs. */
function appOn(pool: App['pool']): App {
  const clock = siteClock();
  const failed = (_name: unknown, error: unknown) => {
    throw error;
  };
  const parts = {
    pool,
    clock,
    db: createDb(pool),
    site: SITE_DEFAULTS,
    log: { error: failed },
    bus: createBus(failed),
    push: createPush(() => clock.now().getTime()),
    services: new Map(),
  };
  return parts as unknown as App;
}
