/** A taking counts no more after this time, so that nobody's lunch blocks a queue. */
export const WORK_TAKEN_SECONDS = 30 * 60;
/** Members count as online this long after their last call. */
export const ONLINE_SECONDS = 5 * 60;
export const DEAD_PER_PAGE = 50;
/** Alarms of docs/domain/operator-console.md §8. */
export const FOLD_LAG_ALARM_SECONDS = 5;
export const VENDOR_FAILING_SHARE = 0.05;
/** What an alarm about a vendor looks at, and what the dashboard shows of its requests. */
export const VENDOR_JUDGED_SECONDS = 300;
export const VENDOR_SHOWN_SECONDS = 3_600;
/** Fewer requests say nothing about a vendor. */
export const VENDOR_ASKED_MIN = 20;
