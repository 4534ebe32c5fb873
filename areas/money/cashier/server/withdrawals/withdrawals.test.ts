import { randomUUID } from 'node:crypto';
import { Money, type MemberId } from '@palaro/kernel';
import { execute, HOUSE_VENDOR, launchSession } from '@palaro/wallet/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breaches, withdrawalSite, WITHDRAW } from './test-withdrawals.ts';

let site: Awaited<ReturnType<typeof withdrawalSite>>;
beforeAll(async () => {
  site = await withdrawalSite();
});
afterAll(async () => {
  expect(await breaches(site)).toEqual([]);
  await site.stop();
});

/** What the wallet answers to a bet of a peso. */
async function betOne(member: MemberId) {
  const vendor = HOUSE_VENDOR;
  const game = 'perlas';
  const about = { device: 'MOBILE', language: 'EN', country: 'PH', nickname: 'Ana' } as const;
  await launchSession(site.app, { member, vendor, game, ...about });
  const amounts = { bet: Money.of('1.0000'), win: Money.of('0.0000') };
  const of = { vendor, member, game, currency: 'PHP', round: 'case21', transaction: 'case21' };
  const [answer] = await execute(site.app, [{ kind: 'betWin', ...of, ...amounts }]);
  return answer?.status;
}

describe('MONEY-02 a withdrawal', () => {
  it('case 21: is held at once, so that the money can neither be bet nor asked for twice', async () => {
    const member = await site.payee('player101');
    const { amount, bars } = await member.withdrawable();
    expect([await member.money(), bars]).toEqual([[amount, '0.0000'], []]);
    const made = await member.withdraw(amount);
    expect([made.status, made.value.state]).toEqual([200, 'Review']);
    expect(made.value.reference).toMatch(/^W\d{13}$/);
    expect(await member.money()).toEqual(['0.0000', amount]);
    expect(await betOne(member.id as MemberId)).toBe('INSUFFICIENT_FUNDS');
    expect((await member.withdraw('1.0000')).code).toBe('amount_min');
    expect((await member.withdraw('100.0000')).code).toBe('withdraw_open');
  });

  it('is found again by its key; another input under the key is refused', async () => {
    const member = await site.payee('player102');
    const key = randomUUID();
    const made = await member.withdraw('100.0000', { key });
    const again = await member.withdraw('100.0000', { key });
    expect(again.value).toEqual(made.value);
    expect((await member.withdraw('200.0000', { key })).code).toBe('idempotency_mismatch');
    expect((await member.money())[1]).toBe('100.0000');
  });

  it('is cancelled once: the money is back, a second time says so', async () => {
    const member = await site.payee('player103');
    const before = await member.money();
    const { value } = await member.withdraw('300.0000');
    expect((await member.cancel(value.id)).value.state).toBe('Cancelled');
    expect(await member.money()).toEqual(before);
    const again = await member.cancel(value.id);
    expect([again.status, again.code, again.data]).toEqual([
      409,
      'order_state',
      { state: 'Cancelled' },
    ]);
    const other = await site.payee('player104');
    expect((await other.cancel(value.id)).status).toBe(404);
  });

  it('of one balance asked for 64 times at once is paid once', async () => {
    const member = await site.payee('player105');
    const { amount } = await member.withdrawable();
    const asked = Array.from({ length: 64 }, () => member.withdraw(amount));
    const answers = await Promise.all(asked);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await member.money()).toEqual(['0.0000', amount]);
  });

  it('case 17: under one key at once gets one order every time', async () => {
    const member = await site.payee('player129');
    const key = randomUUID();
    const asked = Array.from({ length: 4 }, () => member.withdraw('100.0000', { key }));
    const answers = await Promise.all(asked);
    expect(answers.map(({ code }) => code)).toEqual(Array(4).fill(undefined));
    expect(new Set(answers.map(({ value }) => value.id)).size).toBe(1);
  });
});

describe('MONEY-02 who may not', () => {
  it('case 35: a trial account is told to log in, a guest is nobody', async () => {
    const response = await fetch(`${site.url}${WITHDRAW}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ cardId: randomUUID(), amount: '100.0000', paymentPassword: '1' }),
    });
    expect(response.status).toBe(401);
    for (const account of ['trial1', 'house1']) {
      const trial = await site.member(account);
      const body = { cardId: randomUUID(), amount: '100.0000', paymentPassword: '1' };
      const answer = await trial.ask('POST', WITHDRAW, body, {
        headers: { 'Idempotency-Key': randomUUID() },
      });
      expect([answer.status, answer.code]).toEqual([403, 'account.trial']);
    }
  });

  it('case 36: with the switch off it is refused', async () => {
    const member = await site.payee('player106');
    await site.app.site.change({ switches: { WITHDRAW: false } });
    expect((await member.withdraw('100.0000')).status).toBe(403);
    const { amount, bars } = await member.withdrawable();
    expect([amount, bars.map(({ bar }) => bar)]).toEqual(['0.0000', ['switched_off']]);
    await site.app.site.change({ switches: { WITHDRAW: true } });
  });

  it('case 34: an excluded member may', async () => {
    const member = await site.payee('player107');
    await site.app.pool.query(
      `insert into exclusion (member_id, kind, from_at, until_at)
       values ($1, 'self', $2, null)`,
      [member.id, site.app.clock.now()],
    );
    expect((await member.withdraw('100.0000')).value.stateText).toBe('Under review');
  });

  it('case 32: five wrong payment passwords at once lock it for an hour, counted exactly', async () => {
    const member = await site.payee('player108');
    const wrong = Array.from({ length: 7 }, () =>
      member.withdraw('100.0000', { password: '000000' }),
    );
    const codes = (await Promise.all(wrong)).map(({ code }) => code);
    expect(codes.filter((code) => code === 'payment_password_wrong')).toHaveLength(5);
    expect(codes.filter((code) => code === 'payment_password_locked')).toHaveLength(2);
    expect((await member.withdraw('100.0000')).code).toBe('payment_password_locked');
    site.app.clock.advance(3_601);
    await member.again();
    expect((await member.withdraw('100.0000')).status).toBe(200);
  });

  it('case 33: a card is usable after 24 hours, not a moment before', async () => {
    const member = await site.payee('player109');
    const usable = (seconds: number) =>
      site.app.pool.query('update bank_card set usable_from = $2 where id = $1', [
        member.card,
        new Date(site.app.clock.now().getTime() + seconds * 1_000),
      ]);
    await usable(60);
    const early = await member.withdraw('100.0000');
    expect([early.status, early.code]).toEqual([422, 'card_not_usable_yet']);
    await usable(0);
    expect((await member.withdraw('100.0000')).status).toBe(200);
  });
});
