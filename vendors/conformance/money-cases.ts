import { deepEqual, equal, ok } from 'node:assert/strict';
import { Money } from '@palaro/kernel';
import type { Bench, ConformanceCase } from './bench.ts';
import { messagesOf, said } from './messages.ts';

const count = (answers: string[], answer: string) => answers.filter((one) => one === answer).length;

/** Bets and wins count once, in any order, and never go beyond the balance. */
export const moneyCases: ConformanceCase[] = [
  {
    number: 9,
    title: 'bet 10',
    run: async (bench) => {
      const { bet, balance, sendBet } = messagesOf(bench, await bench.player());
      const reply = await sendBet(bet('10.0000'));
      equal(said(reply), 'OK');
      ok(reply.signed, 'the answer is signed');
      equal(reply.body.balance, '90.0000');
      equal(await balance(), '90.0000');
    },
  },
  {
    number: 10,
    title: 'bet 10 five times, one transaction',
    run: async (bench) => {
      const { bet, balance, sendBet } = messagesOf(bench, await bench.player());
      const message = bet('10.0000');
      const replies = [];
      for (let i = 0; i < 5; i++) replies.push(await sendBet(message));
      deepEqual(replies.map(said), ['OK', ...Array<string>(4).fill('OK duplicate')]);
      equal(new Set(replies.map(({ body }) => body.transactionId)).size, 1);
      equal(await balance(), '90.0000');
    },
  },
  {
    number: 11,
    title: 'bet 10 then bet 11, one transaction',
    run: async (bench) => {
      const { bet, balance, sendBet } = messagesOf(bench, await bench.player());
      const message = bet('10.0000');
      equal(said(await sendBet(message)), 'OK');
      equal(said(await sendBet({ ...message, amount: '11.0000' })), 'KEY_REUSED');
      equal(await balance(), '90.0000');
    },
  },
  {
    number: 12,
    title: 'bet 100.0000',
    run: async (bench) => {
      const { bet, balance, sendBet } = messagesOf(bench, await bench.player());
      equal(said(await sendBet(bet('100.0000'))), 'OK');
      equal(await balance(), '0.0000');
    },
  },
  {
    number: 13,
    title: 'bet 100.0001',
    run: async (bench) => {
      const { bet, balance, sendBet } = messagesOf(bench, await bench.player());
      const more = Money.of('100.0000') + Money.of(bench.unit);
      const reply = await sendBet(bet(Money.text(more)));
      equal(said(reply), 'INSUFFICIENT_FUNDS');
      equal(reply.body.balance, '100.0000');
      equal(await balance(), '100.0000');
    },
  },
  {
    number: 14,
    title: '20 bets of 10 at once',
    run: async (bench) => {
      const { bet, balance, sendBet } = messagesOf(bench, await bench.player());
      const bets = Array.from({ length: 20 }, () => sendBet(bet('10.0000')));
      const answers = (await Promise.all(bets)).map(said);
      equal(count(answers, 'OK'), 10);
      equal(count(answers, 'INSUFFICIENT_FUNDS'), 10);
      equal(await balance(), '0.0000');
    },
  },
  {
    number: 15,
    title: 'one bet of 10 delivered 20 times at once',
    run: async (bench) => {
      const { bet, balance, sendBet } = messagesOf(bench, await bench.player());
      const message = bet('10.0000');
      const bets = Array.from({ length: 20 }, () => sendBet(message));
      const answers = (await Promise.all(bets)).map(said);
      equal(count(answers, 'OK'), 1);
      equal(count(answers, 'OK duplicate'), 19);
      equal(await balance(), '90.0000');
    },
  },
  {
    number: 19,
    title: 'a bet in EUR, a win in EUR',
    run: async (bench) => {
      const { bet, win, balance, sendBet, sendWin } = messagesOf(bench, await bench.player());
      const before = await bench.parked();
      equal(said(await sendBet(bet('10.0000', { currency: 'EUR' }))), 'CURRENCY_MISMATCH');
      equal(await bench.parked(), before);
      const foreign = win('10.0000', { currency: 'EUR' });
      equal(said(await sendWin(foreign)), 'CURRENCY_MISMATCH');
      equal(said(await sendWin(foreign)), 'CURRENCY_MISMATCH');
      equal(await bench.parked(), before + 1);
      equal(said(await sendWin(win('10.0000', { member: '999999999' }))), 'MEMBER_UNKNOWN');
      equal(said(await sendWin(win('10.0000', { member: 'nobody' }))), 'MEMBER_UNKNOWN');
      equal(said(await sendWin(win('much'))), 'MALFORMED');
      equal(await bench.parked(), before + 4);
      equal(await balance(), '100.0000');
    },
  },
  {
    number: 25,
    title: "above the game's maximum, above the day's loss limit; a win and a rollback after it",
    run: async (bench) => {
      const { bet, win, rollback, balance, sendBet, sendWin, sendRollback } = messagesOf(
        bench,
        await bench.player({ balance: '100000.0000' }),
      );
      const small = bet('10.0000');
      equal(said(await sendBet(small)), 'OK');
      const above = Money.text(Money.of(bench.maxBet) + Money.of(bench.unit));
      const reply = await sendBet(bet(above));
      equal(said(reply), 'LIMIT_REACHED');
      deepEqual(reply.body.limit, { kind: 'stake', max: bench.maxBet, used: above });
      equal(said(await sendWin(win('1.0000'))), 'OK');
      equal(said(await sendRollback(rollback(small.transaction))), 'OK');
      equal(await balance(), '100001.0000');
      await withinLimits(bench);
    },
  },
  {
    number: 26,
    title: 'win 25 before its bet 10',
    run: async (bench) => {
      const { bet, win, balance, sendBet, sendWin } = messagesOf(bench, await bench.player());
      equal(said(await sendWin(win('25.0000'))), 'OK');
      equal(said(await sendBet(bet('10.0000'))), 'OK');
      equal(await balance(), '115.0000');
    },
  },
  {
    number: 27,
    title: 'win 25 three times',
    run: async (bench) => {
      const { win, balance, sendWin } = messagesOf(bench, await bench.player());
      const message = win('25.0000');
      const answers = [];
      for (let i = 0; i < 3; i++) answers.push(said(await sendWin(message)));
      deepEqual(answers, ['OK', 'OK duplicate', 'OK duplicate']);
      equal(await balance(), '125.0000');
    },
  },
  {
    number: 28,
    title: 'win 0',
    run: async (bench) => {
      const { bet, win, balance, sendBet, sendWin, state } = messagesOf(
        bench,
        await bench.player(),
      );
      equal(said(await sendBet(bet('10.0000'))), 'OK');
      const reply = await sendWin(win('0.0000', { final: true }));
      equal(said(reply), 'OK');
      ok(!('transactionId' in reply.body), 'nothing moved');
      equal(await balance(), '90.0000');
      deepEqual(await state(), { state: 'closed', flags: [] });
    },
  },
  {
    number: 29,
    title: 'betWin 10/25 with balance 5',
    run: async (bench) => {
      const { betWin, balance, sendBetWin } = messagesOf(
        bench,
        await bench.player({ balance: '5.0000' }),
      );
      equal(said(await sendBetWin(betWin('10.0000', '25.0000'))), 'INSUFFICIENT_FUNDS');
      equal(await balance(), '5.0000');
    },
  },
  {
    number: 30,
    title: 'betWin 10/25, repeated',
    run: async (bench) => {
      const { betWin, balance, sendBetWin } = messagesOf(bench, await bench.player());
      const message = betWin('10.0000', '25.0000');
      equal(said(await sendBetWin(message)), 'OK');
      equal(said(await sendBetWin(message)), 'OK duplicate');
      equal(await balance(), '115.0000');
    },
  },
];

/** A member with a loss limit of 15 a day. */
async function withinLimits(bench: Bench) {
  const player = await bench.player();
  const { bet, win, rollback, sendBet, sendWin, sendRollback, holds } = messagesOf(bench, player);
  await bench.limitLoss(player, '15.0000');
  const small = bet('10.0000');
  equal(said(await sendBet(small)), 'OK');
  const reply = await sendBet(bet('10.0000'));
  equal(said(reply), 'RG_LIMIT');
  const limit = reply.body.limit as Record<string, unknown>;
  deepEqual([limit.kind, limit.max, limit.used], ['loss', '15.0000', '10.0000']);
  equal(said(await sendWin(win('1.0000'))), 'OK');
  equal(said(await sendRollback(rollback(small.transaction))), 'OK');
  await holds('101.0000');
}
