import type { Client } from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createConnection, LedgerUnavailable } from './connection.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const refused = () => Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });

/** A database that refuses this many connections before it accepts one. */
function refusing(times: number) {
  let opened = 0;
  const client = {
    on: () => client,
    connect: () => (++opened > times ? Promise.resolve() : Promise.reject(refused())),
    query: () => Promise.resolve({ rows: [] }),
    end: () => Promise.resolve(),
  };
  return { open: () => client as unknown as Client, opened: () => opened };
}

it('MONEY-06 a batch waits for a database that restarts', async () => {
  const { open, opened } = refusing(3);
  const answer = createConnection(open).transact(() => Promise.resolve('done'));
  await vi.runAllTimersAsync();
  expect(await answer).toBe('done');
  expect(opened()).toBe(4);
});

it('MONEY-06 if no database answers, the outcome is unknown, not refused', async () => {
  const { open } = refusing(Infinity);
  const error = createConnection(open)
    .transact(() => Promise.resolve('done'))
    .catch((caught: unknown) => caught);
  await vi.advanceTimersByTimeAsync(12_000);
  expect(await error).toBeInstanceOf(LedgerUnavailable);
});

it('MONEY-06 a lost statement is sent again unchanged, after other errors it is not', async () => {
  const { open } = refusing(0);
  const sent: string[] = [];
  const lostOnce = (what: string) => () => {
    sent.push(what);
    return sent.length === 1 ? Promise.reject(refused()) : Promise.resolve(what);
  };
  const connection = createConnection(open);
  const answer = connection.transact(lostOnce('batch'));
  await vi.runAllTimersAsync();
  expect(await answer).toBe('batch');
  expect(sent).toEqual(['batch', 'batch']);
  const wrong = () => Promise.reject(new Error('wrong'));
  await expect(connection.transact(wrong)).rejects.toThrow('wrong');
});
