import { refusalToPlay } from '@palaro/accounts/server';
import { Money, plusSeconds, type MemberId } from '@palaro/kernel';
import { given } from '@palaro/testkit';
import { balances, execute, launchSession, type MoneyCommand } from '@palaro/wallet/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kycGate } from './index.ts';
import type { Gated } from './kyc-gate.ts';
import { depositForTest } from './test-deposit.ts';
import { kycSite, type KycSite } from './test-kyc.ts';

const VENDOR = 'PALARO';
const GAME = 'dice';
const HOUR = 3_600;

let site: KycSite;
beforeAll(async () => {
  site = await kycSite();
});
afterAll(() => site.stop());

const profile = (is: 'strict' | 'grace72') =>
  site.app.site.change({ settings: { 'kyc.profile': is } });
const gate = (member: MemberId, what: Gated, amount = '1.0000') =>
  kycGate(site.app, member, what, Money.of(amount)).then(
    () => 'ok',
    (error: { code: string }) => error.code,
  );
const ALL = ['deposit', 'play', 'withdraw'] as const;
const gates = async (member: MemberId) => Promise.all(ALL.map((what) => gate(member, what)));

describe('AC-61 in profile strict', () => {
  it('only level 2 may deposit, play or withdraw', async () => {
    await profile('strict');
    const member = await site.person();
    expect(await gates(member.id)).toEqual(['kyc.required', 'kyc.required', 'kyc.required']);
    await member.save();
    expect((await member.read()).level).toBe(1);
    expect(await gates(member.id)).toEqual(['kyc.required', 'kyc.required', 'kyc.required']);
    expect(await refusalToPlay(site.app, member.id)).toMatchObject({ code: 'kyc.required' });
    const verified = await given(site.app).member();
    expect(await gates(verified)).toEqual(['ok', 'ok', 'ok']);
  });

  it('play money needs no verification', async () => {
    for (const type of [4, 40, 41]) {
      const member = await given(site.app).member({ type, kycLevel: 0 });
      expect(await gates(member)).toEqual(['ok', 'ok', 'ok']);
    }
  });
});

describe('AC-62 in profile grace72', () => {
  const launch = async (member: MemberId) => {
    const about = { device: 'MOBILE', language: 'EN', country: 'PH', nickname: 'x' } as const;
    const launched = await launchSession(site.app, {
      member,
      vendor: VENDOR,
      game: GAME,
      ...about,
    });
    const { code } = launched;
    const [answer] = await execute(site.app, [{ kind: 'authenticate', vendor: VENDOR, code }]);
    return answer?.opened?.session ?? '';
  };

  it('5,000.0000 may be deposited in total, and nothing withdrawn', async () => {
    await profile('grace72');
    const { id } = await site.person();
    expect(await gates(id)).toEqual(['ok', 'ok', 'kyc.required']);
    expect(await gate(id, 'deposit', '5000.0000')).toBe('ok');
    expect(await gate(id, 'deposit', '5000.0001')).toBe('kyc.deposit_limit');
    await depositForTest(site.app, id, Money.of('3000.0000'));
    expect(await gate(id, 'deposit', '2000.0000')).toBe('ok');
    expect(await gate(id, 'deposit', '2000.0001')).toBe('kyc.deposit_limit');
  });

  it('after 72 hours a bet is refused and a late win is credited', async () => {
    await profile('grace72');
    const registeredAt = plusSeconds(site.app.clock.now(), -72 * HOUR + 30);
    const { id } = await site.person({ registeredAt });
    const session = await launch(id);
    const about = { vendor: VENDOR, member: id, currency: 'PHP', game: GAME, round: 'r1' };
    const bet = (transaction: string): MoneyCommand => ({
      kind: 'bet',
      session,
      amount: Money.of('10.0000'),
      ...about,
      transaction,
    });
    const run = async (command: MoneyCommand) => (await execute(site.app, [command]))[0]?.status;
    expect(await run(bet('b1'))).toBe('OK');
    site.app.clock.advance(60);
    expect(await gates(id)).toEqual(['kyc.required', 'kyc.required', 'kyc.required']);
    expect(await run(bet('b2'))).toBe('MEMBER_BLOCKED');
    const win = { kind: 'win', amount: Money.of('55.0000'), transaction: 'w1', ...about } as const;
    expect(await run(win)).toBe('OK');
    expect(Money.text((await balances(site.app, id)).main)).toBe('145.0000');
  });

  it('the hours start at the registration, to the second', async () => {
    await profile('grace72');
    const now = site.app.clock.now();
    const before = await site.person({ registeredAt: plusSeconds(now, -72 * HOUR + 60) });
    const after = await site.person({ registeredAt: plusSeconds(now, -72 * HOUR) });
    expect([await gate(before.id, 'play'), await gate(after.id, 'play')]).toEqual([
      'ok',
      'kyc.required',
    ]);
  });
});
