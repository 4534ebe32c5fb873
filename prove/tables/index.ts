import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createPool } from '@palaro/server-app/db';
import { startSite } from '@palaro/testkit';
import { until } from '../people/calls.ts';
import { memberAt } from '../people/member-at.ts';
import { openPeople, type Person } from '../people/people.ts';
import type { Proof } from '../proof.ts';
import { databaseUrl, freePort, kill, VICTIMS } from '../running-site.ts';
import { seeded } from '../seeded.ts';
import { playCards } from './card-player.ts';
import { playFish } from './fish-player.ts';
import { handsOf, isAtRest, judge } from './judge.ts';
import { launch, playTable } from './player.ts';
import { nothing, type Stage } from './stage.ts';

/** At tables and in flights; between members, where six fill a table; in one room. */
const PLAYERS = { tables: 10, cards: 6, fish: 4 };
/** Time under load before each kill: long enough to meet every state of a round. */
const LOAD_MS = { least: 2_000, more: 9_000 };
const LOOK_MS = 250;
const ALL = PLAYERS.tables + PLAYERS.cards + PLAYERS.fish;
/** A table and a flight: what is true of these is true of all. */
const GAMES = ['sic-bo', 'crash'];

/** Who plays what. */
async function play(person: Person, at: number, stage: Stage): Promise<void> {
  if (at < PLAYERS.fish) return playFish(stage, person, at);
  if (at < PLAYERS.fish + PLAYERS.cards) return playCards(stage, person);
  const member = memberAt(stage, person);
  const game = GAMES[at % GAMES.length] ?? '';
  await launch(member, game);
  await playTable(stage, member, game);
}

export const tables: Proof = {
  says: 'kill -9 of server, database or both during shared rounds, hands and rooms: each ends once, rightly',
  unit: 'kills',
  short: 1,
  long: 100,
  async run({ n, seed, say }) {
    const dataDir = mkdtempSync(join(tmpdir(), 'palaro-tables-'));
    const port = String(await freePort());
    const start = (built: boolean) => startSite({ dataDir, built, env: { PORT: port } });
    const random = seeded(seed);
    let site = await start(false);
    try {
      const people = await openPeople(databaseUrl(dataDir), ALL);
      const acknowledged = nothing();
      const strange: string[] = [];
      let answers = 0;
      let over = false;
      const players = people.map((person, i) =>
        play(person, i, {
          url: site.url,
          acknowledged,
          strange,
          answered: () => void answers++,
          random: seeded(random.below(2 ** 31)),
          stopped: () => over,
        }),
      );
      for (let cycle = 1; cycle <= n; cycle++) {
        await pause(LOAD_MS.least + random.below(LOAD_MS.more));
        await kill(site, random.pick(VICTIMS));
        site = await start(true);
        if (cycle % 25 === 0) say(`  ${cycle} kills, ${acknowledged.bets.size} bets`);
      }
      over = true;
      await Promise.all(players);
      const pool = createPool(databaseUrl(dataDir), 2);
      await until(async () => {
        if (await isAtRest(pool)) return true;
        await pause(LOOK_MS);
        return false;
      });
      const failures = [...strange, ...(await judge(pool, people, acknowledged))];
      const { bets, back, cashOuts, caught } = acknowledged;
      const figures = {
        kills: n,
        bets: bets.size,
        back: back.size,
        'cash-outs': cashOuts.size,
        hands: await handsOf(pool),
        sessions: caught.size,
        answers,
      };
      await pool.end();
      return { figures, failures };
    } finally {
      await site.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};
