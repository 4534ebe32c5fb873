// What a payment password may be beyond its six digits (accounts.md §7), alike on both sides.

/** The twenty that people choose most, besides one digit six times and runs. */
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

/** One digit six times, six that rise or fall by 1 (also past 9 and 0), and the commonest. */
export const SIMPLE_PAYMENT_PASSWORDS: readonly string[] = [
  ...Array.from(DIGITS, (digit) => digit.repeat(6)),
  ...[DIGITS, BACKWARDS].flatMap((run) =>
    Array.from(run, (_, at) => (run + run).slice(at, at + 6)),
  ),
  ...COMMON,
];

/** What whoever knows the person tries first. */
interface Person {
  /** `YYYY-MM-DD`. */
  birthday?: string | null;
  /** E.164. */
  mobile?: string | null;
}

/**
 * The message key for six digits that are too easy to guess, null for those that are not: one digit
 * six times, a run, one of the commonest, part of the birthday or of the mobile number (AC-54).
 */
export function paymentPasswordFault(password: string, { birthday, mobile }: Person = {}) {
  if (SIMPLE_PAYMENT_PASSWORDS.indexOf(password) >= 0) return 'accounts.reg.paypass.simple';
  const known = [...datesOf(birthday), (mobile ?? '').replace(/\D/g, '')];
  return known.some((digits) => digits.indexOf(password) >= 0)
    ? 'accounts.reg.paypass.personal'
    : null;
}

/** A birthday as people type it: the year first, the month first, the day first. */
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
