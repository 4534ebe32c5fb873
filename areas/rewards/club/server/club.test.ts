import { dayIn, Money, type MemberId } from '@palaro/kernel';
import { cash, house, roundId } from '@palaro/ledger';
import { foldNow } from '@palaro/server-app/folds';
import { given, standingClock, testApp } from '@palaro/testkit';
import { commitItem, HOUSE_VENDOR } from '@palaro/wallet/server';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { keepLevels } from './keep-levels.ts';
import { giveBirthdays, givePeriodAwards } from './period-awards.ts';
import { raiseActive, raiseMembers } from './raise-members.ts';
import { readBenefits } from './read-benefits.ts';
import { readLevel } from './club.repository.ts';

/** A Friday, noon in Manila. */
const clock = standingClock(new Date('2026-11-20T04:00:00Z'));
const site = await testApp({ clock });
const { app } = site;
afterAll(() => site.stop());

const DAY = 86_400;
const BATCH = 2;
let member: MemberId = '';
let named = 0;
beforeEach(async () => {
  member = await given(app).member({ balance: '9000000.0000' });
});

/** A deposit as the cashier's posting makes it. */
async function paysIn(of: MemberId, amount: string) {
  named += 1;
  await commitItem(app, {
    member: of,
    key: `deposit/test-${named}/paid`,
    input: amount,
    kind: 'deposit',
    cause: { kind: 'deposit', id: `test-${named}` },
    actor: 'system',
    legs: [{ from: house('PAY_IN', 'SANDBOX'), to: cash, amount: Money.of(amount) }],
    subledger: [],
  });
  await foldNow(app);
}

/** A settled round, as the ledger posts it: one bet of the whole sum, which won nothing. */
async function bets(of: MemberId, stake: string) {
  named += 1;
  const ref = `club-${named}`;
  const amount = Money.of(stake);
  const note = { vendor: HOUSE_VENDOR, ref, game: 'perlas' };
  await commitItem(app, {
    member: of,
    key: `${HOUSE_VENDOR}/${ref}`,
    input: stake,
    kind: 'betWin',
    cause: { kind: 'round', id: roundId(HOUSE_VENDOR, ref) },
    actor: HOUSE_VENDOR,
    legs: [{ from: cash, to: house('GAME', HOUSE_VENDOR, 'perlas'), amount }],
    round: { ...note, bet: amount, win: 0n, final: true },
    subledger: [],
  });
  await foldNow(app);
}

async function awardsOf(of: MemberId) {
  const rows = await app.db
    .selectFrom('award')
    .select(['transaction', 'amount', 'state'])
    .where('member_id', '=', of)
    .orderBy('id')
    .execute();
  return rows.map(({ transaction, amount }) => `${transaction} ${Money.text(BigInt(amount))}`);
}

it('REWARD-05 PR-31 PR-33 from 0 to 3 in one hour pays 8, 28 and 88 once', async () => {
  await paysIn(member, '20000.0000');
  await raiseActive(app, BATCH);
  expect([await readLevel(app.db, member), await awardsOf(member)]).toEqual([0, []]);
  await bets(member, '500000.0000');
  await Promise.all([raiseActive(app, BATCH), raiseMembers(app, [member])]);
  await raiseActive(app, BATCH);
  expect(await readLevel(app.db, member)).toBe(3);
  expect(await awardsOf(member)).toEqual([
    'vip/level/1 8.0000',
    'vip/level/2 28.0000',
    'vip/level/3 88.0000',
  ]);
  expect(await readBenefits(app, member)).toMatchObject({
    level: 3,
    label: 'VIP 3',
    deposit: '20000.0000',
    validBet: '500000.0000',
    played: '500000.0000',
    keep: '50000.0000',
    next: { level: 4, deposit: '60000.0000' },
  });
});

it('PR-34 the weekly award comes on Monday to who played the week before, once, and never to who is excluded', async () => {
  const idle = await given(app).member();
  const excluded = await given(app).member({ balance: '2000.0000' });
  for (const one of [member, idle, excluded]) await riseTo(one, 3);
  clock.advance(3 * DAY);
  await bets(member, '600.0000');
  await givePeriodAwards(app, 'weekly', BATCH);
  // This week began before they rose, so nobody had a level then.
  expect((await awardsOf(member)).filter((name) => name.includes('weekly'))).toEqual([]);
  await bets(member, '400.0000');
  await bets(excluded, '1000.0000');
  await app.db
    .insertInto('exclusion')
    .values({
      member_id: excluded,
      kind: 'self',
      from_at: clock.now(),
      until_at: null,
      imposed_by: '',
    })
    .execute();
  clock.advance(7 * DAY);
  await givePeriodAwards(app, 'weekly', BATCH);
  await givePeriodAwards(app, 'weekly', BATCH);
  const weekly = (names: string[]) => names.filter((name) => name.includes('weekly'));
  expect(weekly(await awardsOf(member))).toEqual(['vip/weekly/2026-11-30 18.0000']);
  expect(weekly(await awardsOf(idle))).toEqual([]);
  expect(weekly(await awardsOf(excluded))).toEqual([]);
});

it('PR-32 a level falls by one on the first of a month, and rising again pays nothing', async () => {
  await riseTo(member, 3);
  clock.advance(100 * DAY);
  await keepLevels(app, BATCH);
  await keepLevels(app, BATCH);
  expect(await readLevel(app.db, member)).toBe(2);
  const before = await awardsOf(member);
  await paysIn(member, '20000.0000');
  await bets(member, '500000.0000');
  await raiseMembers(app, [member]);
  expect(await readLevel(app.db, member)).toBe(3);
  expect(await awardsOf(member)).toEqual(before);
});

it('PR-35 the birthday award needs a verified date, and comes once a year', async () => {
  const unproven = await given(app).member({ kycLevel: 1 });
  for (const one of [member, unproven]) await riseTo(one, 3);
  clock.advance(DAY);
  const birthday = dayIn('Asia/Manila', clock.now()).replace(/^\d{4}/, '1990');
  for (const one of [member, unproven]) {
    await app.db.updateTable('member').set({ birthday }).where('id', '=', one).execute();
  }
  await giveBirthdays(app, BATCH);
  await giveBirthdays(app, BATCH);
  const year = clock.now().toISOString().slice(0, 4);
  const birthdays = (names: string[]) => names.filter((name) => name.includes('birthday'));
  expect(birthdays(await awardsOf(member))).toEqual([`vip/birthday/${year} 88.0000`]);
  expect(birthdays(await awardsOf(unproven))).toEqual([]);
});

/** A level as a rise leaves it, a second ago. */
async function riseTo(of: MemberId, level: number) {
  const at = new Date(clock.now().getTime() - 1_000);
  await app.db.insertInto('club_member').values({ member_id: of, level, changed_at: at }).execute();
  const change = { member_id: of, at, level, reason: 'rise' as const };
  await app.db.insertInto('club_change').values(change).execute();
  for (let passed = 1; passed <= level; passed += 1) {
    await app.db
      .insertInto('award')
      .values({
        member_id: of,
        cause_kind: 'vipLevel',
        promotion: 'VIP_LEVELUP',
        vendor: HOUSE_VENDOR,
        transaction: `vip/level/${passed}`,
        amount: '1',
        turnover_times: 1,
        state: 'Claimed',
        issued_at: at,
        expires_at: at,
        claimed_at: at,
      })
      .execute();
  }
}
