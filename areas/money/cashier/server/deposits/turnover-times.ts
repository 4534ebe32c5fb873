import { Money } from '@palaro/kernel';
import type { App } from '@palaro/server';

/** How often a deposit must be bet, in 1/10,000 of its credited amount; the site's setting. */
export const turnoverTimes = ({ site }: App): number =>
  Number(Money.of(site.settings['deposit.turnover']));

/** What must be bet for it, cut up to the smallest unit: the safe side of the house. */
export const turnoverOf = (credited: Money, times: number): Money =>
  Money.scale(credited, { num: BigInt(times), den: 10_000n }, 'up');
