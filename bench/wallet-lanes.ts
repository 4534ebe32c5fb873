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
export function inLanes({ pool }: Pick<App, 'pool'>, connections: number, commit: Commit): Send {
  const lanes = Array.from({ length: connections }, () => laneOf(pool, commit));
  return (bet) => lanes[Number(bet.member) % connections]!(bet);
}

interface Waiting {
  bet: BetWinCommand;
  done: (committed: boolean) => void;
}

/** The first bet of each member, and the others, which wait for the next batch. */
function firstOfEach(waiting: readonly Waiting[]): [batch: Waiting[], later: Waiting[]] {
  const batch = new Map<string, Waiting>();
  const later: Waiting[] = [];
  for (const one of waiting) {
    if (batch.has(one.bet.member)) later.push(one);
    else batch.set(one.bet.member, one);
  }
  return [[...batch.values()], later];
}

function laneOf(pool: App['pool'], commit: Commit): Send {
  const connection = pool.connect().then(async (client) => {
    await client.query(PLANS);
    return client;
  });
  let waiting: Waiting[] = [];
  let busy = false;
  async function work() {
    busy = true;
    const client = await connection;
    while (waiting.length > 0) {
      const [batch, later] = firstOfEach(waiting);
      waiting = later;
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
