export const ENTRIES_PER_PAGE = 50;
/** An evidence pack holds at most as many entries (docs/domain/operator-console.md §4). */
export const EXPORT_MAX = 50_000;
/** One verification reads at most as many; the next goes on from there. */
export const VERIFY_MAX = 1_000_000;
/** Two people who approve at least this part of each other's changes raise an alarm, percent. */
export const PAIR_ALARM_PERCENT = 80;
/** Fewer approvals in a week say nothing about two people. */
export const PAIR_LEAST = 5;
export const PAIR_DAYS = 7;
