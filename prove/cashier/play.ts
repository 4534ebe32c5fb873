import { randomUUID } from 'node:crypto';
import { Refusal } from '@palaro/server';
import { Unanswered } from '../../areas/money/cashier/server/payments/apply-payment.ts';
import { Killed, type Delivery } from './bank.ts';
import { depositMoves, type Move } from './deposit-moves.ts';
import type { History } from './history.ts';
import { withdrawalMoves } from './withdrawal-moves.ts';

const WEBHOOK = '/api/v1/payments/webhooks/SANDBOX';

/** The references of all that the member ordered. */
export const ordersOf = ({ deposit, withdrawals }: History): string[] =>
  deposit ? [deposit.reference, ...withdrawals] : [...withdrawals];

/** Any event that the bank ever had for this member: in any order, again, or never. */
async function deliver(h: History): Promise<void> {
  const all = ordersOf(h).flatMap((order) =>
    (h.bank.mail.get(order) ?? []).map((_event, at) => ({ order, at })),
  );
  if (all.length > 0) await post(h, h.random.pick(all));
}

/** A repeat has the same id or, in one of three cases, a new one. */
export async function post(h: History, { order, at }: Omit<Delivery, 'id'>): Promise<void> {
  const id = h.random.below(3) === 0 ? randomUUID() : `${order}/${at}`;
  const response = await fetch(h.url + WEBHOOK, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ order, at, id } satisfies Delivery),
  });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`a webhook was answered ${response.status}`);
  h.delivered.add(`${order}/${at}`);
}

/** All that may happen in a history, and how likely it is. */
const WEIGHTS: Readonly<Record<string, number>> = {
  deliver: 20,
  order: 3,
  pay: 8,
  fail: 1,
  lapse: 2,
  reverse: 2,
  cancelDeposit: 2,
  ask: 3,
  confirm: 4,
  reject: 2,
  giveBack: 4,
  twoOnDeposit: 2,
  request: 2,
  approve: 7,
  rejectPayout: 2,
  hold: 2,
  resend: 4,
  split: 2,
  twoOnPayout: 2,
  cancelPayout: 2,
  payout: 7,
  refuse: 4,
  comeBack: 2,
  agreeByHand: 2,
  bookByHand: 2,
};
const ACTS: Readonly<Record<string, Move>> = { deliver, ...depositMoves, ...withdrawalMoves };
const MOVES = Object.entries(WEIGHTS).map(([name, weight]) => [name, weight, ACTS[name]!] as const);
const ALL = MOVES.reduce((sum, [, weight]) => sum + weight, 0);

function pick(h: History) {
  let at = h.random.below(ALL);
  return MOVES.find(([, weight]) => (at -= weight) < 0)!;
}

/** Orders both, at once: every history has something to happen to. */
export const begin = (h: History) =>
  attempt(h, [depositMoves['order']!, withdrawalMoves['request']!]);

/** One to three moves at once. What a refusal or a killed process may answer is no defect. */
export async function beat(h: History): Promise<string[]> {
  const moves = Array.from({ length: 1 + h.random.below(3) }, () => pick(h));
  h.log.push(moves.map(([name]) => name).join('+'));
  return attempt(
    h,
    moves.map(([, , move]) => move),
  );
}

/** What may come days later, when nobody asks any more; the bank tells of it. */
const LATER = ['comeBack', 'pay', 'reverse', ''];

export async function think(h: History): Promise<string[]> {
  const name = h.random.pick(LATER);
  h.log.push(`days later: ${name}`);
  h.nobodyAsks = true;
  return attempt(h, name === '' ? [] : [ACTS[name]!]);
}

export async function attempt(h: History, moves: readonly Move[]): Promise<string[]> {
  const done = await Promise.allSettled(moves.map((move) => move(h)));
  return done.flatMap((one) => {
    if (one.status === 'fulfilled') return [];
    const error = one.reason as Error;
    const expected = [Refusal, Killed, Unanswered].some((kind) => error instanceof kind);
    return expected ? [] : [`${error.message} (${h.log.join(' ')})`];
  });
}
