import type { MemberId } from '@palaro/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  DEPOSIT_STATES,
  DEPOSIT_TRANSITIONS,
  isOpenDeposit,
  OPEN_WITHDRAWALS,
  WITHDRAWAL_STATES,
  WITHDRAWAL_TRANSITIONS,
  isOpenWithdrawal,
} from '../order-states.ts';
import { applyDepositTransition } from './deposits/deposit-transitions.ts';
import { cashierSite } from './test-cashier.ts';
import { withdrawalSite } from './withdrawals/test-withdrawals.ts';
import { applyWithdrawalTransition } from './withdrawals/withdrawal-transitions.ts';

let site: Awaited<ReturnType<typeof withdrawalSite>>;
let deposits: Awaited<ReturnType<typeof cashierSite>>;
beforeAll(async () => {
  [site, deposits] = await Promise.all([withdrawalSite(), cashierSite({ tasks: 'none' })]);
});
afterAll(() => Promise.all([site.stop(), deposits.stop()]));

type Move = { from: string; to: string };

/** Every pair of two different states. */
const pairsOf = <State extends string>(states: readonly State[]) =>
  states.flatMap((from) => states.filter((to) => to !== from).map((to) => ({ from, to })));

const movesOf = <State extends string>(table: Readonly<Record<State, readonly State[]>>): Move[] =>
  (Object.keys(table) as State[]).flatMap((from) => table[from].map((to) => ({ from, to })));

const byName = (moves: readonly Move[]) =>
  moves.map(({ from, to }) => `${from} → ${to}`).toSorted();

it('moves a deposit by its table and in no other way', async () => {
  const { db, clock } = deposits.app;
  const member = await deposits.member();
  const order = (await member.deposit({ amount: '500.0000' })).value;
  const made: Move[] = [];
  for (const { from, to } of pairsOf(DEPOSIT_STATES)) {
    await db.updateTable('deposit_order').set({ state: from }).where('id', '=', order.id).execute();
    // A caller's own `from` only narrows the table.
    const transition = { member: member.id, id: order.id, from: [from], to, by: 'system' };
    const applied = await db
      .transaction()
      .execute((tx) => applyDepositTransition(tx, transition, clock.now()));
    const { state, ended_at: endedAt } = await db
      .selectFrom('deposit_order')
      .select(['state', 'ended_at'])
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    expect(state).toBe(applied ? to : from);
    if (!applied) continue;
    expect(endedAt === null).toBe(isOpenDeposit(to));
    made.push({ from, to });
  }
  expect(byName(made)).toEqual(byName(movesOf(DEPOSIT_TRANSITIONS)));
});

it('moves a withdrawal by its table and in no other way', async () => {
  const { db, clock } = site.app;
  const member = await site.payee('player102');
  const order = (await member.withdraw('500.0000')).value;
  const made: Move[] = [];
  for (const { from, to } of pairsOf(WITHDRAWAL_STATES)) {
    await db
      .updateTable('withdrawal_order')
      .set({ state: from })
      .where('id', '=', order.id)
      .execute();
    const transition = {
      member: member.id as MemberId,
      id: order.id,
      from: [from],
      to,
      by: 'system',
    };
    const applied = await db
      .transaction()
      .execute((tx) => applyWithdrawalTransition(tx, transition, clock.now()))
      .catch((error: Error) => {
        expect(error.message).toBe(`a withdrawal never goes from ${from} to ${to}`);
        return false;
      });
    const { state, ended_at: endedAt } = await db
      .selectFrom('withdrawal_order')
      .select(['state', 'ended_at'])
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    expect(state).toBe(applied ? to : from);
    if (!applied) continue;
    expect(endedAt === null).toBe(isOpenWithdrawal(to));
    made.push({ from, to });
  }
  expect(byName(made)).toEqual(byName(movesOf(WITHDRAWAL_TRANSITIONS)));
});

it('refuses a transition from a state that the order has left', async () => {
  const { db, clock } = site.app;
  const member = await site.payee('player103');
  const { id } = (await member.withdraw('500.0000')).value;
  for (const state of OPEN_WITHDRAWALS) {
    await db
      .updateTable('withdrawal_order')
      .set({ state: 'Cancelled' })
      .where('id', '=', id)
      .execute();
    const [to] = WITHDRAWAL_TRANSITIONS[state];
    if (!to) continue;
    const transition = { member: member.id, id, from: [state], to, by: 'system' };
    const applied = await db
      .transaction()
      .execute((tx) => applyWithdrawalTransition(tx, transition, clock.now()));
    expect(applied).toBe(false);
  }
});
