import type { Money } from '@palaro/kernel';
import { buyInOf, moveHeld, payOut, type BuyIn } from './decide-buy-in.ts';
import { accountOf, applyMove, least, type Draft, type Move } from './draft.ts';
import type { ReverseItem } from './items.ts';
import { fromHouse, toHouse, type RoundChange, type RoundRow } from './rounds.ts';
import type { Running } from './running.ts';
import type { TargetRow } from './state.ts';

/** What reversing a target does to its round and its hold. */
export interface Turned {
  change: (round: RoundRow) => RoundChange;
  /** Set where the reversal ends this buy-in's hold. */
  ends?: BuyIn;
  /** Set where the reversal changed this buy-in's hold; holds the new amount. */
  moved?: BuyIn;
}

/**
 * Reverses what the target moved. If the draft has no postings then, there was nothing to reverse.
 */
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
 * Returns stakes before it takes back wins; answers the sums of both. A reversal goes through cash
 * even where its target touched the debt: otherwise a member could have cash and a debt at the same
 * time.
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

/** The member gets exactly the buy-in back. After the leave, the house keeps all of it. */
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

/** The leave ended the hold for good, so what the member got goes to the house. */
function turnLeave(draft: Draft, book: number, buyIn: BuyIn, target: TargetRow): Turned {
  const held = accountOf(draft, book, 'HOLD').id;
  const amount = sum(target.postings.filter(({ to }) => !to.startsWith('-') && to !== held));
  const from = accountOf(draft, book, 'CASH').id;
  applyMove(draft, { from, to: buyIn.hold.against, amount, clawback: true });
  return { change: (round) => toHouse(round, amount) };
}

/**
 * Counts only while the hold is open. Afterwards the leave, or the buy-in's rollback, has decided.
 */
function turnTick(draft: Draft, book: number, buyIn: BuyIn, target: TargetRow): Turned {
  const { hold } = buyIn;
  const counts = hold.state === 'P';
  const given = counts ? sum(target.postings.filter(({ from }) => from.startsWith('-'))) : 0n;
  const taken = counts ? sum(target.postings.filter(({ to }) => to.startsWith('-'))) : 0n;
  // A gain is taken back only as far as the hold has money: the leave decides about the rest.
  const by = taken - least(given, hold.amount + taken);
  moveHeld(draft, book, buyIn, taken);
  moveHeld(draft, book, buyIn, by - taken);
  const change: RoundChange = { refunds: taken, wins: by - taken };
  const moved = { ...buyIn, hold: { ...hold, amount: hold.amount + by } };
  return { change: () => change, moved };
}
