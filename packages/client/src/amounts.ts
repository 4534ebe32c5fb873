import { formatAmount } from './formats.ts';
import { compareDecimal } from '@palaro/kernel';

/** What a member may type. The site counts four decimals. */
const TYPED = /^\d{1,10}(?:\.\d{0,4})?$/;

/** `"50.5"` becomes `"50.5000"`; null for anything but an amount above zero. */
export function wireAmount(typed: string): string | null {
  const text = typed.replace(/[,\s]/g, '');
  if (!TYPED.test(text)) return null;
  const [whole = '', part = ''] = text.split('.');
  const amount = `${whole}.${(part + '0000').slice(0, 4)}`;
  return compareDecimal(amount, '0') > 0 ? amount : null;
}

/** `"50.5000"` becomes `"50.5"`, as a member would type it. */
export const typedAmount = (money: string) => money.replace(/\.?0+$/, '');

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

/** Whether the amount is a whole number of steps. */
export const fitsStep = (money: string, step: string) => unitsOf(money) % unitsOf(step) === 0;
