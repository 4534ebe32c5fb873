import { deepEqual, equal } from 'node:assert/strict';
import type { Bench, ConformanceCase, Message } from './bench.ts';
import { messagesOf, said } from './messages.ts';
import { ordersOf } from './orders.ts';

/** Corrections, prizes, closes and buy-ins: what happens around bets and wins. */
export const roundCases: ConformanceCase[] = [
  {
    number: 40,
    title: 'adjust −5, repeated',
    run: async (bench) => {
      const { adjust, sendAdjust, holds } = messagesOf(bench, await bench.player());
      const message = adjust('-5.0000');
      equal(said(await sendAdjust(message)), 'OK');
      equal(said(await sendAdjust(message)), 'OK duplicate');
      await holds('95.0000');
    },
  },
  {
    number: 41,
    title: 'promoWin 30 without a session',
    run: async (bench) => {
      const player = await bench.player();
      const { promoWin, sendPromo, holds } = messagesOf(bench, player);
      await bench.logOut(player);
      const prize = promoWin('30.0000');
      equal(said(await sendPromo(prize)), 'OK');
      equal(said(await sendPromo(prize)), 'OK duplicate');
      await holds('130.0000');
      deepEqual(await bench.house(player), { PROMO: '-30.0000' });
    },
  },
  {
    number: 42,
    title: 'bet, win final, roundClose with right totals; then with wrong ones',
    run: async (bench) => {
      const player = await bench.player();
      const right = messagesOf(bench, player);
      equal(said(await right.sendBet(right.bet('10.0000'))), 'OK');
      equal(said(await right.sendWin(right.win('25.0000', { final: true }))), 'OK');
      equal(said(await right.sendClose(right.close('10.0000', '25.0000'))), 'OK');
      deepEqual(await right.state(), { state: 'closed', flags: [] });
      const wrong = messagesOf(bench, player);
      equal(said(await wrong.sendBet(wrong.bet('10.0000'))), 'OK');
      equal(said(await wrong.sendWin(wrong.win('25.0000', { final: true }))), 'OK');
      equal(said(await wrong.sendClose(wrong.close('10.0000', '26.0000'))), 'OK');
      deepEqual(await wrong.state(), { state: 'open', flags: ['mismatch'] });
      await wrong.holds('130.0000');
    },
  },
  {
    number: 43,
    title: 'roundClose before its bet and win',
    run: async (bench) => {
      const { bet, win, close, sendBet, sendWin, sendClose, state, holds } = messagesOf(
        bench,
        await bench.player(),
      );
      equal(said(await sendClose(close('10.0000', '25.0000'))), 'OK');
      equal(said(await sendBet(bet('10.0000'))), 'OK');
      equal(said(await sendWin(win('25.0000'))), 'OK');
      equal((await state())?.state, 'closed');
      await holds('115.0000');
    },
  },
  {
    number: 44,
    title: 'a bet after roundClose',
    run: async (bench) => {
      const { bet, win, close, sendBet, sendWin, sendClose, state } = messagesOf(
        bench,
        await bench.player(),
      );
      equal(said(await sendBet(bet('10.0000'))), 'OK');
      equal(said(await sendWin(win('0.0000'))), 'OK');
      equal(said(await sendClose(close('10.0000', '0.0000'))), 'OK');
      equal((await state())?.state, 'closed');
      equal(said(await sendBet(bet('5.0000'))), 'OK');
      const after = await state();
      equal(after?.state, 'open');
      equal(after?.flags.includes('late'), true);
    },
  },
  {
    number: 60,
    title: 'buy-in 50, ticks −10 and +25, leave with 65, in every order after the buy-in',
    run: async (bench) => {
      await Promise.all(ordersOf([0, 1, 2, 3]).map((order) => buyInOrder(bench, order)));
    },
  },
];

async function buyInOrder(bench: Bench, order: readonly number[]) {
  const player = await bench.player();
  const { bet, win, adjust, sendBet } = messagesOf(bench, player);
  const seat = bet('50.0000', { category: 'buyIn' });
  const target = seat.transaction;
  const ends = { bet: target, final: true, validBet: '35.0000' };
  const messages: [string, Message][] = [
    ['adjust', adjust('-10.0000', { target })],
    ['adjust', adjust('25.0000', { target })],
    ['win', win('65.0000', ends)],
    ['bet', seat],
  ];
  equal(said(await sendBet(seat)), 'OK');
  for (const at of [...order, ...order]) {
    const [command, message] = messages[at] ?? ['', {}];
    equal((await bench.send(command, message)).body.status, 'OK', `${command} in ${order.join()}`);
  }
  const when = `in the order ${order.join(' ')}`;
  deepEqual(
    await bench.accounts(player),
    { cash: '115.0000', held: '0.0000', debt: '0.0000' },
    when,
  );
  deepEqual(await bench.house(player), { GAME: '-15.0000' }, when);
}
