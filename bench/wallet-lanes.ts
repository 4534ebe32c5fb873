import type { BetWinCommand } from '@palaro/kernel';
import type { App } from '@palaro/server';
import type { together } from '../packages/ledger/src/together.ts';
import type { Send } from './wallet-callers.ts';

export type Client = Parameters<typeof together>[0];
/** Commits bets, one of a member at most; says of each whether it counts. */
type Commit = (client: Client, bets: readonly BetWinCommand[]) => Promise<boolean[]>;

/** The ledger's connections plan like this too: always along an index. */
const PLANS = `set enable_seqscan = off; set enable_hashjoin = off;
  set enable_mergejoin = off; set plan_cache_mode = force_generic_plan; set jit = off`;

/** Commits what waits, one batch after the other on each connection; a member keeps to his own. */
export function inLanes({ pool }: App, connections: number, commit: Commit): Send {
  const lanes = Array.from({ length: connections }, () => laneOf(pool, commit));
  return (bet) => lanes[Number(bet.member) % connections]!(bet);
}

function laneOf(pool: App['pool'], commit: Commit): Send {
  const connection = pool.connect().then(async (client) => {
    await client.query(PLANS);
    return client;
  });
  let waiting: { bet: BetWinCommand; done: (committed: boolean) => void }[] = [];
  let busy = false;
  async function work() {
    busy = true;
    const client = await connection;
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      const committed = await commit(
        client,
        batch.map(({ bet }) => bet),
      );
      batch.forEach(({ done }, i) => done(committed[i] === true));
      await new Promise(setImmediate);
    }
    busy = false;
  }
  return (bet) =>
    new Promise((done) => {
      waiting.push({ bet, done });
      if (!busy) void work();
    });
}
