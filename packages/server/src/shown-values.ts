import type { TextValues } from '@palaro/api';
import { groupDecimal, localeOf, Money, type Language } from '@palaro/kernel';
import type { RefusalData } from './refuse.ts';

const CENTAVO = 100n;

/** `₱1,250.50`; finer parts of a centavo only where there are some. */
const pesos = (amount: Money) =>
  `₱${groupDecimal(Money.text(amount), amount % CENTAVO === 0n ? 2 : 4)}`;

/** Values of a text as people read them: money in pesos, instants in the site's zone. */
export function shownValues(
  values: RefusalData['values'] = {},
  language: Language,
  zone: string,
): TextValues {
  const shown = Object.entries(values).map(([name, value]) => {
    if (typeof value === 'bigint') return [name, pesos(value)];
    if (value instanceof Date) return [name, timeIn(value, language, zone)];
    return [name, value];
  });
  return Object.fromEntries(shown) as TextValues;
}

const timeIn = (at: Date, language: Language, zone: string) =>
  at.toLocaleString(localeOf(language), {
    timeZone: zone,
    dateStyle: 'medium',
    timeStyle: 'short',
  });
