/** A change that nobody decided is over after this time (docs/domain/operator-console.md §3). */
export const EXPIRES_SECONDS = 24 * 3_600;
/** From then on it is late: it reminds, and those with `change.approve.late` may decide it too. */
export const LATE_SECONDS = 12 * 3_600;
export const CHANGES_PER_PAGE = 25;
