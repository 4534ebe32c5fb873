import type { Money } from '@palaro/kernel';
import { digest, houseName, type HouseRef } from './accounts.ts';
import { accountOf, applyMove, draftOf, least, type Draft, Refused } from './draft.ts';
import type { BuyInStep, LedgerAnswer, PostItem } from './items.ts';
import { playedChange, type RoundNote } from './rounds.ts';
import { accountsOf, type Running } from './running.ts';
import { keyOf, roundOf, type HoldRow } from './state.ts';
import { changeHold, changeRound, closeHold, note, openHold, post } from './write-down.ts';

type Result = Pick<LedgerAnswer, 'is' | 'transferId' | 'round'>;
type Step<T extends BuyInStep['as']> = Extract<BuyInStep, { as: T }>;

/** The key under which a leave is noted that arrives before its buy-in. */
export const leftKey = (buyIn: string) => `left/${buyIn}`;

/** Decides a step of a buy-in. Null where the item is to be posted by its legs, like any other. */
export function decideBuyIn(run: Running, item: PostItem, step: BuyInStep): Result | null {
  if (step.as === 'open') return open(run, item, step);
  return step.as === 'tick' ? tick(run, item, step) : leave(run, item, step);
}

/** The stake goes into the hold. If the leave has come already, it goes straight to the house. */
function open(run: Running, item: PostItem, { against, amount }: Step<'open'>): Result {
  const left = run.keys.has(keyOf(item.member, digest(leftKey(item.key))));
  const house = houseId(run, item.book, against);
  const draft = draftOf(accountsOf(run, item.member));
  const from = accountOf(draft, item.book, 'CASH').id;
  const to = left ? house : accountOf(draft, item.book, 'HOLD').id;
  applyMove(draft, { from, to, amount });
  const links = { key: item.key, pendingId: null, reverses: null };
  const transferId = post(run, item, draft, { ...links, phase: left ? 'S' : 'P' });
  const ended = left ? { state: 'V' as const } : {};
  openHold(run, item, transferId, draft, { against: house, ...ended });
  const change = { liveBets: 1, netted: true, bets: left ? amount : 0n } as const;
  return { is: 'posted', transferId, round: changeRound(run, item, () => change) };
}

function houseId(run: Running, book: number, ref: HouseRef): string {
  const id = run.houses.get(houseName(book, ref));
  if (id === undefined)
    throw new Error(`the house account was not loaded: ${houseName(book, ref)}`);
  return id;
}

/**
 * Moves money between hold and house. After the leave a tick moves nothing: the leave has decided.
 */
function tick(run: Running, item: PostItem, step: Step<'tick'>): Result | null {
  const known = run.keys.get(keyOf(item.member, digest(step.of)));
  // The vendor sends the message again. Until the buy-in is here, nobody can tell whether this is a
  // tick.
  if (!known) throw new Refused('try_again');
  const buyIn = buyInOf(run, item.member, known.transferId);
  if (!buyIn) return null;
  if (buyIn.hold.state !== 'P') return noted(run, item);
  const amount = -least(-step.amount, buyIn.hold.amount);
  const draft = draftOf(accountsOf(run, item.member));
  const { wins, bets } = grossOf(step.won, amount);
  moveHeld(draft, item.book, buyIn, wins);
  moveHeld(draft, item.book, buyIn, -bets);
  if (draft.postings.length === 0) return noted(run, item);
  const inRound = { ...item, round: item.round ?? roundOfHold(run, item, step, buyIn.hold) };
  const transferId = post(run, item, draft, {
    key: item.key,
    phase: 'S',
    pendingId: buyIn.id,
    reverses: null,
    kind: 'tick',
    ...(item.round ? {} : { causeKind: 'round', causeId: buyIn.hold.causeId }),
  });
  const now = buyIn.hold.amount + amount;
  changeHold(run, item.member, buyIn.id, { ...buyIn.hold, amount: now });
  const round = changeRound(run, inRound, () => ({ wins, bets, netted: true }));
  return { is: 'posted', transferId, round };
}

