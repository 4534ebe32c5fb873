import { levelsOnDays } from '@palaro/club/server';
import { dayIn, Money, newId, plusDays, type MemberId } from '@palaro/kernel';
import { cash, house } from '@palaro/ledger';
import { refuse, spanOf, type App, type Member } from '@palaro/server';
import { commitItem } from '@palaro/wallet/server';
import type { RebatePreview } from '../rebate.api.ts';
import { CLAIMS_A_DAY, REBATE_DAYS, REBATE_LEAST } from '../rebate.limits.ts';
import { rebateDayRows, rebateLineRows } from './rebate-rows.ts';
import { rateOf, rebatesOf, totalOf, type UnclaimedBets } from './rebate-rule.ts';
import { betsByDay, readClaims } from './rebate.repository.ts';

/** Bets of the member that were not given back yet, with the levels of their days. */
async function readUnclaimed(app: App, member: MemberId): Promise<UnclaimedBets[]> {
  const zone = app.site.settings['site.zone'];
  const to = dayIn(zone, app.clock.now());
  const bets = await betsByDay(app.db, member, { from: plusDays(to, 1 - REBATE_DAYS), to, zone });
  const days = [...new Set(bets.map(({ day }) => day))];
  const levels = await levelsOnDays(app.db, member, { days, zone });
  return bets.map((one) => ({ ...one, level: levels.get(one.day) ?? 0 }));
}

/** The instant at which the site's day began. */
async function dayBegan(app: App): Promise<Date> {
  const zone = app.site.settings['site.zone'];
  return (await spanOf(app.db, dayIn(zone, app.clock.now()), zone)).from;
}

const percent = (rate: bigint) => Money.text(rate);

/** The sum that a claim would pay now, by product (docs/domain/promotions.md §9). */
export async function previewRebate(app: App, { id }: Member): Promise<RebatePreview> {
  const [bets, since] = await Promise.all([readUnclaimed(app, id), dayBegan(app)]);
  const { last, count } = await readClaims(app.db, id, since);
  const rebates = rebatesOf(bets);
  return {
    products: rebates.map(({ product, validBet, rate, amount }) => ({
      productType: product,
      validBet: Money.text(validBet),
      rate: percent(rate),
      amount: Money.text(amount),
    })),
    total: Money.text(totalOf(rebates)),
    least: REBATE_LEAST,
    lastClaimAt: last?.toISOString() ?? null,
    claimsLeft: Math.max(0, CLAIMS_A_DAY - count),
  };
}

/**
 * Pays the rebates of all products at once: cash without a requirement, and what was given back is
 * noted in the same commit, so that two claims at once pay once (PR-38). Play money gives nothing
 * back. Refuses `promo.nothing_to_claim` below the least, `promo.rebate_often`.
 */
export async function claimRebate(app: App, { id: member }: Member) {
  const [bets, since] = await Promise.all([readUnclaimed(app, member), dayBegan(app)]);
  const given = bets.filter(
    ({ level, product, validBet, claimed }) => validBet > claimed && rateOf(level, product) > 0n,
  );
  const rebates = rebatesOf(given);
  const total = totalOf(rebates);
  if (total < Money.of(REBATE_LEAST)) throw refuse('promo.nothing_to_claim');
  const claim = newId(app.clock.now());
  const answer = await commitItem(app, {
    member,
    key: `mrebate/${claim}`,
    input: String(total),
    kind: 'rebate',
    cause: { kind: 'rebate', id: claim },
    actor: 'member',
    legs: [{ from: house('REBATE', '', 'MANUAL'), to: cash, amount: total }],
    subledger: [
      ...given.map(({ day, product, validBet, claimed }) =>
        rebateDayRows.entry({
          member,
          day,
          product,
          claimed: String(validBet),
          before: String(claimed),
        }),
      ),
      ...rebates.map(({ product, validBet, rate, amount }) =>
        rebateLineRows.entry({
          member,
          claim,
          product,
          validBet: String(validBet),
          rate: Number(rate),
          amount: String(amount),
          since: since.toISOString(),
        }),
      ),
    ],
  });
  if (answer.is === 'posted') return { amount: Money.text(total) };
  const code = REFUSALS.find((one) => one === answer.code);
  throw code ? refuse(code) : new Error(`a rebate was refused: ${answer.code}`);
}

const REFUSALS = ['promo.nothing_to_claim', 'promo.rebate_often', 'try_again'] as const;
