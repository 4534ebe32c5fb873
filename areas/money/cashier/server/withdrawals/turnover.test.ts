import { Money, type MemberId } from '@palaro/kernel';
import { execute, HOUSE_VENDOR, launchSession } from '@palaro/wallet/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breaches, withdrawalSite } from './test-withdrawals.ts';

let site: Awaited<ReturnType<typeof withdrawalSite>>;
beforeAll(async () => {
  site = await withdrawalSite();
});
afterAll(async () => {
  expect(await breaches(site)).toEqual([]);
  await site.stop();
});

const GAME = 'perlas';
let named = 0;

/** A member who has to bet this much, with a session of a game whose bets count in full. */
async function owing(account: string, required: string) {
  const member = await site.payee(account);
  const { app } = site;
  await app.pool.query(
    `insert into turnover_requirement (member_id, requirement_id, cause_kind, cause_id, required,
        opened_at)
      values ($1, nextval('turnover_requirement_id'), 'deposit', 'case31', $2, $3)`,
    [member.id, Money.of(required), app.clock.now()],
  );
  const id = member.id as MemberId;
  const about = { device: 'MOBILE', language: 'EN', country: 'PH', nickname: 'Ana' } as const;
  await launchSession(app, { member: id, vendor: HOUSE_VENDOR, game: GAME, ...about });
  const of = { vendor: HOUSE_VENDOR, member: id, currency: 'PHP', game: GAME };
  return {
    ...member,
    async play(bet: string) {
      const round = `case31-${(named += 1)}`;
      const amounts = { bet: Money.of(bet), win: Money.of('0.0000') };
      const command = { kind: 'betWin', ...of, round, transaction: round, ...amounts } as const;
      expect((await execute(app, [command]))[0]?.status).toBe('OK');
      return round;
    },
    void: (round: string) =>
      execute(app, [
        { kind: 'rollback', ...of, round, transaction: `${round}-back`, target: round },
      ]),
  };
}

describe('MONEY-02 cases 30 and 31 what must be bet first', () => {
  it('is refused while it is missing, and accepted by a round settled a moment ago', async () => {
    const member = await owing('player111', '100.0000');
    await member.play('99.0000');
    const early = await member.withdraw('100.0000');
    expect(early).toMatchObject({
      status: 422,
      code: 'turnover_not_met',
      data: { missing: '1.0000' },
    });
    expect((await member.withdrawable()).bars).toMatchObject([
      { bar: 'turnover', amount: '1.0000' },
    ]);
    await member.play('1.0000');
    expect((await member.withdraw('100.0000')).status).toBe(200);
  });

  it('is missing again after the round that met it was rolled back', async () => {
    const member = await owing('player112', '50.0000');
    const round = await member.play('50.0000');
    expect((await member.withdrawable()).bars).toEqual([]);
    await member.void(round);
    expect((await member.withdraw('100.0000')).code).toBe('turnover_not_met');
    await member.play('50.0000');
    expect((await member.withdraw('100.0000')).status).toBe(200);
  });

  it('case 34 is not missing for a member who is excluded and cannot bet, and is again after it', async () => {
    const member = await owing('player113', '100.0000');
    await site.app.pool.query(
      `insert into exclusion (member_id, kind, from_at, until_at)
       values ($1, 'self', $2, null)`,
      [member.id, site.app.clock.now()],
    );
    expect((await member.withdrawable()).bars).toEqual([]);
    expect((await member.withdraw('100.0000')).status).toBe(200);
    await site.app.pool.query('update exclusion set lifted_at = $2 where member_id = $1', [
      member.id,
      site.app.clock.now(),
    ]);
    expect((await member.withdrawable()).bars.map(({ bar }) => bar)).toContain('turnover');
  });
});
