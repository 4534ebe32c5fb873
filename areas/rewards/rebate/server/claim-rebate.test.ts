import { dayIn, Money, type MemberId } from '@palaro/kernel';
import { cash, house, roundId } from '@palaro/ledger';
import type { App, Member } from '@palaro/server';
import { foldNow } from '@palaro/server-app/folds';
import { given, standingClock, testApp } from '@palaro/testkit';
import { commitItem, HOUSE_VENDOR } from '@palaro/wallet/server';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { checkRebates } from './check-rebates.ts';
import { claimRebate, previewRebate } from './claim-rebate.ts';
import { listRebates } from './list-rebates.ts';

/** Noon in Manila. */
const clock = standingClock(new Date('2026-11-20T04:00:00Z'));
const site = await testApp({ clock, nodes: true });
const other = await testApp({ clock, nodes: true, database: site.database });
const { app } = site;
afterAll(async () => {
  await other.stop();
  await site.stop();
});

const DAY = 86_400;
let named = 0;
let member: MemberId = '';
beforeEach(async () => {
  member = await given(app).member({ balance: '100000.0000' });
});

/** A settled round of a slot, as the ledger posts it. */
async function bets(stake: string) {
  named += 1;
  const ref = `rebate-${named}`;
  const amount = Money.of(stake);
  const round = { vendor: HOUSE_VENDOR, ref, game: 'perlas', bet: amount, win: 0n, final: true };
  await commitItem(app, {
    member,
    key: `${HOUSE_VENDOR}/${ref}`,
    input: stake,
    kind: 'betWin',
    cause: { kind: 'round', id: roundId(HOUSE_VENDOR, ref) },
    actor: HOUSE_VENDOR,
    legs: [{ from: cash, to: house('GAME', HOUSE_VENDOR, 'perlas'), amount }],
    round,
    subledger: [],
  });
  await foldNow(app);
}

const whoIs = () => ({ id: member }) as Member;
const claimAt = (node: App) =>
  claimRebate(node, whoIs()).then(
    ({ amount }) => amount,
    (error: { code?: string }) => error.code ?? String(error),
  );

it('MONEY-05 PR-38 bets of a day are given back by their rate, once, whoever asks twice at once', async () => {
  await bets('1000.0000');
  const preview = await previewRebate(app, whoIs());
  expect(preview).toMatchObject({
    products: [{ productType: 'RNG', validBet: '1000.0000', rate: '0.3000', amount: '3.0000' }],
    total: '3.0000',
    lastClaimAt: null,
    claimsLeft: 10,
  });
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, i) => claimAt(i % 2 ? app : other.app)),
  );
  expect(answers.filter((answer) => answer === '3.0000')).toHaveLength(1);
  expect(new Set(answers)).toEqual(new Set(['3.0000', 'promo.nothing_to_claim']));
  expect(await previewRebate(app, whoIs())).toMatchObject({ total: '0.0000', claimsLeft: 9 });
  const { list } = await listRebates(app, whoIs(), {});
  expect(list).toMatchObject([
    { productType: 'RNG', validBet: '1000.0000', rate: '0.3000', amount: '3.0000' },
  ]);
  const { rows } = await app.pool.query<{ open: string }>(
    'select count(*) as open from turnover_requirement where member_id = $1',
    [member],
  );
  expect(rows[0]?.open).toBe('0');
  expect(await checkRebates.run(app, dayIn('Asia/Manila', clock.now()))).toEqual([]);
});

it('what is bet after a claim of the same day is given back by the next one', async () => {
  await bets('500.0000');
  expect(await claimAt(app)).toBe('1.5000');
  await bets('400.0000');
  expect(await claimAt(app)).toBe('1.2000');
});

it('less than the least is refused and adds up; bets older than 30 days lapse', async () => {
  await bets('300.0000');
  expect(await claimAt(app)).toBe('promo.nothing_to_claim');
  clock.advance(DAY);
  await bets('100.0000');
  expect(await claimAt(app)).toBe('1.2000');
  await bets('5000.0000');
  clock.advance(29 * DAY);
  expect((await previewRebate(app, whoIs())).total).toBe('15.0000');
  clock.advance(DAY);
  expect((await previewRebate(app, whoIs())).total).toBe('0.0000');
});

it('each day counts at the level that it began with', async () => {
  await bets('1000.0000');
  await app.db
    .insertInto('club_change')
    .values({ member_id: member, at: clock.now(), level: 3, reason: 'rise' })
    .execute();
  expect((await previewRebate(app, whoIs())).total).toBe('3.0000');
  clock.advance(DAY);
  await bets('1000.0000');
  expect((await previewRebate(app, whoIs())).total).toBe('7.5000');
});

it('bets of play money give nothing back', async () => {
  member = await given(app).member({ balance: '5000.0000', type: 40 });
  await bets('1000.0000');
  expect(await previewRebate(app, whoIs())).toMatchObject({ products: [], total: '0.0000' });
  expect(await claimAt(app)).toBe('promo.nothing_to_claim');
});

it('the eleventh claim of a day is refused', async () => {
  for (let claim = 1; claim <= 10; claim += 1) {
    await bets('400.0000');
    expect(await claimAt(app)).toBe('1.2000');
  }
  await bets('400.0000');
  expect(await claimAt(app)).toBe('promo.rebate_often');
  clock.advance(DAY);
  expect(await claimAt(app)).toBe('1.2000');
});
