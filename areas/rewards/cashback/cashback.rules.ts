import { list, object, oneOf, positiveMoney, text, type Static } from '@palaro/api';
import { PRODUCTS } from '@palaro/missions/limits';
import { product } from '@palaro/missions/rules';
import { turnoverTimesField } from '@palaro/promotions/console-api';

/** Periods whose loss is given back in part, each after it is over. */
export const CASHBACK_PERIODS = ['day', 'week'] as const;

/** Percent with four decimals, above 0 and up to 50.0000. */
const RATE =
  '^(0\\.([1-9]\\d{3}|0[1-9]\\d\\d|00[1-9]\\d|000[1-9])|([1-9]|[1-4]\\d)\\.\\d{4}|50\\.0000)$';

/** The fields of a cashback that an editor fills in. Money is a decimal. */
export const cashbackFields = () => ({
  period: oneOf(CASHBACK_PERIODS),
  /** Of the loss, in percent. */
  rate: text({ pattern: RATE }),
  /** Less than this is not given. */
  least: positiveMoney(),
  /** The most that one period gives. */
  cap: positiveMoney(),
  turnoverTimes: turnoverTimesField(),
});

/** Products whose play counts. */
export const products = () => list(product(), PRODUCTS.length);

/** A cashback (docs/domain/promotions.md §2, CASHBACK); no products mean all play. */
const cashbackRule = object({ ...cashbackFields(), products: products() });
export type CashbackRule = Static<typeof cashbackRule>;

/** A weekly cashback to begin with. */
export const USUAL_RULE = {
  period: 'week',
  rate: '5.0000',
  least: '1.0000',
  cap: '2000.0000',
  turnoverTimes: 1,
} as const;
