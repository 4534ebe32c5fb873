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
import { openMoneyApi } from './open-money.api.ts';

/** A round's state in the record: open, settled, or undone with its stake returned. */
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

/** State of the money that a movement put aside. */
const ASIDE_STATES = ['held', 'taken', 'back'] as const;

/** A round of a member's record. */
export const roundRecord = object({
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
  /** Payout and refund less the stake; positive is the member's gain. */
  net: money(),
  /** True for rounds played here: their outcome and proof can be asked for. */
  verifiable: bool(),
});

/** One transfer of the member's money, as the main wallet sees it. */
const movement = object({
  id: text(),
  at: instant(),
  code: text(),
  text: text(),
  /** The main wallet's gain, negative where it paid; 0 where only other wallets moved. */
  amount: money(),
  /** The main wallet's balance afterwards; null where that wallet did not change. */
  balanceAfter: nullable(money()),
  /**
   * The changes of held money, vendor wallets, the locked bonus and debt. Wallets that did not
   * change are left out.
   */
  besides: list(object({ wallet: oneOf(SIDE_WALLETS), vendor: text(), amount: money() })),
  /**
   * State of the money that it put aside for a withdrawal, a table or a transfer: still
   * `held`, `taken` there, or `back`; null where it put none aside.
   */
  aside: nullable(oneOf(ASIDE_STATES)),
  ref: object({
    /** Its cause (round, transfer, award …) and the cause's id. */
    kind: text(),
    id: text(),
    vendor: text(),
    vendorName: text(),
    /** The method of a deposit or the account of a withdrawal, in words; empty for others. */
    method: text(),
    gameId: text(),
    gameName: text(),
    /** The round's id as in the betting record; empty where there is none. */
    roundId: text(),
    /** The transfer that this one reverses; empty where none. */
    reverses: text(),
    /** Why it was corrected by hand (`ADJUST_REASONS`); empty for everything else. */
    reason: text(),
  }),
});

/** Sums of the member's play; profit = win − bet + rebate + promo (docs/domain/agents.md §6). */
const playSums = {
  /** Stakes less refunds. */
  bet: money(),
  validBet: money(),
  win: money(),
  rebate: money(),
  promo: money(),
  profit: money(),
};

export const recordsApi = {
  profitAndLoss: defineEndpoint({
    method: 'GET',
    path: '/wps/relay/ODSFE2_MemPNL',
    summary: 'The member’s profit and loss: in sum, by product and by day',
    access: 'member',
    moduleId: 'PERSPNL3',
    switch: 'PERSREP',
    query: object({
      /** Days in the site's zone, both included, at most `RECORD_DAYS_MAX`; today when left out. */
      startDate: optional(day()),
      endDate: optional(day()),
    }),
    reply: object({
      totals: object(playSums),
      /** By category of games; an empty one is what belongs to no game: rewards. */
      products: list(object({ product: text(), ...playSums })),
      /** Days with play or rewards, newest first. */
      days: list(object({ day: day(), ...playSums })),
    }),
  }),
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
      /**
       * Days in the site's zone, both included, at most `RECORD_DAYS_MAX` and none to come. Today
       * when left out.
       */
      from: optional(day()),
      to: optional(day()),
      /** Codes of GLS2_TxCodeList, joined by commas; all when left out. */
      codes: optional(text({ min: 1, max: CODES_MAX, pattern: CODES })),
      /** Codes whose entries are left out, such as the end of a withdrawal; sums keep them. */
      without: optional(text({ min: 1, max: CODES_MAX, pattern: CODES })),
      vendor: optional(id()),
      /** `nextCursor` of the page before. New transfers do not shift the pages. */
      cursor: optional(text({ min: 1, max: CURSOR_MAX, pattern: '^[A-Za-z0-9_-]+$' })),
      /** Reads a page by its number instead, counted from the newest row. */
      pageNum: optional(int({ min: 1, max: PAGES_MAX })),
      pageSize: optional(int({ min: 1, max: RECORDS_PER_PAGE_MAX })),
    }),
    reply: object({
      list: list(movement),
      pageNum: int(),
      totalPages: int(),
      total: int(),
      /** Over the whole filter: what came into and went out of the main wallet. */
      totals: object({
        in: money(),
        out: money(),
        net: money(),
        count: int(),
        /**
         * Sums that the member's wallets got from the site and gave it. What moves between them is
         * neither: money taken to a table and back, held for a withdrawal, brought to a provider.
         */
        gained: money(),
        spent: money(),
        /** Gained less spent. */
        own: money(),
        /** The part that is not in the main wallet: held, at a table, at a provider. */
        aside: money(),
      }),
      /** Null on the last page. */
      nextCursor: nullable(text()),
    }),
  }),
  ...openMoneyApi,
  playedGames: defineEndpoint({
    method: 'GET',
    path: '/api/v1/played-games',
    summary: 'The games that the member played in these days, by name',
    access: 'player',
    moduleId: 'MEMTRANS3',
    switch: 'TRANSBETREPMEM3',
    query: object({ from: optional(day()), to: optional(day()) }),
    reply: object({ list: list(object({ vendor: id(), gameId: id(), gameName: text() })) }),
  }),
  rounds: defineEndpoint({
    method: 'GET',
    path: '/api/v1/rounds',
    summary: 'The betting record of every category, with totals over the whole filter',
    access: 'player',
    moduleId: 'MEMTRANS3',
    switch: 'TRANSBETREPMEM3',
    query: object({
      /**
       * Days in the site's zone, both included, at most `RECORD_DAYS_MAX` and none to come. Today
       * when left out.
       */
      from: optional(day()),
      to: optional(day()),
      gameType: optional(id()),
      gameId: optional(id()),
      vendor: optional(id()),
      result: optional(oneOf(ROUND_RESULTS)),
      roundId: optional(text({ min: 1 })),
      pageNum: optional(int({ min: 1, max: PAGES_MAX })),
      pageSize: optional(int({ min: 1, max: RECORDS_PER_PAGE_MAX })),
    }),
    reply: object({
      list: list(
        object({
          ...roundRecord.properties,
          /** Sum that counted toward withdrawal; null: nothing had to be bet, or it is not over. */
          counted: nullable(money()),
        }),
      ),
      pageNum: int(),
      totalPages: int(),
      total: int(),
      totals: object({ stake: money(), payout: money(), refund: money(), net: money() }),
    }),
  }),
};
