import type { Step } from '@palaro/games';
import { Money, type MemberId } from '@palaro/kernel';
import { refuse, type App } from '@palaro/server';
import { execute, type MoneyCommand, type WalletAnswer } from '@palaro/wallet/server';
import { aboutRound, endFields } from './decided-round.ts';
import { openView, standsAfter, stepsOf } from './open-round.ts';
import { findOpen, type OpenRow } from './open-rounds.repository.ts';
import type { Player } from './player.ts';
import { END_ROWS, STEP_TAKEN } from './round-rows.ts';

type Own = NonNullable<MoneyCommand['own']>;
type Row = Own[number]['row'];

/** A round's end: all its steps, what they came to, and what else commits with it. */
interface End {
  steps: readonly Step[];
  outcome: unknown;
  payout: Money;
  words: number;
  rejections: number;
  own?: Own;
}

/**
 * Books the end of a round whose last step is stored: its payout, also one of 0, in one commit.
 * Returns the ended round, or null if somebody else booked it meanwhile.
 */
export async function endRound(app: App, row: OpenRow, own: Own = []) {
  const steps = stepsOf(row);
  const end = { ...standsAfter(app, row, steps), steps, own };
  const command: MoneyCommand = {
    ...endOf(app, row, end, 'DONE'),
    ...{ kind: 'win', amount: end.payout, final: true },
  };
  const answer = await commitEnd(app, command);
  return answer && endedView(app, row, end, { state: 'DONE', at: answer.at });
}

/**
 * The member's round of a game that goes on; one that only waited for its payout gets it now.
 * Undefined if none goes on.
 */
export async function goingOn(app: App, memberId: MemberId, gameId: string) {
  const row = await findOpen(app.db, memberId, gameId);
  if (!row?.over) return row;
  await endRound(app, row);
  return undefined;
}

/** Whose money the round is about. */
const playerOfOpen = ({ member_id: id, session }: OpenRow): Player =>
  session === null ? { id } : { id, freePlay: session };

/** Gives the stake back, as if the round had not been. Null if it changed meanwhile. */
export async function voidRound(app: App, row: OpenRow, end: Omit<End, 'payout'>) {
  const nothing = { ...end, payout: Money.zero };
  const command: MoneyCommand = {
    ...endOf(app, row, nothing, 'VOID'),
    ...{ kind: 'rollback', target: row.round_ref },
  };
  const answer = await commitEnd(app, command);
  return answer && endedView(app, row, nothing, { state: 'VOID', at: answer.at });
}

const endOf = (app: App, row: OpenRow, end: End, state: 'DONE' | 'VOID') => ({
  ...aboutRound(app, playerOfOpen(row), { id: row.round_id, gameId: row.game_id }),
  // The reference is a UUID, so no stake can have this name.
  transaction: `${row.round_ref}/end`,
  own: [
    {
      name: END_ROWS,
      row: {
        roundId: row.round_id,
        memberId: row.member_id,
        roundRef: row.round_ref,
        gameId: row.game_id,
        version: row.version,
        configHash: row.config_hash,
        pairId: row.pair_id,
        nonce: row.nonce,
        stake: row.stake,
        // Plain data: the calls' schemas ensure it.
        input: inputWith(row, end) as unknown as Row,
        ...endFields(end),
        state,
        stepsBefore: stepsOf(row).length,
      },
    },
    ...(end.own ?? []),
  ],
});

const inputWith = ({ input }: OpenRow, { steps }: { steps: readonly Step[] }) => ({
  ...input,
  steps,
});

/**
 * Null if the round has other steps by now, or its end is booked. An error leaves that unknown;
 * whoever looks at the round next books it.
 */
async function commitEnd(app: App, command: MoneyCommand): Promise<WalletAnswer | null> {
  const [answer] = await execute(app, [command]);
  if (answer?.guard === STEP_TAKEN || answer?.duplicate) return null;
  if (answer?.status === 'KEY_REUSED') return null;
  if (answer?.status === 'TRY_AGAIN') throw refuse('try_again');
  if (answer?.status !== 'OK') {
    throw new Error(`the wallet answered ${answer?.status ?? 'nothing'} to the end of a round`);
  }
  return answer;
}

const endedView = (
  app: App,
  row: OpenRow,
  end: End,
  { state, at }: { state: 'DONE' | 'VOID'; at: Date },
) => ({
  ...openView(app, row),
  input: inputWith(row, end),
  outcome: end.outcome,
  payout: Money.text(end.payout),
  state,
  settledAt: at.toISOString(),
});
