import type { Allowed } from './source.ts';

/**
 * Exceptions, each with its reason. One that nothing needs any more is a finding itself, so that
 * the list only ever shrinks towards what is really special.
 */
export const ALLOWED: readonly Allowed[] = [
  {
    finding: /db\/migrate\.ts: takes the time from the database/,
    reason: "about the installation, before the site's clock exists",
  },
  {
    finding: /db\/backup\.ts: takes the time from the database/,
    reason: 'what a restore is asked for is compared with the times in the log',
  },
  {
    finding: /writes the storage key WEBCLIP \(WEBCLIP\) again/,
    reason: 'also the name of a way to register (REG-08), which keeps nothing on the device',
  },
  {
    finding: /money-text\.ts: makes a float of \(Money\.of\(payout\) \* 100n\)/,
    reason: 'the multiple of a win in whole hundredths, for display; it is not an amount',
  },
  {
    finding: /support\/server\/distress\.ts: says "niyo" to a member/,
    reason: 'the words by which members ask for help, as they write them',
  },
];
