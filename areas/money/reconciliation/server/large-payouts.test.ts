import { changeVendorSettings } from '@palaro/catalogue/server';
import { Money, type PromoWinCommand, type WinCommand } from '@palaro/kernel';
import { balances, execute } from '@palaro/wallet/server';
import { given, testApp } from '@palaro/testkit';
import { afterAll, expect, it } from 'vitest';
import { endCashDifference, keepCashDifference } from './cash-findings.ts';

const site = await testApp({ tasks: 'none' });
const { app } = site;
afterAll(site.stop);
const member = await given(app).member({ balance: '100.0000' });

const findings = () =>
  app.db
    .selectFrom('reconciliation_finding')
    .select(['check_name', 'subject', 'details'])
    .where('resolved_at', 'is', null)
    .orderBy('id')
    .execute();
const win = (transaction: string, amount: string, vendor = 'DEMO'): WinCommand => ({
  kind: 'win',
  vendor,
  member,
  currency: 'PHP',
  game: 'demo-slot',
  round: transaction,
  transaction,
  amount: Money.of(amount),
});
const pay = async (command: WinCommand | PromoWinCommand) => {
  const [answer] = await execute(app, [command]);
  await site.runTasks();
  return answer;
};

it('MONEY-06 a payout above the vendor’s alarm is booked and is a finding at once, once', async () => {
  expect(await pay(win('t-1', '1000000.0000'))).toMatchObject({ status: 'OK' });
  expect(await findings()).toEqual([]);
  expect(await pay(win('t-2', '1000000.0001'))).toMatchObject({ status: 'OK' });
  expect(await pay(win('t-2', '1000000.0001'))).toMatchObject({ status: 'OK', duplicate: true });
  expect(Money.text((await balances(app, member)).main)).toBe('2000100.0001');
  const details = { memberId: member, vendor: 'DEMO', round: 't-2', amount: '1000000.0001' };
  expect(await findings()).toEqual([
    {
      check_name: 'payouts.large',
      subject: `DEMO/${member}/t-2`,
      details: expect.objectContaining({ ...details, most: '1000000.0000' }) as object,
    },
  ]);
  const metrics = await (await fetch(`${site.url}/metrics`)).text();
  expect(metrics).toContain('palaro_findings_open 1');
});

it('MONEY-06 each vendor has its own alarm, and a refused payout raises none', async () => {
  await changeVendorSettings(app, 'DEMO', { payoutAlarm: '50.0000' });
  const prize = { vendor: 'DEMO', member, currency: 'PHP', transaction: 't-3' };
  const promo = { promotion: 'drops', promoKind: 'drop' };
  await pay({ ...prize, ...promo, kind: 'promoWin', amount: Money.of('50.0001') } as never);
  await pay({ ...win('t-4', '60.0000'), currency: 'EUR' });
  await pay(win('t-5', '60.0000', 'KASA'));
  expect((await findings()).map(({ subject }) => subject)).toEqual([
    `DEMO/${member}/t-2`,
    `DEMO/${member}/t-3`,
  ]);
});

it('MONEY-06 what is told of a difference leaves the same finding in whatever order it comes', async () => {
  const subject = 'SANDBOX/fee/line-7';
  const differs = (version: number) =>
    keepCashDifference(app, { id: 'd', subject, version, details: { day: '2026-11-20' } });
  const explained = (version: number) =>
    endCashDifference(app, { subject, version, by: 'system', note: 'a later file' });
  const isOpen = async () => (await findings()).some((one) => one.subject === subject);
  await explained(2);
  await differs(1);
  expect(await isOpen()).toBe(false);
  await differs(3);
  expect(await isOpen()).toBe(true);
  await differs(5);
  await explained(4);
  expect(await isOpen()).toBe(true);
  await Promise.all([explained(6), differs(5)]);
  expect(await isOpen()).toBe(false);
});
