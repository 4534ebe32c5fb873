/**
 * The vendor's numbers, from its documents, for the statuses of the protocol
 * (docs/domain/wallet-protocol.md §5).
 */
const STATUS_CODES: Readonly<Record<string, number>> = {
  OK: 0,
  SESSION_INVALID: 10,
  SESSION_EXPIRED: 11,
  MEMBER_BLOCKED: 12,
  MEMBER_UNKNOWN: 13,
  INSUFFICIENT_FUNDS: 20,
  LIMIT_REACHED: 21,
  RG_LIMIT: 22,
  GAME_DISABLED: 30,
  VENDOR_DISABLED: 31,
  MAINTENANCE: 32,
  ROLLED_BACK: 40,
  KEY_REUSED: 41,
  TARGET_MISMATCH: 42,
  CURRENCY_MISMATCH: 43,
  MALFORMED: 50,
  UNKNOWN_COMMAND: 51,
  SIGNATURE_INVALID: 60,
  STALE: 61,
  REPLAYED: 62,
  TRY_AGAIN: 90,
};

/** The vendor treats this code as an unknown outcome and asks again. */
const UNKNOWN_CODE = 99;

export const codeOf = (status: string): number => STATUS_CODES[status] ?? UNKNOWN_CODE;

/**
 * The vendor reads the HTTP status first: 403 not admitted, 503 try again, 412 refused, 200 done.
 */
export function httpOf(status: string): number {
  if (status === 'OK') return 200;
  if (status === 'TRY_AGAIN') return 503;
  return ['SIGNATURE_INVALID', 'STALE', 'REPLAYED'].includes(status) ? 403 : 412;
}
