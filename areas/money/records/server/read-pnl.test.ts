import fc from 'fast-check';
import { Money, type MemberId } from '@palaro/kernel';
import type { Member } from '@palaro/server';
import { compareFolds, comparableFolds, foldNow } from '@palaro/server-app/folds';
import { given, standingClock, testApp } from '@palaro/testkit';
import { execute, HOUSE_VENDOR, launchSession, type WalletCommand } from '@palaro/wallet/server';
import { afterAll, expect, it } from 'vitest';
import { readPnl } from './read-pnl.ts';

/** Ten minutes before midnight in Manila. */
const clock = standingClock(new Date('2026-11-21T15:50:00Z'));
const site = await testApp({ clock });
const { app } = site;
afterAll(site.stop);

const DOES = ['bet', 'win', 'betWin', 'rollback', 'adjust', 'promo'] as const;
const step = fc.record({
  does: fc.constantFrom(...DOES),
  game: fc.constantFrom('dice', 'perlas'),
  id: fc.constantFrom('a', 'b', 'c', 'd'),
  of: fc.constantFrom('a', 'b', 'c', 'd'),
  round: fc.constantFrom('r', 's'),
  amount: fc.integer({ min: 1, max: 40 }),
  minutes: fc.constantFrom(0, 0, 0, 9, 200),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

let runs = 0;
function commandOf(member: MemberId, { does, game, id, of, round, amount }: Step): WalletCommand {
  const own = (name: string) => `${runs}-${name}`;
  const message = {
    vendor: HOUSE_VENDOR,
    member,
    currency: 'PHP',
    game,
    round: own(round),
    transaction: own(`${does}-${id}`),
  };
  const money = Money.of(`${amount}.0000`);
  switch (does) {
    case 'bet':
      return { kind: 'bet', ...message, amount: money };
    case 'win':
      return { kind: 'win', ...message, amount: money, final: amount % 2 === 0 };
    case 'betWin':
      return { kind: 'betWin', ...message, bet: money, win: Money.of(`${41 - amount}.0000`) };
    case 'rollback':
      return { kind: 'rollback', ...message, target: own(`${amount % 2 ? 'bet' : 'win'}-${of}`) };
    case 'adjust':
      return { kind: 'adjust', ...message, amount: money, reason: 'correction' };
    case 'promo':
      return { kind: 'promoWin', ...message, amount: money, promotion: 'p', campaign: 'drop' };
  }
}

/** What play and promotions moved, by day and in sum, from the postings alone. */
async function posted(member: MemberId) {
  const { rows } = await app.pool.query<{ day: string; kind: string; gain: string }>(
    `select (t.posted_at at time zone 'Asia/Manila')::date::text as day, h.kind,
        sum(case when p.to_account < 0 then -p.amount else p.amount end)::text as gain
      from posting p join transfer t using (member_id, transfer_id)
      join house_account h on h.account_id in (p.from_account, p.to_account)
      where member_id = $1 and h.kind in ('GAME', 'PROMO') group by 1, 2`,
    [member],
  );
  const of = (kind: string) => (row: { kind: string }) => row.kind === kind;
  const sum = (some: typeof rows) => Money.sum(some.map(({ gain }) => BigInt(gain)));
  const days = new Map<string, bigint>();
  for (const { day, gain } of rows) days.set(day, (days.get(day) ?? 0n) + BigInt(gain));
  return { game: sum(rows.filter(of('GAME'))), promo: sum(rows.filter(of('PROMO'))), days };
}

/** Settled stakes as the rounds say. */
async function validBets(member: MemberId) {
  const { rows } = await app.pool.query<{ valid: string }>(
    `select coalesce(sum(coalesce(valid_bet, bets - refunds)), 0)::text as valid
      from game_round where member_id = $1 and state = 'C'`,
    [member],
  );
  return BigInt(rows[0]?.valid ?? '0');
}

const PARTS = ['bet', 'validBet', 'win', 'rebate', 'promo', 'profit'] as const;

it('MONEY-03 MONEY-06 profit and loss equals the sums of the ledger, in all, by product, by day', async () => {
  const id = (await given(app).member({ balance: '500.0000' })) as MemberId;
  const member = { id } as Member;
  const about = { device: 'MOBILE', language: 'EN', country: 'PH', nickname: 'Ana' } as const;
  const open = (game: string) =>
    launchSession(app, { member: id, vendor: HOUSE_VENDOR, game, ...about });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 25 }), async (steps) => {
      runs += 1;
      await Promise.all(['dice', 'perlas'].map(open));
      for (const one of steps) {
        if (one.minutes > 0) {
          clock.advance(one.minutes * 60);
          await Promise.all(['dice', 'perlas'].map(open));
        }
        await execute(app, [commandOf(id, one)]);
      }
      await foldNow(app);
      const days = { startDate: '2026-11-21' };
      const { totals, products, days: list } = await readPnl(app, member, days);
      const truth = await posted(id);
      expect(Money.of(totals.win) - Money.of(totals.bet)).toBe(truth.game);
      expect(totals).toMatchObject({
        promo: Money.text(truth.promo),
        profit: Money.text(truth.game + truth.promo),
        validBet: Money.text(await validBets(id)),
      });
      for (const part of PARTS) {
        const sum = (rows: readonly Record<typeof part, string>[]) =>
          Money.text(Money.sum(rows.map((row) => Money.of(row[part]))));
        expect([sum(products), sum(list)]).toEqual([totals[part], totals[part]]);
      }
      for (const { day, profit } of list) {
        expect({ day, profit }).toEqual({ day, profit: Money.text(truth.days.get(day) ?? 0n) });
      }
    }),
    { numRuns: 8 },
  );
  expect(await compareFolds(site.database.pool, comparableFolds(), 'Asia/Manila')).toEqual([]);
  // Hundreds of commits run one after the other, which takes long on a slow machine.
}, 300_000);
