import { dayIn, plusDays } from '@palaro/kernel';
import { FIRST_ACCOUNTS } from '@palaro/ledger';

/** Kinds of transfers that count for play limits, and the stakes among them, as SQL arrays. */
export const GAME_KINDS = `'{bet,betWin,win,adjust,buyIn,leave}'`;
export const STAKE_KINDS = `'{bet,betWin,buyIn}'`;

const { CASH, DEBT } = FIRST_ACCOUNTS;
/** Whether a posting takes from, or adds to, the member's cash. Debt counts as a part of it. */
export const TAKEN = `p.from_account % 100 in (${CASH}, ${DEBT})`;
export const BROUGHT = `p.to_account % 100 in (${CASH}, ${DEBT})`;

/** The first days of the calendar periods that an instant lies in; weeks begin on Monday. */
export function periodStarts(zone: string, at: Date) {
  const day = dayIn(zone, at);
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return { day, week: plusDays(day, -sinceMonday), month: `${day.slice(0, 8)}01` };
}
