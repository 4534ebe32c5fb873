import { addCredential } from '@palaro/catalogue/server';
import { INVARIANTS } from '@palaro/ledger';
import type { App } from '@palaro/server';
import { given, testApp } from '@palaro/testkit';
import { balances, execute, launchSession } from '@palaro/wallet/server';
import { DEMO, GAME, openDoor, type Door } from './door.ts';

export interface Player {
  member: string;
  session: string;
}

/** Two nodes of the site on one separate database, with the demo vendor's door. */
export interface Stage {
  app: App;
  urls: string[];
  door: Door;
  players(count: number, balance: string): Promise<Player[]>;
  /** The member's cash as the wallet has it, in units of 1/10,000. */
  cash(player: Player): Promise<bigint>;
  /** Rows that break an invariant of the ledger, in words. */
  breaches(): Promise<string[]>;
  stop(): Promise<void>;
}

export async function openStage(): Promise<Stage> {
  // Only a demo has the demo vendor switched on; the proof creates its members itself.
  const config = { demo: true };
  const first = await testApp({ config });
  const second = await testApp({ config, database: first.database, clock: first.app.clock });
  const { app } = first;
  await addCredential(app, DEMO);
  const urls = [first.url, second.url];
  return {
    app,
    urls,
    door: openDoor(urls, () => app.clock.now()),
    players: (count, balance) =>
      Promise.all(Array.from({ length: count }, () => openPlayer(app, balance))),
    cash: async ({ member }) => (await balances(app, member)).main,
    breaches: () => breachesOf(app.pool),
    async stop() {
      await second.stop();
      await first.stop();
    },
  };
}

/** Creates a member with this much money and a live session at the demo vendor's game. */
async function openPlayer(app: App, balance: string): Promise<Player> {
  const member = await given(app).member({ balance });
  const about = { device: 'MOBILE', language: 'EN', country: 'PH', nickname: 'Player' } as const;
  const { code } = await launchSession(app, { member, vendor: DEMO.vendor, game: GAME, ...about });
  const [answer] = await execute(app, [{ kind: 'authenticate', vendor: DEMO.vendor, code }]);
  return { member, session: answer?.opened?.session ?? '' };
}

export async function breachesOf(pool: App['pool']): Promise<string[]> {
  const found: string[] = [];
  for (const { id, says, sql } of INVARIANTS) {
    const { rows } = await pool.query<Record<string, unknown>>(sql);
    for (const row of rows) found.push(`${id}, ${says}: ${JSON.stringify(row)}`);
  }
  return found;
}
