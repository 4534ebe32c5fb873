import type { Step } from '@palaro/games';
import { Money, type MemberId } from '@palaro/kernel';
import { refuse, type App } from '@palaro/server';
import {
  execute,
  type MoneyCommand,
  type SubledgerEntry,
  type WalletAnswer,
} from '@palaro/wallet/server';
import { aboutRound, endFields } from './decided-round.ts';
import { openView, redrawRound, stepsOf, withStep, type RedrawnRound } from './open-round.ts';
import { addStep, findOpenRound, type OpenRoundRow } from './open-rounds.repository.ts';
import type { Player } from './player.ts';
import { storedHead } from './round-head.ts';
import { endRows, STEP_TAKEN } from './round-rows.ts';

/** End of a round: what it came to, and what else commits with it. */
type RoundEnd = Omit<RedrawnRound, 'open'> & { subledger: SubledgerEntry[] };

/**
 * Books the end of a round whose last step is stored: its payout, also one of 0, in one commit.
 * Returns the ended round, or null if somebody else booked it meanwhile.
 */
export async function endRound(app: App, row: OpenRoundRow, subledger: SubledgerEntry[] = []) {
  const end = { ...redrawRound(app, row), subledger };
  const command: MoneyCommand = {
    ...endCommand(app, row, end, 'DONE'),
    kind: 'win',
    amount: end.payout,
    final: true,
  };
  const answer = await commitEnd(app, command);
  return answer && endedView(row, end, { state: 'DONE', at: answer.at });
}

/**
 * Stores a step, whatever it shows, and only then looks at it: books the end if it was the last
 * one. Returns the round after it, or null if another device changed the round meanwhile.
 */
export async function takeStep(
  app: App,
  row: OpenRoundRow,
  step: Step,
  subledger: SubledgerEntry[] = [],
) {
  const taken = withStep(row, step);
  const drawn = redrawRound(app, taken);
  const before = { roundId: row.round_id, stepsBefore: stepsOf(row).length };
  const stored = await addStep(app.db, { ...before, step, over: !drawn.open });
  if (!stored) return null;
  return drawn.open ? openView(taken, drawn) : endRound(app, taken, subledger);
}

/**
 * Finds the member's round of a game that goes on; one that only waited for its payout gets it now.
 * Undefined if none goes on.
 */
export async function findRunningRound(app: App, memberId: MemberId, gameId: string) {
  const row = await findOpenRound(app.db, memberId, gameId);
  if (!row?.over) return row;
  await endRound(app, row);
  return undefined;
}

/** Player whose money the round is about. */
const playerOfOpen = ({ member_id: id, session }: OpenRoundRow): Player =>
  session === null ? { id } : { id, freePlay: session };

/** Gives the stake back, as if the round had not been. Null if it changed meanwhile. */
export async function voidRound(app: App, row: OpenRoundRow, subledger: SubledgerEntry[]) {
  const end = { ...redrawRound(app, row), payout: Money.zero, subledger };
  const command: MoneyCommand = {
    ...endCommand(app, row, end, 'VOID'),
    kind: 'rollback',
    target: row.round_ref,
  };
  const answer = await commitEnd(app, command);
  return answer && endedView(row, end, { state: 'VOID', at: answer.at });
}

const endCommand = (app: App, row: OpenRoundRow, end: RoundEnd, state: 'DONE' | 'VOID') => ({
  ...aboutRound(app, playerOfOpen(row), { id: row.round_id, gameId: row.game_id }),
  // The reference is a UUID, so no stake can have this name.
  transaction: `${row.round_ref}/end`,
  subledger: [
    endRows.entry({
      ...storedHead(row),
      ...endFields(end),
      state,
      stepsBefore: stepsOf(row).length,
    }),
    ...end.subledger,
  ],
});

/**
 * Commits a round's end. Null if the round has other steps by now, or its end is booked. An error
 * leaves that unknown; whoever looks at the round next books it.
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
  row: OpenRoundRow,
  end: RoundEnd,
  { state, at }: { state: 'DONE' | 'VOID'; at: Date },
) => ({
  ...openView(row, end),
  payout: Money.text(end.payout),
  state,
  settledAt: at.toISOString(),
});
