import type { Money } from '@palaro/kernel';
import { buyInOf, moveHeld, payOut, type BuyIn } from './decide-buy-in.ts';
import { accountOf, applyMove, least, type Draft, type Move } from './draft.ts';
import type { ReverseItem } from './items.ts';
import { fromHouse, toHouse, type RoundChange, type RoundRow } from './rounds.ts';
import type { Running } from './running.ts';
import type { TargetRow } from './state.ts';

/** A target turned round on the draft, and what its round and its hold become by that. */
export interface Turned {
  change: (round: RoundRow) => RoundChange;
  /** The buy-in whose hold it ends. */
  ends?: BuyIn;
  /** The buy-in whose hold it moved, with what is in it now. */
  moved?: BuyIn;
}

/** Turns round what the target moved, by its kind; a draft without postings: nothing to turn. */
export function turnRound(
  run: Running,
  { member, book }: Pick<ReverseItem, 'member' | 'book'>,
  draft: Draft,
  target: TargetRow,
): Turned {
  const buyIn = buyInOf(run, member, target.pendingId ?? target.transferId);
  if (buyIn) {
    if (target.kind === 'buyIn') return turnBuyIn(draft, book, buyIn, target);
    if (target.kind === 'leave') return turnLeave(draft, book, buyIn, target);
    return turnTick(draft, book, buyIn, target);
  }
  const { stakes, wins } = turnLegs(draft, target);
  if (target.kind === 'adjust') {
    const adjusted = stakes - wins;
    return { change: () => ({ wins: adjusted, adjusted }) };
  }
  const liveBets = stakes > 0n ? -1 : 0;
  return { change: () => ({ refunds: stakes, wins: -wins, liveBets }) };
}

/**
 * Stakes come back before wins are taken; answers the sums of both. What the target did to a debt
 * is asked of cash: cash and debt never stand side by side, whatever lay between (ledger.md §10).
 */
function turnLegs(draft: Draft, { postings }: TargetRow): { stakes: Money; wins: Money } {
  const stakes: Move[] = [];
  const wins: Move[] = [];
  for (const { from, to, amount } of postings) {
    const move = { from: cashFor(draft, to), to: cashFor(draft, from), amount, clawback: true };
    (from.startsWith('-') ? wins : stakes).push(move);
  }
  for (const move of [...stakes, ...wins]) applyMove(draft, move);
  return { stakes: sum(stakes), wins: sum(wins) };
}

function cashFor(draft: Draft, id: string): string {
  const account = draft.accounts.get(id);
  return account?.kind === 'DEBT' ? accountOf(draft, account.book, 'CASH').id : id;
}

const sum = (moves: readonly Pick<Move, 'amount'>[]) =>
  moves.reduce((total, move) => total + move.amount, 0n);

/** The member gets exactly the buy-in back; after its leave all of it is the house's. */
function turnBuyIn(draft: Draft, book: number, buyIn: BuyIn, target: TargetRow): Turned {
  const amount = sum(target.postings);
  const liveBets = -1;
  if (buyIn.hold.state === 'P') {
    const rest = payOut(draft, book, buyIn, amount);
    const change = (round: RoundRow) =>
      rest > 0n ? toHouse(round, rest) : fromHouse(round, -rest);
    return { change: (round) => ({ ...change(round), liveBets }), ends: buyIn };
  }
  const to = accountOf(draft, book, 'CASH').id;
  applyMove(draft, { from: buyIn.hold.against, to, amount });
  return { change: (round) => ({ ...fromHouse(round, amount), liveBets }) };
}

/** The hold has ended with it for good: what the member got goes to the house. */
function turnLeave(draft: Draft, book: number, buyIn: BuyIn, target: TargetRow): Turned {
  const amount = sum(target.postings.filter(({ to }) => !to.startsWith('-')));
  const from = accountOf(draft, book, 'CASH').id;
  applyMove(draft, { from, to: buyIn.hold.against, amount, clawback: true });
  return { change: (round) => toHouse(round, amount) };
}

/** While the hold is open; afterwards the leave, or the buy-in's own rollback, has decided. */
function turnTick(draft: Draft, book: number, buyIn: BuyIn, target: TargetRow): Turned {
  const { hold } = buyIn;
  const amount = hold.state === 'P' ? sum(target.postings) : 0n;
  const wasGain = target.postings.some(({ from }) => from.startsWith('-'));
  // Of a gain no more than the hold still has: the leave decides.
  const by = wasGain ? -least(amount, hold.amount) : amount;
  moveHeld(draft, book, buyIn, by);
  const change: RoundChange = wasGain ? { wins: by } : { refunds: by };
  const moved = { ...buyIn, hold: { ...hold, amount: hold.amount + by } };
  return { change: () => change, moved };
}
