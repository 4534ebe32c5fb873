import { hashPassword } from '@palaro/accounts/server';
import { memberOfWire } from '@palaro/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoBench } from './test-house-bench.ts';

const ACCOUNT = 'sampaguita48';
const PASSWORD = 'Dalawang-ilog-8';

const { bench, nodes, app, stop } = await demoBench();
beforeAll(async () => {
  const settings = { 'session.devices': 'one', 'encryption.required': false } as const;
  for (const node of nodes.apps()) await node.site.change({ settings });
});
afterAll(stop);

async function logIn(site: string): Promise<string> {
  const response = await fetch(`${site}/wps/session/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ type: 'username', username: ACCOUNT, password: PASSWORD }),
  });
  const { value } = (await response.json()) as { value: { token: string } };
  return value.token;
}

const askWith = async (site: string, token: string) => {
  const headers = { Authorization: `Bearer ${token}`, Language: 'EN' };
  const response = await fetch(`${site}/wps/member/info`, { headers });
  return (await response.json()) as { success: boolean; code?: string; message?: string };
};

it('AC-48 MONEY-06 a running round still settles after another login replaced its session', async () => {
  const site = nodes.url();
  const player = await bench.player();
  const password_hash = await hashPassword(app(), PASSWORD);
  await app()
    .db.updateTable('member')
    .set({ account: ACCOUNT, password_hash })
    .where('id', '=', memberOfWire(player.member) ?? '')
    .execute();
  const round = { member: player.member, currency: 'PHP', game: bench.game, round: 'r-48' };
  const bet = (transaction: string) => ({ ...round, session: player.session, transaction });

  const first = await logIn(site);
  const staked = await bench.send('bet', { ...bet('t-bet'), amount: '10.0000' });
  expect(staked.body).toMatchObject({ status: 'OK', balance: '90.0000' });

  const second = await logIn(site);
  expect(await askWith(site, first)).toMatchObject({
    success: false,
    code: 'session.replaced',
    message: expect.stringContaining('Account logged out') as string,
  });

  const won = await bench.send('win', { ...round, transaction: 't-win', amount: '25.0000' });
  expect(won.body).toMatchObject({ status: 'OK', balance: '115.0000' });
  const close = { ...round, transaction: 't-close', bets: '10.0000', wins: '25.0000' };
  const closed = await bench.send('roundClose', { ...close, refunds: '0.0000' });
  expect(closed.body.status).toBe('OK');
  expect(await bench.round(player, 'r-48')).toMatchObject({ state: 'closed' });
  expect(await askWith(site, second)).toMatchObject({ success: true });

  // Credits are taken even when no session is left at all.
  const again = { ...round, round: 'r-49' };
  const late = { ...bet('t-late'), round: 'r-49', amount: '5.0000' };
  expect((await bench.send('bet', late)).body).toMatchObject({ balance: '110.0000' });
  await fetch(`${site}/wps/session/logout`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${second}` },
  });
  const refund = { ...again, transaction: 't-back', target: 't-late', reason: 'timeout' };
  const refunded = await bench.send('rollback', refund);
  expect(refunded.body).toMatchObject({ status: 'OK', balance: '115.0000' });
  expect(await bench.breaches()).toEqual([]);
});
