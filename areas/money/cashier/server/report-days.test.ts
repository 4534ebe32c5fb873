import { afterAll, beforeAll, expect, it } from 'vitest';
import { plusSeconds } from '@palaro/kernel';
import { memberSite, type MemberSite, type SiteMember } from '@palaro/testkit';

let site: MemberSite;
let member: SiteMember;
beforeAll(async () => {
  site = await memberSite();
  member = await site.member('player101');
});
afterAll(() => site.stop());

const REPORTS = [
  '/wps/relay/MCS2_depositTransactioNReport',
  '/wps/relay/MCS2_WithdrawTransactionReport',
];
const DAY = 86_400;

it.each(REPORTS)('MONEY-03 %s covers at most 31 existing days, at most 93 back', async (path) => {
  const back = (days: number) =>
    plusSeconds(site.app.clock.now(), -days * DAY)
      .toISOString()
      .slice(0, 10);
  const ask = async (from: string, to: string) =>
    (await member.ask('GET', `${path}?startDate=${from}&endDate=${to}`)).status;
  expect(await ask(back(32), back(2))).toBe(200);
  expect(await ask(back(33), back(2))).toBe(400);
  expect(await ask(back(95), back(94))).toBe(400);
  expect(await ask(back(1), back(2))).toBe(400);
  // These months have no 31st; one of them always lies in the last 93 days.
  for (const month of ['02', '04', '06', '09', '11']) {
    const day = `${back(0).slice(0, 4)}-${month}-31`;
    expect(await ask(day, day), day).toBe(400);
  }
});

it('MONEY-03 the console’s lists and days refuse a day that does not exist', async () => {
  const cashier = await site.operator('cashier1');
  const auditor = await site.operator('auditor1');
  for (const list of ['deposits', 'withdrawals']) {
    const ask = async (until: string) =>
      (await cashier.call('GET', `/console/api/${list}?until=${until}`)).status;
    expect(await ask('2028-02-29')).toBe(200);
    for (const day of ['2026-02-29', '2026-02-30', '2026-04-31', '0000-01-01'])
      expect(await ask(day), day).toBe(400);
  }
  expect((await auditor.call('GET', '/console/api/recon/days/2026-02-30')).status).toBe(400);
});
