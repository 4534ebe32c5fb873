import { formatAmount } from '@palaro/client';
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
