import { expect, it } from 'vitest';
import type { SharedBet } from '../../stage/view/view-contract.ts';
import { faceOf, paidAs } from './face.ts';

const bet: SharedBet = {
  betId: 'b',
  roundNo: 7,
  stake: '10.0000',
  input: { stake: '10.0000', auto: 250 },
  state: 'OPEN',
  cashOut: null,
  payout: null,
};
const seen = {
  phase: 'REVEAL',
  live: true,
  sending: false,
  waits: false,
  bet,
  at: 180,
  crash: null,
} as const;
const cashed = { ...bet, cashOut: 180 };
const lost: SharedBet = { ...bet, state: 'DONE', payout: '0.0000' };

it.each([
  ['nothing is staked and bets are taken', { bet: null, phase: 'OPEN' }, 'bet'],
  ['nothing is staked and the boat is out', { bet: null }, 'next'],
  ['a bet waits for the next flight', { bet: null, waits: true }, 'waits'],
  ['no bet is offered without a connection', { bet: null, phase: 'OPEN', live: false }, 'offline'],
  ['a bet may be taken back', { phase: 'OPEN' }, 'back'],
  ['bets are closed', { phase: 'LOCKED' }, 'aboard'],
  ['nothing is to be cashed out at 1.00×', { at: 100 }, 'aboard'],
  ['the boat is out', {}, 'cash'],
  ['no cash-out is offered without a connection', { live: false }, 'offline'],
  ['the target was passed, and the site decides', { at: 250 }, 'due'],
  ['an answer is on its way', { sending: true }, 'sent'],
  ['the site took the cash-out', { bet: cashed }, 'cashed'],
  ['the wave broke first', { bet: lost, phase: 'PAUSE' }, 'lost'],
  ['the round was void', { bet: { ...bet, state: 'VOID' }, phase: 'VOID' }, 'void'],
  ['the wave broke, and the site still settles', { phase: 'PAUSE', crash: 180 }, 'lost'],
  ['it broke above the target', { phase: 'PAUSE', at: 260, crash: 260 }, 'due'],
] as const)('%s', (_, change, kind) => {
  expect(faceOf({ ...seen, ...change }).kind).toBe(kind);
});

it('a bet is paid at the value of the site, and by its target after settlement', () => {
  expect(paidAs(cashed)).toEqual({ at: 180, payout: '18.0000' });
  expect(paidAs({ ...bet, state: 'DONE', payout: '25.0000' })).toEqual({
    at: 250,
    payout: '25.0000',
  });
  expect([paidAs(bet), paidAs(lost)]).toEqual([null, null]);
});
