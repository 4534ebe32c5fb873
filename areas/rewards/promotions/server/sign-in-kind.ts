import { dayIn, Money, plusDays, type MemberId } from '@palaro/kernel';
import { readValidBets } from '@palaro/records/server';
import type { App } from '@palaro/server';
import { en } from '../promotions.en.ts';
import { ty } from '../promotions.ty.ts';
import type { PromotionKind, PromotionOf, Standing } from './promotion-kind.ts';
import { lastSignIn } from './promotions.repository.ts';
import { signInPast } from './sign-in-past.ts';
import { stepToday, type SignInRule } from './sign-in-rule.ts';
import { signIn } from './sign-in.ts';

/** A daily sign-in (docs/domain/promotions.md §2, SIGN_IN). */
export const signInKind: PromotionKind<SignInRule> = {
  type: 'SIGN_IN',
  texts: { EN: en, TY: ty },
  least: ({ days }) => Money.least(days.map(Money.of)),
  budgetLeast: ({ days }) => Money.sum(days.map(Money.of)),
  turnoverTimes: (rule) => rule.turnoverTimes,
  conditions({ days, needs, turnoverTimes }, say) {
    const last = Money.of(days[days.length - 1] ?? '0.0000');
    const needed = Money.of(needs);
    return [
      say('promotions.cond_row'),
      needed === 0n
        ? say('promotions.cond_needs_none')
        : say('promotions.cond_needs', { needs: needed }),
      turnoverTimes === 0
        ? say('promotions.cond_turnover_none')
        : say('promotions.cond_turnover', {
            times: turnoverTimes,
            example: last,
            required: last * BigInt(turnoverTimes),
          }),
      say('promotions.cond_day'),
      say('promotions.cond_once'),
      say('promotions.cond_budget'),
    ];
  },
  past: signInPast,
  standing: (app, promotion, { member }) => standingOf(app, promotion, member),
  accept: (app, member, promotion, { deviceId }) => signIn(app, member, promotion, deviceId),
};

async function standingOf(
  app: App,
  { id, rule }: PromotionOf<SignInRule>,
  member: MemberId | null,
): Promise<Standing> {
  const today = dayIn(app.site.settings['site.zone'], app.clock.now());
  const before = plusDays(today, -1);
  const [last, bets] =
    member === null
      ? [null, null]
      : await Promise.all([
          lastSignIn(app.db, member, id),
          readValidBets(app, member, { from: before, to: today }),
        ]);
  const needed = Money.of(rule.needs);
  const betsOf = (day: string) => {
    if (bets === null) return null;
    const sum = bets.get(day) ?? 0n;
    return { bets: Money.text(sum), missing: Money.text(sum < needed ? needed - sum : 0n) };
  };
  return {
    signed: last?.day === today,
    signIn: {
      days: rule.days.map((amount) => ({
        amount,
        turnover: Money.text(Money.of(amount) * BigInt(rule.turnoverTimes)),
      })),
      day: stepToday(last, today),
      needs: rule.needs,
      before: betsOf(before),
      today: betsOf(today),
    },
  };
}
