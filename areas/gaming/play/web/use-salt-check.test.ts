import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { hashBack, VECTOR_CHAIN } from '@palaro/fairness';
import { afterEach, expect, it } from 'vitest';
import { useSaltCheck } from './use-salt-check.ts';

afterEach(cleanup);

const at = '2026-11-26T10:00:00.000Z';
const about = { anchor: '0'.repeat(64), publishedAt: at };
const check = (beacon: Parameters<typeof useSaltCheck>[0] & object, salt: string) =>
  renderHook(() => useSaltCheck(beacon, salt)).result;

it('a salt of drand is the hash of the signature that was published with it', () => {
  const proof =
    'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b';
  const salt = 'fc1873a13f3545aeade8401532ef5519920652eee6b0d2b19ca12643b87b3587';
  const beacon = { source: 'drand' as const, anchor: '1'.repeat(64), round: 657_413, at, proof };
  expect(check({ ...about, salt, beacon }, salt).current).toEqual({ beacon, right: true });
  expect(check({ ...about, salt, beacon }, VECTOR_CHAIN.last).current?.right).toBe(false);
  const bare = { ...beacon, proof: null };
  expect(check({ ...about, salt, beacon: bare }, salt).current?.right).toBe(false);
});

it('a salt of the operator leads back to the first hash of his second chain', async () => {
  const salt = VECTOR_CHAIN.last;
  const beacon = (anchor: string) => ({
    ...about,
    salt,
    beacon: { source: 'operator' as const, anchor, round: 3_000, at, proof: null },
  });
  const right = check(beacon(hashBack(salt, 3_000)), salt);
  await waitFor(() => expect(right.current?.right).toBe(true));
  const wrong = check(beacon(hashBack(salt, 2_999)), salt);
  await waitFor(() => expect(wrong.current?.right).toBe(false));
});

it('says nothing of a salt that no beacon named, or that is not there yet', () => {
  expect(check({ ...about, salt: VECTOR_CHAIN.last, beacon: null }, '').current).toBeNull();
  const beacon = { source: 'drand' as const, anchor: '', round: 9, at, proof: null };
  expect(check({ ...about, salt: null, beacon }, '').current).toBeNull();
});
