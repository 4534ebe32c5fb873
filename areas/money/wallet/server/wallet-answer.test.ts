import { expect, it } from 'vitest';
import { WALLET_STATUSES } from '@palaro/kernel';
import type { LedgerAnswer } from '@palaro/ledger';
import { walletAnswer } from './wallet-answer.ts';

const AT = new Date('2026-11-21T08:00:00Z');
const book = { book: 1, currency: 'PHP', realm: 'R' } as const;
const kept = { held: 1n, bonus: 2n, debt: 0n, vendors: 3n };
const balances = { ...kept, cash: 900_000n, version: 17n };
const met = { kind: 'stake', max: 5n, used: 6n } as const;
const posted: LedgerAnswer = {
  is: 'posted',
  code: null,
  transferId: '12',
  balances,
  round: null,
};
const answered = (part: Partial<LedgerAnswer>, limit?: typeof met) =>
  walletAnswer({ ...posted, ...part }, book, limit, AT);
const refused = (code: string | null) => answered({ is: 'refused', code, transferId: null });

it('MONEY-06 an answer has the transfer, the cash and its version, and only what is known', () => {
  const shown = { at: AT, currency: 'PHP', balance: 900_000n, version: 17 };
  expect(answered({})).toEqual({ ...shown, status: 'OK', transactionId: '12' });
  expect(answered({ is: 'repeated' })).toEqual({
    ...shown,
    status: 'OK',
    transactionId: '12',
    duplicate: true,
  });
  expect(answered({ is: 'noted', transferId: null })).toEqual({ ...shown, status: 'OK' });
  expect(answered({ balances: null, transferId: null })).toEqual({
    at: AT,
    currency: 'PHP',
    status: 'OK',
  });
});

it.each<[string, string]>([
  ['insufficient', 'INSUFFICIENT_FUNDS'],
  ['tombstoned', 'ROLLED_BACK'],
  ['key_reused', 'KEY_REUSED'],
  ['target_mismatch', 'TARGET_MISMATCH'],
  ['account_unknown', 'MEMBER_UNKNOWN'],
  ['try_again', 'TRY_AGAIN'],
  ...WALLET_STATUSES.map((status) => [status, status] satisfies [string, string]),
])('MONEY-06 the refusal %s answers its status, and no guard’s code', (code, status) => {
  const answer = refused(code);
  expect(answer).toEqual({ status, at: AT, currency: 'PHP', balance: 900_000n, version: 17 });
});

it('MONEY-06 a guard’s code is sent with TRY_AGAIN', () => {
  expect(refused('dice.closed')).toMatchObject({ status: 'TRY_AGAIN', guard: 'dice.closed' });
  expect(refused(null)).not.toHaveProperty('guard');
  expect(refused(null).status).toBe('TRY_AGAIN');
});

it('MONEY-06 25 a limit is sent only with its refusals', () => {
  for (const code of ['LIMIT_REACHED', 'RG_LIMIT']) {
    expect(answered({ is: 'refused', code }, met).limit).toEqual(met);
    expect(answered({ is: 'refused', code })).not.toHaveProperty('limit');
  }
  expect(answered({ is: 'refused', code: 'insufficient' }, met)).not.toHaveProperty('limit');
  expect(answered({}, met)).not.toHaveProperty('limit');
});
