const DAY = /^(\d{4})-(\d\d)-(\d\d)$/;

/** Whether a text is a day of the calendar, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  const [, year, month, date] = DAY.exec(text) ?? [];
  if (year === undefined) return false;
  const at = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date)));
  return at.toISOString().slice(0, 10) === text;
}

/**
 * Whether who was born on `birthday` has had the birthday of `years` by `today`; both are days of
 * the site's zone. Born on 29 February, a person has it on 1 March of a common year (AC-11).
 */
export function isOfAge(birthday: string, years: number, today: string): boolean {
  if (!isDay(birthday)) return false;
  const year = String(Number(birthday.slice(0, 4)) + years).padStart(4, '0');
  return `${year}${birthday.slice(4)}` <= today;
}
