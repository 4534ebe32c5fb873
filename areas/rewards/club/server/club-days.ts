import { mondayOf, plusDays } from '@palaro/kernel';

/** A period whose awards are due, and the days whose play it looks at, both included. */
export interface ClubPeriod {
  /** Its name in keys: the day on which it begins, or its month. */
  name: string;
  /** The day at whose beginning a member's level counts. */
  begins: string;
  from: string;
  to: string;
}

const WEEK = 7;

/** The week that began on the last Monday; it looks at the week before (PR-34). */
export function weekOf(today: string): ClubPeriod {
  const begins = mondayOf(today);
  return { name: begins, begins, from: plusDays(begins, -WEEK), to: plusDays(begins, -1) };
}

/** The month of a day; it looks at the month before. */
export function monthOf(today: string): ClubPeriod {
  const begins = `${today.slice(0, 7)}-01`;
  const to = plusDays(begins, -1);
  return { name: today.slice(0, 7), begins, from: `${to.slice(0, 7)}-01`, to };
}

const isLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** Birthdays (`MM-DD`) kept on a day: the 29th of February on the 28th, but in leap years. */
export function birthdaysOn(today: string): string[] {
  const day = today.slice(5);
  return day === '02-28' && !isLeap(Number(today.slice(0, 4))) ? [day, '02-29'] : [day];
}
