import { dayIn, Money, type MemberId } from '@palaro/kernel';
import type { PromotionOf } from '@palaro/promotions/server';
import { readValidBets } from '@palaro/records/server';
import type { App } from '@palaro/server';
import type { OwnChances } from '../lucky-draw.api.ts';
import type { LuckyRule } from '../lucky-rule.ts';
import { chancesOf } from './chances.ts';
import { countOwn } from './draws.repository.ts';
import { luckySeed } from './lucky-seeds.ts';

/** A member's chances of today, and the draw that comes next. */
export async function readChances(
  app: App,
  { id, rule }: Pick<PromotionOf<LuckyRule>, 'id' | 'rule'>,
  member: MemberId,
): Promise<OwnChances> {
  const day = dayIn(app.site.settings['site.zone'], app.clock.now());
  const [{ made, used }, sums] = await Promise.all([
    countOwn(app.db, { promotion: id, member }, day),
    readValidBets(app, member, { from: day, to: day }),
  ]);
  const bets = sums.get(day) ?? 0n;
  const { earned, left, missing } = chancesOf(rule, { bets, used });
  const draw = made + 1;
  return {
    bets: Money.text(bets > 0n ? bets : 0n),
    earned,
    used,
    left,
    missing: missing === null ? null : Money.text(missing),
    next: { draw, seedHash: luckySeed(app, { promotion: id, member, draw }).hash },
  };
}
