import { equal, ok } from 'node:assert/strict';
import type { ConformanceCase } from './bench.ts';
import { messagesOf, said } from './messages.ts';

/** Longer than a session may be idle (protocol §9.5). */
const IDLE_SECONDS = 31 * 60;

/** Launch codes and sessions. Only bets need a live session. */
export const sessionCases: ConformanceCase[] = [
  {
    number: 7,
    title: 'authenticate with a fresh code, then again with the same',
    run: async (bench) => {
      const player = await bench.player();
      const code = await bench.launchCode(player);
      const { body, signed } = await bench.send('authenticate', { code });
      equal(body.status, 'OK');
      ok(signed, 'the answer is signed');
      equal(body.member, player.member);
      equal(body.balance, '100.0000');
      equal(body.mode, 'real');
      ok(typeof body.session === 'string' && body.session.startsWith('gs_'));
      equal(said(await bench.send('authenticate', { code })), 'SESSION_INVALID');
    },
  },
  {
    number: 8,
    title: 'authenticate with a code 61 s old',
    run: async (bench) => {
      const code = await bench.launchCode(await bench.player());
      bench.advance(61);
      equal(said(await bench.send('authenticate', { code })), 'SESSION_INVALID');
    },
  },
  {
    number: 18,
    title: "a bet with another member's session",
    run: async (bench) => {
      const { bet, balance, sendBet } = messagesOf(bench, await bench.player());
      const { session } = await bench.player();
      equal(said(await sendBet(bet('10.0000', { session }))), 'SESSION_INVALID');
      equal(await balance(), '100.0000');
    },
  },
  {
    number: 20,
    title: 'bet 10, the session expires, the same bet again',
    run: async (bench) => {
      const { bet, balance, sendBet } = messagesOf(bench, await bench.player());
      const message = bet('10.0000');
      equal(said(await sendBet(message)), 'OK');
      bench.advance(IDLE_SECONDS);
      equal(said(await sendBet(message)), 'OK duplicate');
      equal(await balance(), '90.0000');
    },
  },
  {
    number: 21,
    title: 'the session expires, a new bet',
    run: async (bench) => {
      const { bet, balance, sendBet } = messagesOf(bench, await bench.player());
      bench.advance(IDLE_SECONDS);
      equal(said(await sendBet(bet('10.0000'))), 'SESSION_EXPIRED');
      equal(await balance(), '100.0000');
    },
  },
  {
    number: 22,
    title: 'bet 10, logout, win 25',
    run: async (bench) => {
      const player = await bench.player();
      const { bet, win, balance, sendBet, sendWin } = messagesOf(bench, player);
      equal(said(await sendBet(bet('10.0000'))), 'OK');
      await bench.logOut(player);
      equal(said(await sendWin(win('25.0000'))), 'OK');
      equal(said(await sendBet(bet('10.0000'))), 'SESSION_INVALID');
      equal(await balance(), '115.0000');
    },
  },
  {
    number: 23,
    title: 'bet 10, self-exclusion, win 25, then bet 5',
    run: async (bench) => {
      const player = await bench.player();
      const { bet, win, balance, sendBet, sendWin } = messagesOf(bench, player);
      equal(said(await sendBet(bet('10.0000'))), 'OK');
      await bench.exclude(player);
      equal(said(await sendWin(win('25.0000'))), 'OK');
      equal(said(await sendBet(bet('5.0000'))), 'MEMBER_BLOCKED');
      equal(await balance(), '115.0000');
    },
  },
  {
    number: 24,
    title: 'bet 10, the vendor is switched off, win 25, rollback of another bet',
    run: async (bench) => {
      const { bet, win, rollback, balance, sendBet, sendWin, sendRollback } = messagesOf(
        bench,
        await bench.player(),
      );
      const other = bet('5.0000');
      equal(said(await sendBet(bet('10.0000'))), 'OK');
      equal(said(await sendBet(other)), 'OK');
      await bench.switchVendor(false);
      try {
        equal(said(await sendBet(bet('1.0000'))), 'VENDOR_DISABLED');
        equal(said(await sendWin(win('25.0000'))), 'OK');
        equal(said(await sendRollback(rollback(other.transaction))), 'OK');
      } finally {
        await bench.switchVendor(true);
      }
      equal(await balance(), '115.0000');
    },
  },
];
