import { groupDecimal, localeOf } from '@palaro/kernel';
import { currentLanguage } from './language.ts';
import { setting } from './site.ts';

/** Decimals shown of an amount. Stakes and payouts below a cent are cut, never rounded up. */
const MONEY_DECIMALS = 2;

/** `formatAmount("1234.5600")` is `"1,234.56"`; the component adds the currency sign. */
export const formatAmount = (money: string, decimals: number = MONEY_DECIMALS) =>
  groupDecimal(money, decimals);

const zone = () => setting('site.zone', 'Asia/Manila');

function format(instant: string, options: Intl.DateTimeFormatOptions): string {
  const locale = localeOf(currentLanguage());
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: zone() }).format(
    new Date(instant),
  );
}

/** `Saturday, Nov 21`: a heading above one day's entries. */
export const formatDayHeading = (instant: string) =>
  format(instant, { weekday: 'long', month: 'short', day: 'numeric' });

/** `16:30` in the site's zone. */
export const formatTime = (instant: string) => clock(instant, ['hour', 'minute']);

/** `Nov 21, 2026`: for dates that may be years ago. */
export const formatDate = (instant: string) =>
  format(instant, { year: 'numeric', month: 'short', day: 'numeric' });

/** A calendar day, `2026-11-21`, as a date; 04:00 UTC is noon in Manila, well within that day. */
export const formatDay = (day: string) => formatDate(`${day}T04:00:00.000Z`);

/** `Nov 21, 2026, 16:30:05`: for receipts, where the second can matter. */
export const formatMoment = (instant: string) =>
  `${formatDate(instant)}, ${clock(instant, ['hour', 'minute', 'second'])}`;

/**
 * A 24-hour clock in every browser. iOS 12 does not know `hourCycle`, and with `hour12: false` some
 * browsers write midnight as 24.
 */
function clock(instant: string, fields: readonly ('hour' | 'minute' | 'second')[]): string {
  const part = partsOf(instant, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hour12: false,
  });
  return fields
    .map((field) => (field === 'hour' && part(field) === '24' ? '00' : part(field)))
    .map((text) => text.padStart(2, '0'))
    .join(':');
}

/** `11/21 16:30`: a match's start in the specification's form, `MM/DD HH:mm` (HOME-07). */
export function formatMatchTime(instant: string): string {
  const part = partsOf(instant, { month: '2-digit', day: '2-digit' });
  return `${part('month')}/${part('day')} ${formatTime(instant)}`;
}

/** The calendar day of an instant in the site's zone, `YYYY-MM-DD`. */
export function dayOf(instant: string): string {
  const part = partsOf(instant, { year: 'numeric', month: '2-digit', day: '2-digit' });
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** Splits an instant into fields in the site's zone, in a locale with known digits. */
function partsOf(instant: string, options: Intl.DateTimeFormatOptions) {
  const zoned = new Intl.DateTimeFormat('en-US', { ...options, timeZone: zone() });
  const parts = zoned.formatToParts(new Date(instant));
  return (type: string) =>
    parts
      .filter((each) => each.type === type)
      .map((each) => each.value)
      .join('');
}
