// Limits of orders (docs/domain/payments.md §2, §3), shared by server and client.

/** Days of one report, and how far back it may begin. */
export const REPORT_DAYS_MAX = 31;
export const REPORT_DAYS_BACK = 93;
export const ORDERS_PER_PAGE = 20;
/** Open deposit orders that a member may have at a time; of one method, one. */
export const OPEN_ORDERS_MAX = 3;
export const SLIP_MAX_BYTES = 5 * 1024 * 1024;
/** Seconds after which a waiting order is late (docs/domain/operator-console.md §8). */
export const WITHDRAWAL_LATE_SECONDS = 2 * 3_600;
export const DEPOSIT_LATE_SECONDS = 30 * 60;
