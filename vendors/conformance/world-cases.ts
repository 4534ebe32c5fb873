import { deepEqual, equal, ok } from 'node:assert/strict';
import type { ConformanceCase } from './bench.ts';
import { messagesOf, said } from './messages.ts';

/** Play money, free play and free rounds must never mix with the member's real money. */
export const worldCases: ConformanceCase[] = [
  {
    number: 50,
    title: 'a trial session: bet 10, win 25',
    run: async (bench) => {
      const player = await bench.player({ world: 'trial' });
      ok(player.session.startsWith('gt_'));
      const { bet, win, sendBet, sendWin, holds } = messagesOf(bench, player);
      equal(said(await sendBet(bet('10.0000'))), 'OK');
      equal(said(await sendWin(win('25.0000', { final: true }))), 'OK');
      await holds('115.0000');
      equal(await bench.counted(player), 0);
    },
  },
  {
    number: 51,
    title: "a real member's free play",
    run: async (bench) => {
      const player = await bench.player();
      const shadow = await bench.freePlay(player);
      ok(shadow.member.startsWith('f-'), 'the vendor is told of a shadow');
      const { bet, win, sendBet, sendWin } = messagesOf(bench, shadow);
      equal(said(await sendBet(bet('10.0000'))), 'OK');
      const reply = await sendWin(win('25.0000', { final: true }));
      equal(said(reply), 'OK');
      equal(reply.body.balance, '2015.0000');
      equal(await bench.balance(player), '100.0000');
    },
  },
  {
    number: 52,
    title: "a trial member's token on a real member's id",
    run: async (bench) => {
      const trial = await bench.player({ world: 'trial' });
      const real = await bench.player();
      const { bet, sendBet, holds } = messagesOf(bench, real);
      equal(said(await sendBet(bet('10.0000', { session: trial.session }))), 'SESSION_INVALID');
      await holds('100.0000');
      equal(await bench.balance(trial), '100.0000');
    },
  },
  {
    number: 53,
    title: 'a free round: bet 0, win 12',
    run: async (bench) => {
      const player = await bench.player();
      const { bet, win, sendBet, sendWin, holds } = messagesOf(bench, player);
      const freeRound = 'grant-7';
      equal(said(await sendBet(bet('0.0000', { freeRound }))), 'OK');
      const won = win('12.0000', { freeRound, kind: 'freeRound', final: true });
      equal(said(await sendWin(won)), 'OK');
      equal(said(await sendWin(won)), 'OK duplicate');
      await holds('100.0000');
      deepEqual(await bench.awards(player), [{ amount: '12.0000', turnover: '120.0000' }]);
    },
  },
];
