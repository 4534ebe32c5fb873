import { equal, ok } from 'node:assert/strict';
import type { Bench, ConformanceCase, Message, Reply } from './bench.ts';
import { messagesOf, said } from './messages.ts';

/** Orders that run beside each other, each with a player of its own. */
const AT_ONCE = 20;

/** Rollbacks: what they undo, what they forbid for ever, and that order never matters. */
export const rollbackCases: ConformanceCase[] = [
  {
    number: 31,
    title: 'rollback of betWin 10/25',
    run: async (bench) => {
      const { betWin, rollback, balance, sendBetWin, sendRollback } = messagesOf(
        bench,
        await bench.player(),
      );
      const both = betWin('10.0000', '25.0000');
      equal(said(await sendBetWin(both)), 'OK');
      equal(said(await sendRollback(rollback(both.transaction))), 'OK');
      equal(await balance(), '100.0000');
    },
  },
  {
    number: 32,
    title: 'bet 10, rollback, rollback again under a new id',
    run: async (bench) => {
      const { bet, rollback, balance, sendBet, sendRollback } = messagesOf(
        bench,
        await bench.player(),
      );
      const message = bet('10.0000');
      equal(said(await sendBet(message)), 'OK');
      equal(said(await sendRollback(rollback(message.transaction))), 'OK');
      equal(said(await sendRollback(rollback(message.transaction))), 'OK duplicate');
      equal(await balance(), '100.0000');
    },
  },
  {
    number: 33,
    title: 'rollback first, then its bet 10',
    run: async (bench) => {
      const { bet, rollback, balance, sendBet, sendRollback } = messagesOf(
        bench,
        await bench.player(),
      );
      const message = bet('10.0000');
      const tombstone = await sendRollback(rollback(message.transaction));
      equal(said(tombstone), 'OK');
      ok(!('transactionId' in tombstone.body), 'nothing moved');
      equal(said(await sendBet(message)), 'ROLLED_BACK');
      equal(await balance(), '100.0000');
    },
  },
  {
    number: 35,
    title: "a rollback naming another member's bet",
    run: async (bench) => {
      const [one, other] = [await bench.player(), await bench.player()];
      const mine = messagesOf(bench, one);
      const theirs = messagesOf(bench, other);
      const message = theirs.bet('10.0000');
      equal(said(await theirs.sendBet(message)), 'OK');
      equal(said(await mine.sendRollback(mine.rollback(message.transaction))), 'OK');
      equal(await theirs.balance(), '90.0000');
      const { transaction } = message;
      equal(said(await mine.sendBet(mine.bet('10.0000', { transaction }))), 'ROLLED_BACK');
      equal(await mine.balance(), '100.0000');
    },
  },
  {
    number: 36,
    title: 'rollback of a rollback',
    run: async (bench) => {
      const { bet, rollback, balance, sendBet, sendRollback } = messagesOf(
        bench,
        await bench.player(),
      );
      const message = bet('10.0000');
      const undo = rollback(message.transaction);
      equal(said(await sendBet(message)), 'OK');
      equal(said(await sendRollback(undo)), 'OK');
      equal(said(await sendRollback(rollback(undo.transaction))), 'TARGET_MISMATCH');
      equal(await balance(), '100.0000');
    },
  },
  {
    number: 37,
    title: 'all orders of {bet 10, bet 20, win 7.7777, rollback of 20, duplicate of bet 10}',
    run: async (bench) => {
      const orders = ordersOf([0, 1, 2, 3, 4]);
      for (let at = 0; at < orders.length; at += AT_ONCE) {
        await Promise.all(orders.slice(at, at + AT_ONCE).map((order) => oneOrder(bench, order)));
      }
    },
  },
  {
    number: 59,
    title: 'question by reference before, after, after rollback, after a tombstone',
    run: async (bench) => {
      const player = await bench.player();
      const { bet, rollback, id, balance, sendBet, sendRollback } = messagesOf(bench, player);
      const message = bet('10.0000');
      const transaction = String(message.transaction);
      const state = async (of: string) => (await bench.ask(player, of)).body.state;
      equal(await state(transaction), 'unseen');
      await sendBet(message);
      const posted: Reply = await bench.ask(player, transaction);
      ok(posted.signed, 'the answer is signed');
      equal(posted.body.state, 'posted');
      equal(posted.body.amount, '10.0000');
      await sendRollback(rollback(transaction));
      equal(await state(transaction), 'reversed');
      const never = id();
      await sendRollback(rollback(never));
      equal(await state(never), 'tombstone');
      equal(await balance(), '100.0000');
    },
  },
];

async function oneOrder(bench: Bench, order: readonly number[]) {
  const { bet, win, rollback, balance } = messagesOf(bench, await bench.player());
  const [first, second] = [bet('10.0000'), bet('20.0000')];
  const messages: [string, Message][] = [
    ['bet', first],
    ['bet', second],
    ['win', win('7.7777')],
    ['rollback', rollback(second.transaction)],
    ['bet', first],
  ];
  for (const at of order) {
    const [command, message] = messages[at] ?? ['', {}];
    const { body } = await bench.send(command, message);
    ok(body.status === 'OK' || body.status === 'ROLLED_BACK', `${command}: ${body.status}`);
  }
  equal(await balance(), '97.7777', `in the order ${order.join(' ')}`);
}

function ordersOf(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((first) =>
    ordersOf(items.filter((item) => item !== first)).map((rest) => [first, ...rest]),
  );
}
