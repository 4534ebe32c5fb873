import type { PromotionStatus } from '../promotions.api.ts';

/** A status's colour; the word carries the meaning. */
export const STATUS_TONES = {
  coming: 'sky',
  Process: 'leaf',
  Applying: 'gold',
  Rejected: 'rose',
  Joined: 'sky',
  Issued: 'gold',
  Claimed: 'dim',
  signed: 'leaf',
  Close: 'dim',
} as const satisfies Record<PromotionStatus, string>;
