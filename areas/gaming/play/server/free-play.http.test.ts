import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { excludeMember } from '@palaro/accounts/server';
import { Money, plusSeconds } from '@palaro/kernel';
import { INVARIANTS } from '@palaro/ledger';
import { foldNow } from '@palaro/server-app/folds';
import { testApp, type TestApp } from '@palaro/testkit';
import { setPlayLimit } from '@palaro/wallet/server';

let test: TestApp;
beforeAll(async () => {
  test = await testApp({ demo: true });
  test.tokens.house1 = await test.login('house1');
  test.tokens.member2 = await test.login('member2');
  test.tokens.special1 = await test.login('special1');
});
afterAll(() => test.stop());

interface Answered {
  status: number;
  code?: string;
  message?: string;
  data?: unknown;
  // Calls differ in shape; a test reads the fields it knows.
  value: Record<string, never>;
}

async function ask(account: string, path: string, body?: object) {
  const response = await fetch(test.url + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body ? { 'Content-Type': 'application/json' } : {}),
      Authorization: `Bearer ${test.tokens[account] ?? ''}`,
      Language: 'EN',
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, ...((await response.json()) as object) } as Answered;
}

const launch = (account: string, more: object = {}) =>
  ask(account, '/wps/game/launchGame', {
    vendor: 'PALARO',
    gameId: 'dice',
    gameCategory: 'INHOUSE',
    ...more,
  });
const roll = (stake = '10.0000', roundRef: string = randomUUID()) => ({
  roundRef,
  stake,
  params: { side: 'under', winNumbers: 4950 },
});
const bet = (account: string, freePlay?: string, body: object = roll()) =>
  ask(account, `/api/v1/games/dice/bet${freePlay ? `?freePlay=${freePlay}` : ''}`, body);
const mainOf = async (account: string) =>
  (await ask(account, '/wps/wallets/balance')).value.main as unknown as string;
const idOf = async (account: string) => {
  const { rows } = await test.app.pool.query('select id from member where account = $1', [account]);
  return (rows as { id: string }[])[0]!.id;
};

describe('GAME-12 free play of a real account', () => {
  it('MONEY-06 51 uses a separate wallet and leaves the real one unchanged', async () => {
    const before = await mainOf('member1');
    const opened = await launch('member1', { supportFreePlay: true });
    expect(opened).toMatchObject({
      status: 200,
      value: { mode: 'trial', url: '/m/game/dice?freePlay=1' },
    });
    const session = String(opened.value.sessionId);
    const state = () => ask('member1', `/api/v1/free-play/${session}`);
    expect(await state()).toMatchObject({ value: { gameId: 'dice', balance: '2000.0000' } });
    const played = await bet('member1', session);
    expect(played).toMatchObject({ status: 200, value: { stake: '10.0000', nonce: 0 } });
    const { payout, balance, roundId } = played.value as unknown as Record<string, string>;
    const left = Money.of('1990.0000') + Money.of(payout!);
    expect(balance).toBe(Money.text(left));
    expect(await state()).toMatchObject({ value: { balance } });
    expect(await mainOf('member1')).toBe(before);
    // The free play has separate rounds and seeds, which no stranger sees.
    const asFree = `?freePlay=${session}`;
    expect(await ask('member1', `/api/v1/rounds/${roundId}${asFree}`)).toMatchObject({
      status: 200,
    });
    expect(await ask('member1', `/api/v1/rounds/${roundId}`)).toMatchObject({ status: 404 });
    expect(await ask('member1', `/api/v1/games/dice/rounds${asFree}`)).toMatchObject({
      value: { list: [{ roundId }] },
    });
    const seeds = await ask('member1', `/api/v1/fairness/seeds${asFree}`);
    const real = await ask('member1', '/api/v1/fairness/seeds');
    expect(seeds.value.active).not.toEqual(real.value.active);
    expect(await ask('member2', `/api/v1/free-play/${session}`)).toMatchObject({ status: 409 });
    expect(await bet('member2', session)).toMatchObject({ code: 'play.session_ended' });
  });

  it('two of the house’s games are open side by side', async () => {
    await launch('member1');
    await launch('member1', { gameId: 'perlas' });
    expect(await bet('member1')).toMatchObject({ status: 200 });
  });

  it('goes on beside real play, and a second launch starts a new one', async () => {
    await launch('member1');
    const first = (await launch('member1', { supportFreePlay: true })).value.sessionId;
    expect(await bet('member1')).toMatchObject({ status: 200 });
    expect(await bet('member1', first)).toMatchObject({ status: 200 });
    const second = (await launch('member1', { supportFreePlay: true })).value.sessionId;
    expect(await bet('member1', first)).toMatchObject({ code: 'play.session_ended' });
    expect(await ask('member1', `/api/v1/free-play/${second}`)).toMatchObject({
      value: { balance: '2000.0000' },
    });
    expect(await bet('member1')).toMatchObject({ status: 200 });
  });

  it('never falls back to real money, whatever session the call names', async () => {
    const real = (await launch('member1')).value.sessionId;
    const before = await mainOf('member1');
    for (const named of [real, randomUUID()]) {
      expect(await bet('member1', named)).toMatchObject({ status: 409 });
    }
    expect(await bet('member1', 'none')).toMatchObject({ status: 400 });
    expect(await mainOf('member1')).toBe(before);
  });

  it('appears in no record, on no board and in no book of real money', async () => {
    const count = async () => {
      await foldNow(test.app);
      const { rows } = await test.app.pool.query(`select
        (select count(*) from posting where book = 1)::int postings,
        (select count(*) from winner)::int winners, (select sum(rounds) from game_day)::int days`);
      return (rows as object[])[0];
    };
    const before = await count();
    const records = await ask('member1', '/api/v1/rounds');
    const { sessionId } = (await launch('member1', { supportFreePlay: true })).value;
    for (let i = 0; i < 20; i++) await bet('member1', sessionId);
    await launch('trial1');
    for (let i = 0; i < 20; i++) await bet('trial1');
    expect(await count()).toEqual(before);
    expect((await ask('member1', '/api/v1/rounds')).value).toEqual(records.value);
    for (const { id, sql } of INVARIANTS) {
      expect([id, (await test.app.pool.query(sql)).rows]).toEqual([id, []]);
    }
  });

  it.each([['trial1'], ['house1']])(
    '%s has one wallet of play money for all games',
    async (who) => {
      const opened = await launch(who, { supportFreePlay: true });
      expect(opened).toMatchObject({ value: { mode: 'trial', url: '/m/game/dice' } });
      const before = Money.of(await mainOf(who));
      const { payout } = (await bet(who)).value as unknown as Record<string, string>;
      expect(await mainOf(who)).toBe(Money.text(before - Money.of('10.0000') + Money.of(payout!)));
    },
  );
});

