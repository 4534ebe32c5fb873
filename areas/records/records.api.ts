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

/** A member's wallets beside the main one. */
const SIDE_WALLETS = ['held', 'bonus', 'vendor', 'debt'] as const;
export type SideWallet = (typeof SIDE_WALLETS)[number];
const CODES_MAX = 400;
const CODES = '^[A-Za-z]+(,[A-Za-z]+)*$';
const CURSOR_MAX = 100;

const round = object({
  roundId: text(),
  vendor: id(),
  vendorName: text(),
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

/** One transfer of the member's money, as the main wallet sees it. */
const movement = object({
  id: text(),
  at: instant(),
  code: text(),
  text: text(),
  /** What the main wallet gained by it, below zero where it gave; 0 where held money moved. */
  amount: money(),
  /** The main wallet after it; null where it left that wallet alone. */
  balanceAfter: nullable(money()),
  /** What held money, vendor wallets, the locked bonus and debt changed by; 0 leaves one out. */
  besides: list(object({ wallet: oneOf(SIDE_WALLETS), vendor: text(), amount: money() })),
  ref: object({
    /** What it was caused by (round, transfer, award …) and that thing's own id. */
    kind: text(),
    id: text(),
    vendor: text(),
    vendorName: text(),
    gameId: text(),
    gameName: text(),
    /** The round's own id, as the betting record has it; empty where it was none. */
    roundId: text(),
    /** The transfer that it takes back; empty where none. */
    reverses: text(),
    /** Why it was corrected by hand (`ADJUST_REASONS`); empty for everything else. */
    reason: text(),
  }),
});

export const recordsApi = {
  txCodes: defineEndpoint({
    method: 'GET',
    path: '/wps/relay/GLS2_TxCodeList',
    summary: 'The kinds of the account record with their names',
    access: 'member',
    moduleId: 'MEMTRANS3',
    switch: 'TRANSREC3',
    reply: object({ list: list(object({ code: text(), text: text() })) }),
  }),
  transactions: defineEndpoint({
    method: 'GET',
    path: '/wps/relay/ODS2_MemberTransaction',
    summary: 'The account record: every movement of the member’s money, newest first',
    access: 'member',
    moduleId: 'MEMTRANS3',
    switch: 'TRANSREC3',
    query: object({
      /** Days in the site's zone, both included; today when left out. */
      from: optional(day()),
      to: optional(day()),
      /** Codes of GLS2_TxCodeList, joined by commas; all when left out. */
      codes: optional(text({ min: 1, max: CODES_MAX, pattern: CODES })),
      vendor: optional(id()),
      /** `nextCursor` of the page before: what is posted meanwhile shifts no page. */
      cursor: optional(text({ min: 1, max: CURSOR_MAX, pattern: '^[A-Za-z0-9_-]+$' })),
      /** Reads a page by its number instead, counted from what there is now. */
      pageNum: optional(int({ min: 1, max: PAGES_MAX })),
      pageSize: optional(int({ min: 1, max: RECORDS_PER_PAGE_MAX })),
    }),
    reply: object({
      list: list(movement),
      pageNum: int(),
      totalPages: int(),
      total: int(),
      /** Of the whole filter: what came into and went out of the main wallet. */
      totals: object({ in: money(), out: money(), net: money(), count: int() }),
      /** Null on the last page. */
      nextCursor: nullable(text()),
    }),
  }),
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
      roundId: optional(text({ min: 1 })),
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
