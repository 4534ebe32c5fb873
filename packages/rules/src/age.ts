const DAY = /^(\d{4})-(\d\d)-(\d\d)$/;

/** Whether a text is a day of the calendar, `YYYY-MM-DD`; the database has no year 0. */
export function isDay(text: string): boolean {
  const [, year, month, date] = DAY.exec(text) ?? [];
  if (year === undefined || Number(year) === 0) return false;
  const at = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date)));
  return at.toISOString().slice(0, 10) === text;
}

/**
 * Whether a person born on `birthday` is at least `years` old on `today`. Both are days in the
 * site's zone. In a common year a person born on 29 February has the birthday on 1 March (AC-11).
 */
export function isOfAge(birthday: string, years: number, today: string): boolean {
  if (!isDay(birthday)) return false;
  const year = String(Number(birthday.slice(0, 4)) + years).padStart(4, '0');
  return `${year}${birthday.slice(4)}` <= today;
}

/** Counts the whole years of a person on a day; both are days in the site's zone. */
export function ageOn(birthday: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return birthday.slice(4) <= today.slice(4) ? years : years - 1;
}
