import type { Allowed } from './source.ts';

/**
 * Exceptions, each with its reason. An exception that is no longer needed is itself a finding, so
 * the list can only shrink.
 */
export const ALLOWED: readonly Allowed[] = [
  {
    finding: /db\/migrate\.ts: takes the time from the database/,
    reason: 'about the installation, before the site’s clock exists',
  },
  {
    finding: /(queue\/jobs\.repository|server\/src\/queue)\.ts: takes the time from the database/,
    reason: 'graphile-worker counts due tasks by the database’s time; sandbox time moves the rows',
  },
  {
    finding: /db\/backup\.ts: takes the time from the database/,
    reason: 'the requested time of a restore is compared with the times in the log',
  },
  {
    finding: /migrations\/\d+_(cashier|play)\.sql: has \d+ lines/,
    reason: 'the baseline of an area is one file, however many tables it has',
  },
  {
    finding: /storage key SHELL_PU_[AB] is not used/,
    reason: 'popup-memory.ts makes the name from whom a popup addresses',
  },
  {
    finding: /money-text\.ts: makes a float of \(Money\.of\(payout\) \* 100n\)/,
    reason: 'the multiple of a win in whole hundredths, for display; it is not an amount',
  },
  {
    finding: /packages\/rules\/src\/distress\.ts: says "niyo" to a member/,
    reason: 'the words with which members ask for help, as they write them',
  },
  {
    finding: /content\/server\/demo\/announcements\.ts: names the game/,
    reason: 'demo data: banners and news that lead to a game, as an operator would write them',
  },
  {
    finding: /shell\/useScrollPlace\.ts: names the game wheel/,
    reason: 'the browser’s event of a turned mouse wheel',
  },
  {
    finding: /shared\/shared-game\.ts: names the game crash/,
    reason: 'the field of a flight’s result that says where it ended',
  },
  {
    finding: /packages\/ui\/src\/art\/tile-colours\.ts: names the game/,
    reason: 'edge colours of the drawn tiles, also of vendors’ games; others have a default',
  },
  {
    finding: /packages\/ui\/(gallery|art\/draw)\/.*: names the game/,
    reason: 'the artwork drawn for games, and the page that shows all of it',
  },
];
