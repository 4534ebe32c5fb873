import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { inParallel } from '../in-parallel.ts';
import { until } from '../people/calls.ts';
import { memberAt } from '../people/member-at.ts';
import { openPeople } from '../people/people.ts';
import type { Proof } from '../proof.ts';
import { seeded } from '../seeded.ts';
import { isAtRest, judge } from '../tables/judge.ts';
import { launch, playTable } from '../tables/player.ts';
import { nothing } from '../tables/stage.ts';
import { figuresOf } from './figures.ts';
import { killAt, type Kill } from './kills.ts';
import { openNodes } from './nodes.ts';

/** Of ten players so many play each game. */
const SEATS = [
  ...Array<string>(6).fill('crash'),
  'sic-bo',
  'sic-bo',
  'color-perya',
  'dragon-tiger',
];
const GAMES = [...new Set(SEATS)];
/** Fewer all play the game whose rounds are short. */
const MANY = 100;
/** A kill for so many players; with all of them each moment comes twice. */
const PLAYERS_A_KILL = 30;
const KILLS_MOST = 12;
/** Members come in so many at a time. */
const DOORS = 16;

const killsOf = (players: number) => Math.min(KILLS_MOST, Math.ceil(players / PLAYERS_A_KILL));
const gameOf = (at: number, players: number) =>
  (players < MANY ? undefined : SEATS[at % SEATS.length]) ?? 'crash';

export const crowd: Proof = {
  says: 'kill -9 of the node that leads, with players at two: the other goes on, each bet ends once, rightly',
  unit: 'players',
  short: 30,
  long: 2_000,
  async run({ n, seed, say }) {
    const dataDir = mkdtempSync(join(tmpdir(), 'palaro-crowd-'));
    const random = seeded(seed);
    const nodes = await openNodes(dataDir, GAMES);
    try {
      const people = await openPeople(nodes.ownerUrl, n);
      const acknowledged = nothing();
      const strange = [] as string[];
      const answers: number[] = [];
      let over = false;
      const enter = people.map((person, at) => {
        const stage = {
          acknowledged,
          strange,
          random: seeded(random.below(2 ** 31)),
          answered: (ms = 0) => void answers.push(ms),
          stopped: () => over,
          get url() {
            return nodes.urlOf(at);
          },
        };
        const member = memberAt(stage, person);
        const game = gameOf(at, n);
        return { come: () => launch(member, game), play: () => playTable(stage, member, game) };
      });
      await inParallel(enter, DOORS, async ({ come }) => void (await come()));
      say(`  ${n} players have come`);
      answers.length = 0;
      const lag = monitorEventLoopDelay();
      lag.enable();
      const players = enter.map(({ play }) => play());
      const kills: Kill[] = [];
      for (let no = 0; no < killsOf(n); no++) {
        await nodes.restart();
        const kill = await killAt(nodes, no, random);
        say(`  ${kill.name}: led after ${kill.takenOverMs} ms, next after ${kill.opensMs} ms`);
        kills.push(kill);
      }
      over = true;
      await Promise.all(players);
      await until(() => isAtRest(nodes.pool));
      const { bets, back, cashOuts } = acknowledged;
      const failures = [...strange, ...(await judge(nodes.pool, people, acknowledged))];
      const figures = {
        players: n,
        kills: kills.length,
        bets: bets.size,
        'taken back': back.size,
        'cash-outs': cashOuts.size,
        ...(await figuresOf(nodes.pool, kills, answers)),
        // Players and clock of this process are late by as much.
        'own lag': `${Math.round(lag.percentile(99) / 1e6)} ms (p99), ${Math.round(lag.max / 1e6)} ms (most)`,
      };
      return { figures, failures };
    } finally {
      await nodes.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};