/**
 * Splits a signed movement into what the house paid and what was staked. Without `won`, or where it
 * is less than the movement, only the difference is known.
 */
function grossOf(won: Money | undefined, amount: Money): { wins: Money; bets: Money } {
  const gain = amount > 0n ? amount : 0n;
  const wins = won !== undefined && won > gain ? won : gain;
  return { wins, bets: wins - amount };
}

/**
 * The member gets exactly the leave's amount. The house keeps the rest of the hold, or adds what is
 * missing; what was won since the last tick comes into the hold first.
 */
function leave(run: Running, item: PostItem, step: Step<'leave'>): Result | null {
  const { of, amount } = step;
  const known = run.keys.get(keyOf(item.member, digest(of)));
  if (!known) note(run, item, leftKey(of), `left/${of}`, 3);
  const buyIn = buyInOf(run, item.member, known?.transferId ?? null);
  if (buyIn?.hold.state !== 'P') return null;
  const draft = draftOf(accountsOf(run, item.member));
  const { amount: before } = buyIn.hold;
  const paid = grossOf(step.won, amount - before);
  const into = step.won === undefined ? 0n : paid.wins;
  moveHeld(draft, item.book, buyIn, into);
  const hold = { ...buyIn.hold, amount: before + into };
  payOut(draft, item.book, { ...buyIn, hold }, amount);
  const said = item.round ? playedChange({ ...item.round, win: undefined }) : {};
  const links = { key: item.key, phase: 'V', pendingId: buyIn.id, reverses: null } as const;
  const moves = draft.postings.length > 0;
  const by = moves
    ? post(run, item, draft, { ...links, kind: 'leave' })
    : note(run, item, item.key, item.input, 3);
  closeHold(run, item.member, buyIn.id, { state: 'V', by }, draft);
  const round = changeRound(run, item, () => ({ ...said, ...paid, netted: true }));
  return { is: moves ? 'posted' : 'noted', transferId: by, round };
}

function noted(run: Running, item: PostItem): Result {
  note(run, item, item.key, item.input, 3);
  return { is: 'noted', transferId: null, round: null };
}

export interface BuyIn {
  /** The transfer that made the hold. */
  id: string;
  hold: HoldRow & { against: string };
}

/** The buy-in whose hold this transfer made; null for any other transfer. */
export function buyInOf(run: Running, member: string, transferId: string | null): BuyIn | null {
  if (transferId === null) return null;
  const hold = run.holds.get(keyOf(member, transferId));
  if (!hold || hold.against === null) return null;
  return { id: transferId, hold: { ...hold, against: hold.against } };
}

/** The buy-in's round, for a tick that names none. */
function roundOfHold(
  run: Running,
  { member }: PostItem,
  { vendor }: Step<'tick'>,
  { causeId }: HoldRow,
): RoundNote | undefined {
  const row = run.rounds.get(roundOf({ member, vendor, round: causeId }));
  return row && { vendor: row.vendor, ref: row.ref, game: row.game };
}

/** Moves money from the house into the hold, or back to the house where the amount is negative. */
export function moveHeld(draft: Draft, book: number, { hold }: BuyIn, amount: Money): void {
  const held = accountOf(draft, book, 'HOLD').id;
  const gain = amount > 0n;
  applyMove(draft, {
    from: gain ? hold.against : held,
    to: gain ? held : hold.against,
    amount: gain ? amount : -amount,
  });
}

/**
 * Empties an open hold so that cash gets exactly `amount`. Returns what the house keeps of the
 * hold; negative where the house adds money.
 */
export function payOut(draft: Draft, book: number, { hold }: BuyIn, amount: Money): Money {
  const cash = accountOf(draft, book, 'CASH').id;
  const held = accountOf(draft, book, 'HOLD').id;
  const kept = least(amount, hold.amount);
  applyMove(draft, { from: held, to: cash, amount: kept });
  applyMove(draft, { from: held, to: hold.against, amount: hold.amount - kept });
  applyMove(draft, { from: hold.against, to: cash, amount: amount - kept });
  return hold.amount - amount;
}
