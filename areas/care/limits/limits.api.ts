import {
  bool,
  defineEndpoint,
  defineErrors,
  instant,
  int,
  list,
  money,
  nullable,
  object,
  oneOf,
  optional,
  rowNumber,
  text,
  unsignedMoney,
} from '@palaro/api';
import { STEP_UP_REFUSALS, stepUpProof } from '@palaro/step-up/api';
import { CHANGE_STATES, LIMIT_KINDS, LIMIT_PERIODS } from './limit-changes.ts';

const PASSWORD_MAX = 300;

/**
 * The limit that a stake or a deposit would exceed; `used` does not include it
 * (docs/domain/responsible-gaming.md §2).
 */
const limitMet = object({
  kind: oneOf(LIMIT_KINDS),
  period: oneOf(LIMIT_PERIODS),
  limit: money(),
  used: money(),
  /** Null for a limit on each single bet. */
  resetsAt: nullable(instant()),
});

export const limitsErrors = defineErrors({
  'rg.limit_reached': { status: 422, data: limitMet },
  /** A waiting change was not confirmed in time. */
  'rg.lapsed': { status: 409 },
});

declare module '@palaro/api' {
  interface ErrorAreas {
    limits: typeof limitsErrors;
  }
}

const limit = object({
  kind: oneOf(LIMIT_KINDS),
  period: oneOf(LIMIT_PERIODS),
  /** What counts: the lower of the member's own and an imposed one; null: no limit. */
  amount: nullable(money()),
  own: nullable(money()),
  /** Imposed by the service; it stands beside the member's own. */
  imposed: nullable(money()),
  used: money(),
  /** Null: no limit. */
  left: nullable(money()),
  /** When the period begins anew; null for a limit per bet. */
  resetsAt: nullable(instant()),
  waiting: nullable(
    object({
      id: text(),
      /** Null: the limit goes. */
      amount: nullable(money()),
      readyAt: instant(),
      expiresAt: instant(),
      /** The wait is over; the member may confirm. */
      ready: bool(),
    }),
  ),
});

const own = { access: 'member', moduleId: null } as const;
const changeId = () => object({ id: rowNumber() });

export const limitsApi = {
  safety: defineEndpoint({
    ...own,
    method: 'GET',
    path: '/api/v1/safety',
    summary: 'The member’s limits: what is used, what is left, and changes that wait',
    reply: object({
      limits: list(limit),
      /** Days before a looser limit may be confirmed. */
      loosenDays: int(),
      /** How the member can prove himself. */
      means: object({ loginPassword: bool(), paymentPassword: bool(), contact: bool() }),
    }),
  }),
  setLimit: defineEndpoint({
    provesMember: true,
    ...own,
    device: true,
    method: 'PUT',
    path: '/api/v1/safety/limits',
    summary: 'Sets a limit: lower at once; higher or none after a wait and a confirmation',
    body: object({
      kind: oneOf(LIMIT_KINDS),
      period: oneOf(LIMIT_PERIODS),
      /** Null: no limit. */
      amount: nullable(unsignedMoney()),
      ...stepUpProof(),
      /** The login password, while there is no payment password. */
      password: optional(text({ max: PASSWORD_MAX })),
    }),
    reply: object({ state: oneOf(['Active', 'Waiting']), effectiveAt: instant() }),
    errors: [...STEP_UP_REFUSALS, 'login_password.wrong', 'payment_password_missing'],
  }),
  confirmLimit: defineEndpoint({
    ...own,
    method: 'POST',
    path: '/api/v1/safety/limits/{id}/confirm',
    summary: 'Confirms a looser limit whose wait is over',
    params: changeId(),
    reply: object({}),
    errors: ['not_found', 'rg.too_early', 'rg.lapsed'],
  }),
  cancelLimit: defineEndpoint({
    ...own,
    method: 'DELETE',
    path: '/api/v1/safety/limits/{id}/pending',
    summary: 'Takes back a looser limit that waits',
    params: changeId(),
    reply: object({}),
    errors: ['not_found'],
  }),
  limitHistory: defineEndpoint({
    ...own,
    method: 'GET',
    path: '/api/v1/safety/history',
    summary: 'The last 100 changes of the member’s limits, newest first',
    reply: object({
      list: list(
        object({
          id: text(),
          kind: oneOf(LIMIT_KINDS),
          period: oneOf(LIMIT_PERIODS),
          before: nullable(money()),
          amount: nullable(money()),
          state: oneOf(CHANGE_STATES),
          by: oneOf(['member', 'service']),
          at: instant(),
        }),
      ),
    }),
  }),
};
