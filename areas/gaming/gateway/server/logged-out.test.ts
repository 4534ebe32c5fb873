import { hashPassword } from '@palaro/accounts/server';
import { memberOfWire } from '@palaro/kernel';
import { setPlayLimit } from '@palaro/wallet/server';
import { Money } from '@palaro/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoBench } from './test-house-bench.ts';

const PASSWORD = 'Dalawang-ilog-8';

const { bench, nodes, app, stop } = await demoBench();
beforeAll(async () => {
  for (const node of nodes.apps())
    await node.site.change({ settings: { 'encryption.required': false } });
});
afterAll(stop);

/** A member who is logged in and has a game open. */
async function playing(account: string) {
  const player = await bench.player();
  const id = memberOfWire(player.member) ?? '';
  await app()
    .db.updateTable('member')
    .set({ account, password_hash: await hashPassword(app(), PASSWORD) })
    .where('id', '=', id)
    .execute();
  const ask = (path: string, body: object, token?: string) =>
    fetch(nodes.url() + path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(body),
    });
  const login = { type: 'username', username: account, password: PASSWORD };
  const answer = (await (await ask('/wps/session/login', login)).json()) as {
    value: { token: string };
  };
  const round = { member: player.member, currency: 'PHP', game: bench.game, round: `r-${account}` };
  const bet = async (transaction: string, amount = '10.0000') =>
    (await bench.send('bet', { ...round, session: player.session, transaction, amount })).body;
  return { id, bet, call: (path: string, body: object) => ask(path, body, answer.value.token) };
}

it('MONEY-06 a bet right after an answered logout is refused, on every node', async () => {
  const { bet, call } = await playing('sampaguita61');
  expect(await bet('t-61-a')).toMatchObject({ status: 'OK' });
  expect((await call('/wps/session/logout', {})).status).toBe(200);
  const late = await Promise.all(['b', 'c', 'd', 'e'].map((one) => bet(`t-61-${one}`)));
  expect(late.map(({ status }) => status)).toEqual(Array(4).fill('SESSION_INVALID'));
  // The bet that was taken keeps its answer.
  expect(await bet('t-61-a')).toMatchObject({ status: 'OK', duplicate: true });
});

it('MONEY-06 a bet right after all sessions were ended is refused', async () => {
  const { bet, id } = await playing('sampaguita62');
  expect(await bet('t-62-a')).toMatchObject({ status: 'OK' });
  const { endSessionsOfMember } = await import('@palaro/accounts/server');
  await endSessionsOfMember(app(), id, 'password');
  expect(await bet('t-62-b')).toMatchObject({ status: 'SESSION_INVALID' });
});

it('RG-12 MONEY-06 a limit’s refusal tells the vendor what was used before the stake', async () => {
  const { bet, id } = await playing('sampaguita63');
  const amount = Money.of('100.0000');
  await setPlayLimit(app(), id, { kind: 'wager', period: 'day', amount });
  expect(await bet('t-63-a', '60.0000')).toMatchObject({ status: 'OK' });
  expect(await bet('t-63-b', '50.0000')).toMatchObject({
    status: 'RG_LIMIT',
    limit: { kind: 'wager', max: '100.0000', used: '60.0000' },
  });
});
