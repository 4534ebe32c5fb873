import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Money } from '@palaro/kernel';
import { createPool } from '@palaro/server-app/db';
import { given, startSite } from '@palaro/testkit';
import { launchSession, ledgerOf } from '@palaro/wallet/server';
import { disagreements } from './agree.ts';
import { bareApp } from './bare-app.ts';
import { DEMO, GAME, openDoor, type Door } from './door.ts';
import { createLiveVendor, type LiveVendor } from './live-vendor.ts';
import type { Proof } from './proof.ts';
import { databaseUrl, freePort, kill, VICTIMS } from './running-site.ts';
import { seeded } from './seeded.ts';
import type { Player } from './stage.ts';

const PLAYERS = 8;
const OPENING = '1000000.0000';
/** Time under load before each kill. */
const LOAD_MS = { least: 150, more: 700 };
const ROUNDS_MS = 8;

const now = () => new Date(performance.timeOrigin + performance.now());

/** Creates players in the running site's database and opens their sessions through its door. */
async function openPlayers(dataDir: string, door: Door): Promise<Player[]> {
  const pool = createPool(databaseUrl(dataDir), 2);
  const app = bareApp(pool);
  const players: Player[] = [];
  for (let i = 0; i < PLAYERS; i++) {
    const member = await given(app).member({ balance: OPENING });
    const about = { device: 'MOBILE', language: 'EN', country: 'PH', nickname: 'Player' } as const;
    const launch = { member, vendor: DEMO.vendor, game: GAME, ...about };
    const { code } = await launchSession(app, launch);
    const answer = await door.send('authenticate', { code });
    if (typeof answer?.session !== 'string')
      throw new Error(`login gave no session: ${answer?.status}`);
    players.push({ member, session: answer.session });
  }
  await ledgerOf(app).stop();
  await pool.end();
  return players;
}

/** Starts rounds for this long; returns how many. Round numbers begin at `from`. */
async function playFor(vendor: LiveVendor, ms: number, from: number): Promise<number> {
  const until = performance.now() + ms;
  let number = from;
  while (performance.now() < until) {
    vendor.playRound(number++);
    await new Promise((resume) => setTimeout(resume, ROUNDS_MS));
  }
  return number;
}

async function judge(dataDir: string, vendor: LiveVendor): Promise<string[]> {
  const pool = createPool(databaseUrl(dataDir), 2);
  const found = await disagreements(pool, vendor, Money.of(OPENING));
  await pool.end();
  return found;
}

export const crash: Proof = {
  says: 'kill -9 of server, database or both under load: what was acknowledged is there, once',
  unit: 'kills',
  short: 6,
  long: 1_000,
  async run({ n, seed, say }) {
    const dataDir = mkdtempSync(join(tmpdir(), 'palaro-crash-'));
    const port = String(await freePort());
    const start = () => startSite({ dataDir, env: { PORT: port } });
    const random = seeded(seed);
    let site = await start();
    try {
      const door = openDoor([site.url], now, { deadlineMs: 2_000 });
      const vendor = createLiveVendor(seed, await openPlayers(dataDir, door), door);
      let rounds = 0;
      let slowest = 0;
      for (let cycle = 1; cycle <= n; cycle++) {
        rounds = await playFor(vendor, LOAD_MS.least + random.below(LOAD_MS.more), rounds);
        await kill(site, random.pick(VICTIMS));
        site = await start();
        slowest = Math.max(slowest, site.readyMs);
        if (cycle % 25 === 0) say(`  ${cycle} kills, ${vendor.acknowledged.size} acknowledged`);
      }
      await vendor.rest();
      const failures = await judge(dataDir, vendor);
      const acknowledged = vendor.acknowledged.size;
      const figures = { kills: n, ...vendor.books.figures, acknowledged };
      return { figures: { ...figures, 'slowest start, ms': Math.round(slowest) }, failures };
    } finally {
      await site.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};
