import { deepEqual, equal, ok } from 'node:assert/strict';
import type { ConformanceCase, Reply } from './bench.ts';
import { messagesOf, said } from './messages.ts';

/** Longer than any cache entry, log or nonce is kept. */
const LONG_SECONDS = 400 * 86_400;

/** Rollbacks: what they undo, what they forbid for ever, and that their order does not matter. */
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
    number: 34,
    title: 'a tombstone, a restart, 400 days later: the bet',
    run: async (bench) => {
      const { member } = await bench.player();
      const before = messagesOf(bench, { member, session: '' });
      const message = before.bet('10.0000');
      equal(said(await before.sendRollback(before.rollback(message.transaction))), 'OK');
      await bench.restart();
      bench.advance(LONG_SECONDS);
      const code = await bench.launchCode({ member, session: '' });
      const { body } = await bench.send('authenticate', { code });
      equal(said(await before.sendBet({ ...message, session: body.session })), 'ROLLED_BACK');
      await before.holds('100.0000');
    },
  },
  {
    number: 35,
    title: "a rollback naming another member's bet",
    run: async (bench) => {
      const one = await bench.player();
      const other = await bench.player();
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
    number: 39,
    title: 'win 50, bets of 140, rollback of the win; then a win of 60',
    run: async (bench) => {
      const player = await bench.player();
      const { bet, win, rollback, sendBet, sendWin, sendRollback } = messagesOf(bench, player);
      const taken = win('50.0000');
      equal(said(await sendWin(taken)), 'OK');
      equal(said(await sendBet(bet('140.0000'))), 'OK');
      equal(said(await sendRollback(rollback(taken.transaction))), 'OK');
      deepEqual(await bench.accounts(player), { cash: '0.0000', held: '0.0000', debt: '40.0000' });
      equal(said(await sendWin(win('60.0000'))), 'OK');
      deepEqual(await bench.accounts(player), { cash: '20.0000', held: '0.0000', debt: '0.0000' });
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
