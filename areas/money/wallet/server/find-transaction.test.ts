import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { expect, it } from 'vitest';
import { digest } from '@palaro/ledger';
import type { App } from '@palaro/server';
import { findTransaction, foundIn } from './find-transaction.ts';

const at = new Date('2026-11-21T08:00:00Z');
const row = { outcome: 1, transfer_id: '12', amount: '250000', at, reversed: false } as const;

it('MONEY-06 a message is posted, reversed, noted or undone before it arrived', () => {
  const found = { transactionId: '12', amount: 250_000n, at };
  expect(foundIn(row)).toEqual({ ...found, state: 'posted' });
  expect(foundIn({ ...row, reversed: true })).toEqual({ ...found, state: 'reversed' });
  expect(foundIn({ ...row, outcome: 4 })).toEqual({ ...found, state: 'posted' });
  expect(foundIn({ ...row, amount: null })).toMatchObject({ state: 'posted', amount: 0n });
  const none = { ...row, transfer_id: null, amount: null, at: null };
  expect(foundIn({ ...none, outcome: 2 })).toEqual({ state: 'tombstone' });
  expect(foundIn({ ...none, outcome: 3 })).toEqual({ state: 'noted' });
  expect(foundIn({ ...row, at: null })).toEqual({ state: 'noted' });
  expect(foundIn({ ...row, transfer_id: null })).toEqual({ state: 'noted' });
});

it('MONEY-06 a message is found by its member and its id, in its vendor’s scope', async () => {
  const asked: unknown[] = [];
  // A database that finds nothing and notes what it was asked.
  const db = new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void asked.push(query.parameters),
  });
  const app = { db } as unknown as App;
  const of = { vendor: 'DEMO', member: 'f-17', transaction: 't' };
  expect(await findTransaction(app, of)).toEqual({ state: 'unseen' });
  await findTransaction(app, { ...of, member: '7', command: 'win' });
  // A number that only our own code uses is no member to a vendor.
  const inside = { ...of, member: '900000000000000017' };
  expect(await findTransaction(app, inside)).toEqual({ state: 'unseen' });
  expect(asked).toEqual([
    ['900000000000000017', digest('DEMO/t')],
    ['7', digest('DEMO/t/win')],
  ]);
});
