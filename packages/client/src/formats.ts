import { groupDecimal } from '@palaro/kernel';
import { currentLanguage, localeOf } from './language.ts';
import { setting } from './site.ts';

/**
 * Decimals of an amount on a screen; stakes and payouts below a cent are cut, never rounded up.
 */
const MONEY_DECIMALS = 2;

/** `formatAmount("1234.5600")` is `"1,234.56"`; the sign of the currency is the component's. */
export const formatAmount = (money: string, decimals: number = MONEY_DECIMALS) =>
  groupDecimal(money, decimals);

const zone = () => setting('site.zone', 'Asia/Manila');

function format(instant: string, options: Intl.DateTimeFormatOptions): string {
  const locale = localeOf(currentLanguage());
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: zone() }).format(
    new Date(instant),
  );
}

/** `Saturday, Nov 21`: a heading over the entries of one day. */
export const formatDayHeading = (instant: string) =>
  format(instant, { weekday: 'long', month: 'short', day: 'numeric' });

/** `16:30` in the site's zone. */
export const formatTime = (instant: string) =>
  format(instant, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** `Nov 21, 2026, 16:30:05`: for receipts, where the second can matter. */
export const formatMoment = (instant: string) =>
  format(instant, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });

/** The calendar day of an instant in the site's zone, `YYYY-MM-DD`. */
export function dayOf(instant: string): string {
  const options = { timeZone: zone(), year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const parts = new Intl.DateTimeFormat('en-US', options).formatToParts(new Date(instant));
  const part = (type: string) =>
    parts
      .filter((p) => p.type === type)
      .map((p) => p.value)
      .join('');
  return `${part('year')}-${part('month')}-${part('day')}`;
}
