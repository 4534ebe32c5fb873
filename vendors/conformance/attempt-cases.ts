import { equal, notEqual, ok } from 'node:assert/strict';
import { randomHex } from '@palaro/kernel';
import type { AttemptChange, Bench, ConformanceCase, Message } from './bench.ts';
import { messagesOf, said } from './messages.ts';

/** Signature, time and form of a message: all are checked before the wallet is asked. */
export const attemptCases: ConformanceCase[] = [
  {
    number: 1,
    title: 'the worked vector, byte for byte',
    run: async (bench) => {
      const reply = await bench.vector();
      ok(reply.signed, 'the answer is signed');
      // SESSION_INVALID is fine: the vector's session does not exist here, but signature and time
      // were accepted.
      for (const refused of ['SIGNATURE_INVALID', 'STALE', 'REPLAYED', 'MALFORMED']) {
        notEqual(said(reply), refused);
      }
    },
  },
  {
    number: 2,
    title: 'one body byte changed',
    run: async (bench) => {
      const tampered = (body: string) => body.replace('0', '1');
      await refusedAttempt(bench, { tampered }, 'SIGNATURE_INVALID');
    },
  },
  {
    number: 3,
    title: "a bet's signature on /win",
    run: async (bench) => {
      await refusedAttempt(bench, { signedAs: 'bet' }, 'SIGNATURE_INVALID', 'win');
    },
  },
  {
    number: 4,
    title: 'a timestamp 301 s in the past, 301 s in the future',
    run: async (bench) => {
      await refusedAttempt(bench, { timestampOffset: -302 }, 'STALE');
      await refusedAttempt(bench, { timestampOffset: 302 }, 'STALE');
    },
  },
  {
    number: 5,
    title: 'the same nonce twice',
    run: async (bench) => {
      const { bet, balance } = messagesOf(bench, await bench.player());
      const message = bet('10.0000');
      const nonce = randomHex(16);
      equal(said(await bench.send('bet', message, { nonce })), 'OK');
      equal(said(await bench.send('bet', message, { nonce })), 'REPLAYED');
      equal(await balance(), '90.0000');
    },
  },
  {
    number: 6,
    title: 'a retired credential, the second live credential',
    run: async (bench) => {
      const { bet, balance } = messagesOf(bench, await bench.player());
      const { retired, live } = await bench.rotate();
      const old = await bench.send('bet', bet('10.0000'), { credential: retired });
      equal(said(old), 'SIGNATURE_INVALID');
      equal(said(await bench.send('bet', bet('10.0000'), { credential: live })), 'OK');
      equal(await balance(), '90.0000');
    },
  },
  {
    number: 16,
    title: 'malformed amounts',
    run: async (bench) => {
      const { bet, balance, sendBet } = messagesOf(bench, await bench.player());
      for (const amount of bench.wrongAmounts) {
        equal(said(await sendBet(bet('', { amount }))), 'MALFORMED', `amount ${String(amount)}`);
      }
      equal(await balance(), '100.0000');
    },
  },
  {
    number: 17,
    title: 'an unknown field, a field twice, a body of 17 KB',
    run: async (bench) => {
      const { bet, balance } = messagesOf(bench, await bench.player());
      for (const { name, change, status } of bench.spoilt(bet('10.0000'))) {
        equal(said(await bench.send('bet', bet('10.0000'), change)), status, name);
      }
      equal(said(await bench.send('jump', bet('10.0000'))), 'UNKNOWN_COMMAND');
      equal(await balance(), '100.0000');
    },
  },
];

async function refusedAttempt(
  bench: Bench,
  change: AttemptChange,
  status: string,
  command = 'bet',
) {
  const { bet, win, balance } = messagesOf(bench, await bench.player());
  const message: Message = command === 'bet' ? bet('10.0000') : win('10.0000');
  const reply = await bench.send(command, message, change);
  equal(said(reply), status);
  ok(!('balance' in reply.body), 'a stranger learns no balance');
  equal(await balance(), '100.0000');
}
