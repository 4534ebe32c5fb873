import { vendorByCode } from '@palaro/vendors';
import { WALLET_STATUSES } from '@palaro/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import { conforms } from './test-conformance.ts';
import { kasaBench } from './test-kasa-bench.ts';

const { bench, nodes, stop } = await kasaBench();
afterAll(stop);

describe('a vendor of another dialect: forms, an MD5 hash, cents, numbers (§13)', () => {
  conforms(bench);
});

it('has a separate number for each status of the protocol', () => {
  const codes = WALLET_STATUSES.map((status) => {
    const answer = { status, at: nodes.clock.now() };
    const written = vendorByCode('KASA')?.wire.write({
      command: 'bet',
      requestId: 'rq-1',
      answer,
      signer: null,
    });
    return new URLSearchParams(written?.body).get('code');
  });
  expect(new Set(codes).size).toBe(WALLET_STATUSES.length);
  expect(codes).not.toContain('99');
});

it('accepts one id for a bet and its win, and a rollback undoes the bet', async () => {
  const player = await bench.player();
  const about = { member: player.member, currency: 'PHP', game: bench.game, round: 'r-one-id' };
  const one = { ...about, transaction: 'one-id' };
  const bet = { ...one, session: player.session, amount: '10.0000' };
  const win = { ...one, amount: '25.0000' };
  const sendTwice = async (command: string, message: object) => [
    (await bench.send(command, { ...message })).body,
    (await bench.send(command, { ...message })).body,
  ];
  expect(await sendTwice('bet', bet)).toMatchObject([{ status: 'OK' }, { duplicate: true }]);
  expect(await sendTwice('win', win)).toMatchObject([{ status: 'OK' }, { duplicate: true }]);
  expect(await bench.balance(player)).toBe('115.0000');
  const undo = { ...about, transaction: 'undo', target: 'one-id', reason: 'voided' };
  expect((await bench.send('rollback', { ...undo, undo: 'bet' })).body.status).toBe('OK');
  expect(await bench.balance(player)).toBe('125.0000');
});
