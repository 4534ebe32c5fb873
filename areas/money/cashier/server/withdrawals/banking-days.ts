// Banking days of the Philippines, for PESONet, which clears on them alone. Days are `YYYY-MM-DD`
// in Manila, which keeps UTC+8 all year.

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const MANILA_MS = 8 * 60 * MINUTE_MS;
const SATURDAY = 6;

/** Hour from which on PESONet clears on the next banking day (docs/domain/payments.md §1). */
const CUT_OFF_HOUR = 14;

/**
 * Holidays of a fixed day: regular ones (Administrative Code, book I §26 as amended by RA 9492) and
 * special ones by law (RA 9256, RA 9492, RA 10966).
 */
const FIXED = '01-01 04-09 05-01 06-12 11-30 12-25 12-30 08-21 11-01 12-08 12-31'.split(' ');

const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** The day on Manila's clocks. */
export const manilaDay = (at: Date) => dayOf(at.getTime() + MANILA_MS);

/** Easter Sunday, by the Gregorian computus of Meeus, Jones and Butcher. */
function easter(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const e = b % 4;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * e + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return Date.UTC(year, Math.floor(n / 31) - 1, (n % 31) + 1);
}

/** National Heroes Day: the last Monday of August. */
function heroesDay(year: number): string {
  const last = Date.UTC(year, 7, 31);
  return dayOf(last - ((new Date(last).getUTCDay() + 6) % 7) * DAY_MS);
}

function isHoliday(day: string): boolean {
  if (FIXED.includes(day.slice('YYYY-'.length))) return true;
  const year = Number(day.slice(0, 'YYYY'.length));
  const sunday = easter(year);
  // Maundy Thursday and Good Friday.
  return [dayOf(sunday - 3 * DAY_MS), dayOf(sunday - 2 * DAY_MS), heroesDay(year)].includes(day);
}

/** Whether banks clear on a day; `declared` are the days that a proclamation adds. */
export function isBankingDay(day: string, declared: readonly string[] = []): boolean {
  const weekday = new Date(timeOf(day)).getUTCDay();
  return weekday !== 0 && weekday !== SATURDAY && !isHoliday(day) && !declared.includes(day);
}

function nextBankingDay(day: string, declared: readonly string[]): string {
  let next = day;
  do next = dayOf(timeOf(next) + DAY_MS);
  while (!isBankingDay(next, declared));
  return next;
}

/**
 * Day on which PESONet credits what is sent now: today where it is a banking day before the
 * cut-off, else the next banking day.
 */
export function pesonetDay(at: Date, declared: readonly string[] = []): string {
  const today = manilaDay(at);
  const hour = new Date(at.getTime() + MANILA_MS).getUTCHours();
  const isInTime = isBankingDay(today, declared) && hour < CUT_OFF_HOUR;
  return isInTime ? today : nextBankingDay(today, declared);
}

/** Last minute of a day in Manila. */
export const endOfDay = (day: string) => new Date(timeOf(day) - MANILA_MS + DAY_MS - MINUTE_MS);
