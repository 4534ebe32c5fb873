import { setImmediate as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createPiecePool, type Lease, type Piece } from './piece-pool.ts';

const piece = (bucket: number, nth: number, fence = '1'): Piece => ({
  bucket,
  fence,
  piece: nth,
  amount: 10_000n,
});

/** A pool that these leases fill, one after the other; afterwards nothing is left. */
function poolOf(...leases: Lease[]) {
  const questions: (readonly number[])[] = [];
  const pool = createPiecePool({
    lease: (own) => {
      questions.push(own);
      return Promise.resolve(leases.shift() ?? { pieces: [], left: false });
    },
    over: () => false,
    pause: () => pause(),
  });
  return { pool, questions };
}

it('hands each piece out once, and refuses the rest from memory', async () => {
  const { pool, questions } = poolOf({ pieces: [piece(0, 1), piece(0, 2)], left: true });
  const taken = await Promise.all([pool.take(), pool.take()]);
  expect(taken.map((one) => one?.piece)).toEqual([1, 2]);
  for (const one of taken) if (one) pool.end(one, 'claimed');
  expect(await pool.take()).toBeNull();
  expect(questions).toEqual([[], [0]]);
  expect(await pool.take()).toBeNull();
  expect(questions).toHaveLength(2);
});

it('who comes while another node holds the rest waits, and gets what comes back', async () => {
  const { pool } = poolOf(
    { pieces: [piece(0, 1)], left: true },
    { pieces: [], left: true },
    { pieces: [piece(1, 2)], left: true },
    { pieces: [], left: true },
    { pieces: [], left: true },
  );
  const first = await pool.take();
  const second = pool.take();
  const third = pool.take();
  expect((await second)?.piece).toBe(2);
  if (first) pool.end(first, 'back');
  expect((await third)?.piece).toBe(1);
});

it('PR-28 a piece of a lost lease is not handed out again, and its end changes nothing', async () => {
  const { pool } = poolOf(
    { pieces: [piece(0, 1), piece(0, 2)], left: true },
    { pieces: [piece(0, 2, '3')], left: true },
  );
  const old = await pool.take();
  if (!old) throw new Error('there was a piece');
  pool.lose(old);
  expect(pool.held()).toEqual([]);
  expect(await pool.take()).toEqual(piece(0, 2, '3'));
  pool.end(old, 'back');
  expect(await pool.take()).toBeNull();
});

it('a piece of which nobody knows the end is read again before it is handed out', async () => {
  const { pool, questions } = poolOf(
    { pieces: [piece(0, 1)], left: true },
    { pieces: [piece(0, 1, '2')], left: true },
  );
  const first = await pool.take();
  if (first) pool.end(first, 'unknown');
  expect(await pool.take()).toEqual(piece(0, 1, '2'));
  expect(questions).toEqual([[], [0]]);
});

it('a database that does not answer refuses who waits, and the next one is served', async () => {
  let broken = true;
  const pool = createPiecePool({
    lease: () =>
      broken
        ? Promise.reject(new Error('no database'))
        : Promise.resolve({ pieces: [piece(0, 1)], left: true }),
    over: () => false,
    pause: () => pause(),
  });
  await expect(pool.take()).rejects.toThrow('no database');
  broken = false;
  expect((await pool.take())?.piece).toBe(1);
});
