import { Money } from '@palaro/kernel';
import type { App } from '@palaro/server';

/** Parts of a whole, as rates are stored. */
const PARTS = 10_000;

/** Turnover that a deposit requires, in 1/10,000 of its credited amount; the site's setting. */
export const turnoverTimes = ({ site }: App): number =>
  // Four decimals always: without the point it is the count.
  parseInt(site.settings['deposit.turnover'].replace('.', ''), 10);

/**
 * Turnover required by a credited amount, rounded up to the smallest unit, in the house's favour.
 */
export const turnoverOf = (credited: Money, times: number): Money =>
  Money.scale(credited, { num: BigInt(times), den: BigInt(PARTS) }, 'up');
