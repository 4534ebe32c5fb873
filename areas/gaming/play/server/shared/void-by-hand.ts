import { id, int, object } from '@palaro/api';
import {
  askForChange,
  defineChangeKind,
  refuse,
  textFact,
  type App,
  type Operator,
} from '@palaro/server';
import { voidRefusal } from './may-void.ts';
import { endVoid } from './step-table.ts';
import { countBetsOf } from './table-bets.repository.ts';
import {
  findTableRound,
  lockTableRound,
  moveTableRound,
  roundKey,
} from './table-rounds.repository.ts';
import { publishTable } from './publish-table.ts';

interface RoundAt {
  gameId: string;
  roundNo: number;
}

/**
 * Voids a round that players share: nobody does it alone (docs/domain/operator-console.md §3), and
 * nobody for its result (docs/decisions/054-void-rounds.md). The last approval stops the round for
 * all nodes at once; the stakes come back after it, by whoever leads the table if not by this node.
 */
export const voidTableRound = defineChangeKind({
  name: 'table-round.void',
  payload: object({ gameId: id(), roundNo: int({ min: 1 }) }),
  concerns: 'values',
  approve: 'change.approve.money',
  subject: ({ gameId, roundNo }) => `table-round:${roundKey(gameId, roundNo)}`,
  // Without the sums: bets come in until the lock, and every stake comes back whatever they are.
  async before(app, tx, { gameId, roundNo }) {
    const round = await lockTableRound(tx, roundKey(gameId, roundNo));
    if (!round) throw refuse('not_found');
    const unpaid = await countBetsOf(tx, round.round_key);
    const why = voidRefusal(round, unpaid, app.clock.now());
    if (why) throw refuse(why);
    return { game: gameId, round: String(roundNo), state: 'unpaid' };
  },
  after: (_at, before) => ({ ...(before as object), state: 'void' }),
  facts: async (_app, tx, { gameId, roundNo }) => ({
    gameId: textFact(gameId),
    roundNo: textFact(String(roundNo)),
    bets: textFact(String(await countBetsOf(tx, roundKey(gameId, roundNo)))),
  }),
  async apply(app, tx, { payload: { gameId, roundNo } }) {
    const key = roundKey(gameId, roundNo);
    const round = await lockTableRound(tx, key);
    if (!round) throw refuse('not_found');
    await moveTableRound(tx, key, round.state, { state: 'VOIDING', ended_at: app.clock.now() });
  },
  async applied(app, { payload: { gameId, roundNo } }) {
    const key = roundKey(gameId, roundNo);
    await publishTable(app, key);
    const round = await findTableRound(app.db, key);
    if (round?.state === 'VOIDING') await endVoid(app, round);
  },
});

/**
 * Asks for a void. Refuses `not_found`, `play.round_over`, `play.round_known`, and as asking does.
 */
export const askForTableVoid = (app: App, operator: Operator, payload: RoundAt, reason: string) =>
  askForChange.of(app)(operator, voidTableRound, { payload, reason });