describe('MONEY-06 play limits and exclusion over HTTP', () => {
  it('a reached limit is named with what it leaves; play money is not limited', async () => {
    await launch('member2');
    const limit = { kind: 'wager', period: 'day', amount: Money.of('25.0000') } as const;
    expect(await bet('member2')).toMatchObject({ status: 200 });
    await setPlayLimit(test.app, await idOf('member2'), limit);
    expect(await bet('member2')).toMatchObject({ status: 200 });
    const refused = await bet('member2');
    expect(refused).toMatchObject({
      status: 422,
      code: 'rg.limit_reached',
      data: { kind: 'wager', period: 'day', limit: '25.0000', used: '20.0000' },
    });
    expect(refused.message).toContain('₱25.00');
    expect(await bet('member2', undefined, roll('5.0000'))).toMatchObject({ status: 200 });
    const { sessionId } = (await launch('member2', { supportFreePlay: true })).value;
    expect(await bet('member2', sessionId, roll('100.0000'))).toMatchObject({ status: 200 });
  });

  it('RG-13 a time-out refuses bets and launches at once and ends at its second', async () => {
    await launch('special1');
    const free = (await launch('special1', { supportFreePlay: true })).value.sessionId;
    expect(await bet('special1')).toMatchObject({ status: 200 });
    const until = plusSeconds(test.app.clock.now(), 60);
    await excludeMember(test.app, await idOf('special1'), { kind: 'time_out', until });
    for (const play of [undefined, free]) {
      expect(await bet('special1', play)).toMatchObject({ status: 403, code: 'rg.time_out' });
    }
    for (const more of [{}, { supportFreePlay: true }]) {
      expect(await launch('special1', more)).toMatchObject({ status: 403, code: 'rg.time_out' });
    }
    expect(await mainOf('special1')).toMatch(/^\d/);
    test.app.clock.advance(61);
    expect(await launch('special1')).toMatchObject({ status: 200 });
    expect(await bet('special1')).toMatchObject({ status: 200 });
    await excludeMember(test.app, await idOf('special1'), {
      kind: 'self',
      until: plusSeconds(until, 90),
    });
    expect(await launch('special1')).toMatchObject({ status: 403, code: 'rg.excluded' });
    test.app.clock.advance(200);
    expect(await launch('special1')).toMatchObject({ status: 403, code: 'rg.excluded' });
  });
});
