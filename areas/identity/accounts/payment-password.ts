// Which six digits are too weak for a payment password (docs/domain/accounts.md §7). Browser and
// server share this check.

/** The twenty most chosen ones, apart from one repeated digit and runs. */
const COMMON: readonly string[] = [
  '123123',
  '112233',
  '121212',
  '123321',
  '101010',
  '131313',
  '159753',
  '147258',
  '147852',
  '258369',
  '789456',
  '456123',
  '696969',
  '102030',
  '100200',
  '111222',
  '222333',
  '520520',
  '654123',
  '112211',
];

const DIGITS = '0123456789';
const BACKWARDS = '9876543210';

/**
 * One digit six times, six that rise or fall by 1 (also past 9 and 0), and the most chosen ones.
 */
export const SIMPLE_PAYMENT_PASSWORDS: readonly string[] = [
  ...Array.from(DIGITS, (digit) => digit.repeat(6)),
  ...[DIGITS, BACKWARDS].flatMap((run) =>
    Array.from(run, (_, at) => (run + run).slice(at, at + 6)),
  ),
  ...COMMON,
];

/** Somebody who knows the person tries these first. */
interface Person {
  /** `YYYY-MM-DD`. */
  birthday?: string | null;
  /** E.164. */
  mobile?: string | null;
}

/**
 * The message key for six digits that are too easy to guess: one digit six times, a run, one of the
 * most chosen, or part of the birthday or the mobile number (AC-54). Null when they are fine.
 */
export function paymentPasswordFault(password: string, { birthday, mobile }: Person = {}) {
  if (SIMPLE_PAYMENT_PASSWORDS.indexOf(password) >= 0) return 'accounts.reg.paypass.simple';
  const known = [...datesOf(birthday), (mobile ?? '').replace(/\D/g, '')];
  return known.some((digits) => digits.indexOf(password) >= 0)
    ? 'accounts.reg.paypass.personal'
    : null;
}

/** A birthday in each order that people type it: year, month or day first. */
function datesOf(birthday: string | null | undefined): string[] {
  const [year = '', month = '', day = ''] = (birthday ?? '').split('-');
  if (!day) return [];
  const short = year.slice(2);
  return [
    `${year}${month}${day}`,
    `${month}${day}${year}`,
    `${day}${month}${year}`,
    `${month}${day}${short}`,
    `${day}${month}${short}`,
    `${short}${day}${month}`,
  ];
}
