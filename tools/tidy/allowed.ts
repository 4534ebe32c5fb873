import type { Allowed } from './source.ts';

/** Switches whose screens and calls come with later areas; the table has all from the start. */
const LATER_SWITCHES = {
  CHNGPASSVERIF3: 'password reset',
  USERNAMEREG3: 'registration',
  MOBILENUMREG3: 'registration',
  REGMOBVERF3: 'registration',
  MOBILENUMPASSREG3: 'registration',
  FACEBOOKLOGIN3: 'social login',
  GOOGLELOGIN3: 'social login',
  MOBILEVERCODELOGIN3: 'login by SMS code',
  DEPOSIT: 'deposits',
  WITHDRAW: 'withdrawals',
  MISSIONLB3: 'missions',
  MANPLAYREB3: 'manual rebate',
  DEPRECM3: 'deposit records',
  WITHREC3: 'the withdraw report',
  PERSREP: 'profit and loss',
  AGETRANSFERUP3: 'transfer to superior',
  PLYRBT: 'the rebate report',
  MAILCEN: 'the inbox',
};

const LATER_SETTINGS = { 'registration.fields': 'registration' };

const later = (kind: string, rows: Record<string, string>): Allowed[] =>
  Object.entries(rows).map(([name, what]) => ({
    finding: new RegExp(`${kind} ${name.replace('.', '\\.')} is read by nothing`),
    reason: `what reads it comes with ${what}`,
  }));

/**
 * Exceptions, each with its reason. One that nothing needs any more is a finding itself, so that
 * the list only ever shrinks towards what is really special.
 */
export const ALLOWED: readonly Allowed[] = [
  ...later('switch', LATER_SWITCHES),
  ...later('setting', LATER_SETTINGS),
  {
    finding: /db\/migrate\.ts: takes the time from the database/,
    reason: "about the installation, before the site's clock exists",
  },
  {
    finding: /db\/backup\.ts: takes the time from the database/,
    reason: 'what a restore is asked for is compared with the times in the log',
  },
  {
    finding: /money-text\.ts: makes a float of \(Money\.of\(payout\) \* 100n\)/,
    reason: 'the multiple of a win in whole hundredths, for display; it is not an amount',
  },
];
