import {
  defineEndpoint,
  defineErrors,
  id,
  instant,
  int,
  list,
  money,
  nullable,
  object,
  oneOf,
  optional,
  page,
  rowNumberFromOne,
  text,
  type Static,
} from '@palaro/api';

export const turnoverErrors = defineErrors({
  /** Met, closed or waived already: there is nothing left to waive. */
  'turnover.not_open': { status: 409 },
});

declare module '@palaro/api' {
  interface ErrorAreas {
    turnover: typeof turnoverErrors;
  }
}

export const REQUIREMENT_STATES = ['open', 'done', 'forfeited', 'closed', 'waived'] as const;

/** Causes that open a requirement; each has words. */
export const TURNOVER_CAUSES = ['deposit', 'award', 'transfer'] as const;

const percent = () => int({ min: 0, max: 100 });

const requirement = object({
  id: text(),
  cause: oneOf(TURNOVER_CAUSES),
  /** The order, award or transfer. */
  causeId: text(),
  required: money(),
  done: money(),
  state: oneOf(REQUIREMENT_STATES),
  openedAt: instant(),
  endedAt: nullable(instant()),
});
export type TurnoverRequirement = Static<typeof requirement>;

const own = { access: 'member', moduleId: null, method: 'GET' } as const;
const pageNum = () => optional(int({ min: 1, max: 1_000 }));

/** A member's requirements, and the weights of bets (docs/domain/ledger.md §8). */
export const turnoverApi = {
  turnoverWeights: defineEndpoint({
    access: 'anyone',
    moduleId: null,
    method: 'GET',
    path: '/api/v1/turnover/weights',
    summary: 'How much of a bet counts toward withdrawal, by kind of game, and the exceptions',
    reply: object({
      /** Kinds that have an open game; those that count most first. */
      kinds: list(object({ gameType: id(), percent: percent() })),
      /** Open games that count another part than their kind. */
      games: list(
        object({
          vendor: id(),
          gameId: id(),
          gameName: text(),
          gameType: id(),
          percent: percent(),
        }),
      ),
    }),
  }),
  turnoverRequirements: defineEndpoint({
    ...own,
    path: '/api/v1/turnover/requirements',
    summary: 'The member’s requirements, open and past, newest first',
    query: object({ pageNum: pageNum() }),
    reply: page('list', requirement),
  }),
  requirementRounds: defineEndpoint({
    ...own,
    path: '/api/v1/turnover/requirements/{requirement}/rounds',
    summary: 'The rounds that filled a requirement of the member, newest first',
    params: object({ requirement: rowNumberFromOne() }),
    query: object({ pageNum: pageNum() }),
    reply: object({
      requirement,
      list: list(
        object({
          /** The vendor’s name of the round; null where it is kept no more. */
          roundId: nullable(text()),
          gameName: text(),
          stake: nullable(money()),
          /** The part of the stake that counts in this game, in percent. */
          percent: percent(),
          /** Sum that this round added to this requirement. */
          counted: money(),
          at: instant(),
        }),
      ),
      pageNum: int(),
      totalPages: int(),
      total: int(),
      /** Sum over all pages: what is done of the requirement. */
      totals: object({ counted: money() }),
    }),
  }),
};
