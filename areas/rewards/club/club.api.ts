import {
  bool,
  defineEndpoint,
  defineErrors,
  int,
  list,
  money,
  nullable,
  object,
  oneOf,
  text,
  type Static,
} from '@palaro/api';
import { TOP_LEVEL } from './club-levels.ts';

export const clubErrors = defineErrors({});

declare module '@palaro/api' {
  interface ErrorAreas {
    club: typeof clubErrors;
  }
}

export const BENEFIT_KINDS = ['levelUp', 'weekly', 'monthly', 'birthday'] as const;

const level = () => int({ min: 0, max: TOP_LEVEL });
const percent = () => int({ min: 0, max: 100 });
const step = () => object({ level: level(), deposit: money(), validBet: money(), keep: money() });

const benefit = object({
  kind: oneOf(BENEFIT_KINDS),
  /** Sum that this level gives; 0 where it gives none. */
  amount: money(),
});

/** Shares of valid bets that are given back, in percent. */
const share = () => text({ pattern: '^\\d\\.\\d{4}$' });
const rebate = object({ RNG: share(), LIVE: share(), SPORTS: share() });

const clubBenefits = object({
  level: level(),
  label: text(),
  /** Totals since registration. */
  deposit: money(),
  validBet: money(),
  /** Valid bets of the last 90 days, and what keeps the level. */
  played: money(),
  keep: money(),
  /** Needs of the next level; null at the top. */
  next: nullable(
    object({
      ...step().properties,
      /** How much of each total is reached, in whole percent. */
      depositPercent: percent(),
      validBetPercent: percent(),
    }),
  ),
  benefits: list(benefit),
  /** All levels with what they need and give. */
  levels: list(object({ ...step().properties, benefits: list(benefit), rebate })),
  /** The deployment shows the club's benefits. */
  flag: bool(),
});
export type ClubBenefits = Static<typeof clubBenefits>;

export const clubApi = {
  clubBenefits: defineEndpoint({
    access: 'member',
    moduleId: 'MEMCLUB3',
    method: 'GET',
    path: '/wps/relay/MCS2_getMemberClubBenefit',
    summary:
      'The member’s VIP level, what the next one needs, and what each level gives (REWARD-05)',
    reply: clubBenefits,
  }),
};
