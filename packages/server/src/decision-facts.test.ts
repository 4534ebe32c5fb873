import { object, text } from '@palaro/api';
import { expect, it } from 'vitest';
import { COMPARED, defineChangeKind, memberFact, NO_FACT, textFact } from './index.ts';

const base = {
  name: 'money.give',
  payload: object({ member: text(), note: text() }),
  subject: () => 'member:1',
  before: async () => ({}),
  after: () => ({}),
  apply: async () => {},
};
const sides = { amount: NO_FACT, from: NO_FACT, to: NO_FACT, order: NO_FACT };
const balances = { balance: NO_FACT, balanceAfter: NO_FACT };

it('a kind of change that shows the second person too little does not compile', () => {
  const kinds = [
    defineChangeKind({
      ...base,
      concerns: 'payment',
      approve: 'change.approve.money',
      facts: async (_app, _tx, { member, note }) => ({
        ...sides,
        ...balances,
        member: memberFact(member),
        note: textFact(note),
      }),
    }),
    defineChangeKind({
      ...base,
      concerns: 'payment',
      approve: 'change.approve.money',
      // @ts-expect-error The balances are missing.
      facts: async () => ({ ...sides, member: NO_FACT, note: COMPARED }),
    }),
    defineChangeKind({
      ...base,
      concerns: 'payment',
      approve: 'change.approve.money',
      // @ts-expect-error What the maker wrote is missing.
      facts: async () => ({ ...sides, ...balances, member: NO_FACT }),
    }),
    defineChangeKind({
      ...base,
      // @ts-expect-error It names a member, so it is no mere value.
      concerns: 'values',
      // @ts-expect-error Likewise.
      approve: 'change.approve.money',
      // @ts-expect-error Likewise.
      facts: async () => ({ member: NO_FACT, note: COMPARED }),
    }),
    defineChangeKind({
      ...base,
      concerns: 'payment',
      // @ts-expect-error Who decides payouts sees score and marks.
      approve: 'withdrawal.decide',
      facts: async () => ({ ...sides, ...balances, member: NO_FACT, note: COMPARED }),
    }),
  ];
  expect(kinds).toHaveLength(5);
});
