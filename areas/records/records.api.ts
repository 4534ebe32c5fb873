import {
  bool,
  day,
  defineEndpoint,
  id,
  instant,
  int,
  money,
  nullable,
  object,
  oneOf,
  optional,
  list,
  text,
} from '@palaro/api';

/** A round's state as the record shows it: still open, settled, or undone with its stake back. */
export const ROUND_RESULTS = ['open', 'settled', 'voided'] as const;

export const RECORDS_PER_PAGE = 20;
const RECORDS_PER_PAGE_MAX = 100;
const PAGES_MAX = 10_000;

const round = object({
  roundId: text(),
  vendor: id(),
  gameId: id(),
  gameName: text(),
  gameType: text(),
  result: oneOf(ROUND_RESULTS),
  openedAt: instant(),
  settledAt: nullable(instant()),
  stake: money(),
  payout: money(),
  refund: money(),
  /** Payout and refund less the stake: above zero is the member's gain. */
  net: money(),
  /** Played here, so that its outcome and its proof can be asked for. */
  verifiable: bool(),
});

export const recordsApi = {
  rounds: defineEndpoint({
    method: 'GET',
    path: '/api/v1/rounds',
    summary: 'The betting record of every category, with totals over the whole filter',
    access: 'player',
    moduleId: 'MEMTRANS3',
    switch: 'TRANSBETREPMEM3',
    query: object({
      /** Days in the site's zone, both included; today when left out. */
      from: optional(day()),
      to: optional(day()),
      gameType: optional(id()),
      vendor: optional(id()),
      result: optional(oneOf(ROUND_RESULTS)),
      pageNum: optional(int({ min: 1, max: PAGES_MAX })),
      pageSize: optional(int({ min: 1, max: RECORDS_PER_PAGE_MAX })),
    }),
    reply: object({
      list: list(round),
      pageNum: int(),
      totalPages: int(),
      total: int(),
      totals: object({ stake: money(), payout: money(), refund: money(), net: money() }),
    }),
  }),
};
