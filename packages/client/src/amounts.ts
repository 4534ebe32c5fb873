import { compareDecimal, shortDecimal } from '@palaro/kernel';
import { formatAmount } from './formats.ts';
import { t } from './language.ts';
import { plainTyped, readDecimal, type AmountFault } from './typed-decimal.ts';

/** Digits before the point that an amount may have; the site counts four decimals after it. */
const WHOLE_MAX = 10;
const DECIMALS = 4;
/** The peso as people write it, before the amount or after it. */
const CURRENCY = /^(?:₱|PHP|P) ?|(?: ?(?:₱|PHP)| (?:PESOS?|PISO))$/gi;

export type TypedAmount = { amount: string; fault: null } | { amount: null; fault: AmountFault };

const faulty = (fault: AmountFault): TypedAmount => ({ amount: null, fault });

/**
 * Reads an amount as people type or paste it, for members and operators alike: `50.5`, `₱1,250` and
 * full-width digits. What could be meant in two ways is refused, never guessed.
 */
export function readAmount(typed: string): TypedAmount {
  const read = readDecimal(plainTyped(typed).replace(CURRENCY, ''));
  if (typeof read === 'string') return faulty(read);
  const whole = read.whole.replace(/^0+(?=\d)/, '');
  if (whole.length > WHOLE_MAX) return faulty('long');
  if (read.fraction.length > DECIMALS) return faulty('form');
  const amount = `${whole}.${(read.fraction + '0000').slice(0, DECIMALS)}`;
  return compareDecimal(amount, '0') > 0 ? { amount, fault: null } : faulty('zero');
}

/** `"50.5"` becomes `"50.5000"`; null for anything but an amount above zero. */
export const wireAmount = (typed: string): string | null => readAmount(typed).amount;

/** `wireAmount` for a field in which zero means something. */
export function wireAmountOrZero(typed: string): string | null {
  const { amount, fault } = readAmount(typed);
  return fault === 'zero' ? '0.0000' : amount;
}

/** The text of what is wrong with a typed amount; null where nothing is, or nothing is typed. */
export function amountFault(typed: string): string | null {
  const { fault } = readAmount(typed);
  return fault === null || plainTyped(typed) === '' ? null : t(`client.amount.${fault}`);
}

/** `"50.5000"` becomes `"50.5"`, as a member would type it. */
export const typedAmount = shortDecimal;

export const peso = (money: string) => `₱${formatAmount(money)}`;

const UNITS = 10_000;

/** Money as a count of 1/10,000; exact up to 900 million, beyond what a form takes. */
function unitsOf(money: string): number {
  const [whole = '0', part = ''] = money.split('.');
  return Number(whole) * UNITS + Number((part + '0000').slice(0, 4));
}

const moneyOf = (units: number) =>
  `${Math.floor(units / UNITS)}.${String(units % UNITS).padStart(4, '0')}`;

/** The sum of two amounts that are not below zero, in the form of the wire. */
export const plusMoney = (a: string, b: string) => moneyOf(unitsOf(a) + unitsOf(b));

/** The first less the second; zero where that would be below zero. */
export const minusMoney = (a: string, b: string) => moneyOf(Math.max(0, unitsOf(a) - unitsOf(b)));

/** An amount times a rate with four decimals (`0.0200` is 2 %), cut up: as fees are. */
export const timesRate = (money: string, rate: string) =>
  moneyOf(Math.ceil((unitsOf(money) * unitsOf(rate)) / UNITS));

/** The amount, raised to a whole number of steps. */
export const upToStep = (money: string, step: string) =>
  moneyOf(Math.ceil(unitsOf(money) / unitsOf(step)) * unitsOf(step));

/** Whether the amount is a whole number of steps. */
export const fitsStep = (money: string, step: string) => unitsOf(money) % unitsOf(step) === 0;
