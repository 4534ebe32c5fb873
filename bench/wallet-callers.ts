import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Money, type BetWinCommand } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { migrate, startDatabase } from '@palaro/server-app/db';
import {
  creditOpening,
  execute,
  HOUSE_VENDOR,
  launchSession,
  ledgerOf,
  openWallet,
} from '@palaro/wallet/server';
import { bareApp } from '../prove/bare-app.ts';
import type { BenchRow } from './row.ts';

const MEMBERS = 256;
const WARM_MS = 1_500;

/** Sends one command. True if it was committed; a refused command does not count. */
export type Send = (bet: BetWinCommand) => Promise<boolean>;

/** What callers achieved, each sending its next command after the last answer. */
export interface Pace {
  perSecond: number;
  /** Milliseconds from sending to the answer. */
  p50: number;
  p99: number;
}

/**
 * Runs on a separate database with fsync on, with members who have money and an open session.
 * `counting` keeps what each statement costs, in `pg_stat_statements`.
 */
export async function withWallets(
  bench: (app: App, members: string[]) => Promise<BenchRow[]>,
  { counting = false } = {},
): Promise<BenchRow[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'palaro-bench-'));
  const start = () => startDatabase({ databaseUrl: null, dataDir }, () => {});
  let database = await start();
  try {
    if (counting) {
      await database.owner.query(`alter system set shared_preload_libraries = pg_stat_statements`);
      await database.stop();
      database = await start();
      await database.owner.query('create extension pg_stat_statements');
    }
    await migrate(database.owner, join(import.meta.dirname, '../apps/server/migrations'));
    const app = bareApp(database.owner);
    const members = await openMembers(app);
    await database.owner.query('analyze');
    const rows = await bench(app, members);
    await ledgerOf(app).stop();
    return rows;
  } finally {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

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

/** Through the wallet, which puts commands together into batches. */
export const batched =
  (app: App): Send =>
  async (bet) => {
    const [answer] = await execute(app, [bet]);
    return answer?.status === 'OK';
  };

/** The pace of some callers, spread over these members, for a time after a warm-up. */
export async function paceOf(
  send: Send,
  members: readonly string[],
  callers: number,
  measureMs: number,
): Promise<Pace> {
  const times: number[] = [];
  const measureFrom = performance.now() + WARM_MS;
  const until = measureFrom + measureMs;
  const call = async (caller: number) => {
    const member = members[caller % members.length] ?? '';
    for (let start = performance.now(); start < until; start = performance.now()) {
      const committed = await send(nextBet(member));
      const now = performance.now();
      if (committed && now > measureFrom && now <= until) times.push(now - start);
    }
  };
  await Promise.all(Array.from({ length: callers }, (_, caller) => call(caller)));
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { perSecond: (times.length * 1000) / measureMs, p50: at(0.5), p99: at(0.99) };
}

let sent = 0;

function nextBet(member: string): BetWinCommand {
  sent += 1;
  return {
    kind: 'betWin',
    vendor: HOUSE_VENDOR,
    member,
    currency: 'PHP',
    game: 'dice',
    round: `r${sent}`,
    transaction: `t${sent}`,
    bet: Money.of('1.0000'),
    win: Money.of('0.9900'),
  };
}
