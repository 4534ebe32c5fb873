import { plusSeconds } from '@palaro/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cashierSite, type CashierMember, type CashierSite } from '../test-cashier.ts';

/** Saturday 2026-11-28, ten in the morning in Manila. */
let now = new Date('2026-11-28T02:00:00Z');
let site: CashierSite;
beforeAll(async () => {
  const advance = (seconds: number) => void (now = plusSeconds(now, seconds));
  site = await cashierSite({ clock: { now: () => now, advance } });
  await site.app.site.change({
    settings: { 'session.idleMinutes': 10_000, 'session.absoluteHours': 100 },
  });
});
afterAll(() => site.stop());

const goTo = (instant: string) => void (now = new Date(instant));
const limit = (member: CashierMember, period: string, amount: string) =>
  member.call('PUT', '/api/v1/safety/limits', { kind: 'deposit', period, amount });
const order = (member: CashierMember, method: string, amount: string) =>
  member.deposit({ method, amount });
interface Shown {
  limits: { kind: string; period: string; used: string; left: string | null; resetsAt: string }[];
}
const shown = async (member: CashierMember, period: string) => {
  const { value } = await member.call<Shown>('GET', '/api/v1/safety');
  return value.limits.find((one) => one.kind === 'deposit' && one.period === period);
};

describe('deposit limits in the order of a deposit', () => {
  it('RG-1 pending deposits count up to the limit, nothing passes it, a cancelled one gives back', async () => {
    const member = await site.member();
    expect(await limit(member, 'day', '1000.0000')).toMatchObject({
      status: 200,
      value: { state: 'Active' },
    });
    const first = await order(member, 'GCASH', '600.0000');
    expect((await order(member, 'MAYA', '400.0100')).code).toBe('rg.limit_reached');
    expect((await order(member, 'MAYA', '400.0000')).status).toBe(200);
    expect(await order(member, 'QRPH', '100.0000')).toMatchObject({
      status: 422,
      code: 'rg.limit_reached',
      data: {
        kind: 'deposit',
        period: 'day',
        limit: '1000.0000',
        used: '1000.0000',
        resetsAt: '2026-11-28T16:00:00.000Z',
      },
    });
    await member.call('POST', `/api/v1/deposits/${first.value.id}/cancel`);
    expect(await shown(member, 'day')).toMatchObject({ used: '400.0000', left: '600.0000' });
    expect((await order(member, 'QRPH', '600.0000')).status).toBe(200);
  });

  it('RG-2 case 18: of two concurrent deposits of 600 under a limit of 1,000 one passes', async () => {
    const member = await site.member();
    await limit(member, 'day', '1000.0000');
    const both = await Promise.all([
      order(member, 'GCASH', '600.0000'),
      order(member, 'MAYA', '600.0000'),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(both.map(({ code }) => code)).toContain('rg.limit_reached');
    expect(await shown(member, 'day')).toMatchObject({ used: '600.0000', left: '400.0000' });
  });

  it('RG-7 a lower limit counts for the very next deposit', async () => {
    const member = await site.member();
    await limit(member, 'day', '1000.0000');
    await order(member, 'GCASH', '300.0000');
    await limit(member, 'day', '350.0000');
    expect((await order(member, 'MAYA', '100.0000')).code).toBe('rg.limit_reached');
    expect((await order(member, 'MAYA', '50.0000')).status).toBe(200);
  });

  it('RG-12 the tightest of day and week wins', async () => {
    const member = await site.member();
    await limit(member, 'day', '500.0000');
    await limit(member, 'week', '300.0000');
    await limit(member, 'month', '900.0000');
    expect(await order(member, 'GCASH', '400.0000')).toMatchObject({
      code: 'rg.limit_reached',
      data: { period: 'week', limit: '300.0000' },
    });
  });

  it('RG-11 the day starts anew at midnight in Manila, the week on Monday, the month on the 1st', async () => {
    const members = await Promise.all([site.member(), site.member(), site.member()]);
    const periods = ['day', 'week', 'month'] as const;
    for (const [i, member] of members.entries()) {
      await limit(member, periods[i] ?? '', '500.0000');
      await order(member, 'GCASH', '500.0000');
    }
    const used = () =>
      Promise.all(
        members.map(async (member, i) => Number((await shown(member, periods[i] ?? ''))?.used)),
      );
    const starts = [
      ['2026-11-28T16:00:00Z', [0, 500, 500]],
      ['2026-11-29T16:00:00Z', [0, 0, 500]],
      ['2026-11-30T16:00:00Z', [0, 0, 0]],
    ] as const;
    const before = [
      [500, 500, 500],
      [0, 500, 500],
      [0, 0, 500],
    ];
    for (const [i, [start, after]] of starts.entries()) {
      now = plusSeconds(new Date(start), -1);
      expect(await used()).toEqual(before[i]);
      goTo(start);
      expect(await used()).toEqual(after);
    }
  });
});
