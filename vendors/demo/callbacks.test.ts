import { Money } from '@palaro/kernel';
import { describe, expect, it } from 'vitest';
import { MalformedMessage } from '../fields.ts';
import { demoCallbacks } from './callbacks.ts';
import vector from './fixtures/worked-vector.json' with { type: 'json' };

const base = {
  member: '1000001',
  currency: 'PHP',
  game: 'demo-slot',
  round: 'r1',
  transaction: 't1',
};
const bet = { ...base, session: 'gs_1', amount: '10.0000' };
const prize = {
  member: '1000001',
  currency: 'PHP',
  transaction: 't1',
  amount: '30.0000',
  promotion: 'p1',
  kind: 'drop',
};
const read = (command: string, message: unknown) => demoCallbacks[command]?.(message, 'DEMO');

describe('the demo vendor’s callbacks', () => {
  it('translate the worked vector field by field', () => {
    expect(read('bet', JSON.parse(vector.body))).toEqual({
      kind: 'bet',
      vendor: 'DEMO',
      session: 'gs_4uK2pQ9xVn3LrT8w',
      member: '1000001',
      currency: 'PHP',
      game: 'demo-slot',
      round: 'r-90001',
      transaction: 't-90001-1',
      amount: Money.of('12.5000'),
      occurredAt: new Date('2026-11-21T08:33:19.412Z'),
    });
  });

  it.each([
    [
      'win',
      { ...base, amount: '0.0000', final: true, kind: 'jackpot' },
      { amount: 0n, final: true },
    ],
    [
      'betWin',
      { ...base, session: 's', bet: '10.0000', win: '25.0000' },
      { bet: 100000n, win: 250000n },
    ],
    ['rollback', { ...base, target: 't0', reason: 'timeout' }, { target: 't0', reason: 'timeout' }],
    ['adjust', { ...base, amount: '-5.0000', reason: 'resettle' }, { amount: -50000n }],
    ['promoWin', prize, { amount: 300000n, campaign: 'drop' }],
    ['bet', { ...bet, amount: '0.0000', freeRound: 'f1' }, { amount: 0n, freeRound: 'f1' }],
    ['bet', { ...bet, category: 'buyIn' }, { category: 'buyIn' }],
    [
      'roundClose',
      { ...base, bets: '1.0000', wins: '0.0000', refunds: '0.0000' },
      { bets: 10000n, wins: 0n, refunds: 0n },
    ],
    ['balance', { member: '1000001' }, { member: '1000001' }],
    ['authenticate', { code: 'c'.repeat(43) }, { code: 'c'.repeat(43) }],
  ])('translate %s', (kind, message, expected) => {
    expect(read(kind, message)).toMatchObject({ kind, vendor: 'DEMO', ...expected });
  });

  it.each<[string, string, unknown]>([
    ...['10', '10.00001', '1e1', 10, '-1.0000', '', null, ['10.0000']].map(
      (amount): [string, string, unknown] => [
        `bet of ${JSON.stringify(amount)}`,
        'bet',
        { ...bet, amount },
      ],
    ),
    ['bet with an unknown field', 'bet', { ...bet, bonus: true }],
    ['bet without a session', 'bet', { ...base, amount: '10.0000' }],
    ['bet without a transaction', 'bet', { ...bet, transaction: undefined }],
    ['bet that has a stake in a free round', 'bet', { ...bet, freeRound: 'f1' }],
    ['adjust of zero', 'adjust', { ...base, amount: '0.0000', reason: 'fee' }],
    ['adjust without a reason', 'adjust', { ...base, amount: '-1.0000' }],
    ['promoWin of zero', 'promoWin', { ...prize, amount: '0.0000' }],
    ['promoWin in a round', 'promoWin', { ...prize, round: 'r1' }],
    ['close without totals', 'roundClose', base],
    ['bet on the 31st of February', 'bet', { ...bet, occurredAt: '2026-02-31T08:33:19Z' }],
    ['bet with an id of 65 characters', 'bet', { ...bet, round: 'r'.repeat(65) }],
    ['bet with details of 9 KB', 'bet', { ...bet, details: { text: 'x'.repeat(9_000) } }],
    ['bet on an impossible day', 'bet', { ...bet, occurredAt: '2026-13-41T08:33:19Z' }],
    ['rollback with an amount', 'rollback', { ...base, target: 't0', amount: '1.0000' }],
    ['authenticate of a member', 'authenticate', { code: 'c', member: '1' }],
    ['balance without a member', 'balance', {}],
    ['a list', 'bet', [bet]],
    ['a text', 'bet', 'bet'],
    ['a field that every object inherits', 'bet', JSON.parse('{"constructor":1}')],
  ])('refuse: %s', (_, command, message) => {
    expect(() => read(command, message)).toThrow(MalformedMessage);
  });

  it('accept no character that the database cannot store, so that no credit fails for ever', () => {
    const details = { 'half \ud83c': ['\0', 'a\\u0000', '\udc00b', '🎰'] };
    expect(read('win', { ...base, amount: '1.0000', details })).toMatchObject({
      details: { 'half \ufffd': ['\ufffd', 'a\\u0000', '\ufffdb', '🎰'] },
    });
  });
});
