import {
  bool,
  defineEndpoint,
  defineErrors,
  instant,
  int,
  list,
  nullable,
  object,
  oneOf,
  optional,
  text,
  type Static,
} from '@palaro/api';
import { paymentPasswordApi } from './payment-password.api.ts';
import { selfApi } from './self.api.ts';

export const profileErrors = defineErrors({
  payment_password_exists: { status: 409 },
  'contact.same': { status: 409 },
});

declare module '@palaro/api' {
  interface ErrorAreas {
    profile: typeof profileErrors;
  }
}

/** Items of the strength summary, in the order of docs/domain/accounts.md §7. */
export const SECURITY_ITEMS = [
  'login_password',
  'payment_password',
  'mobile',
  'email',
  'bank_card',
  'security_questions',
  'payee_name',
] as const;
export type SecurityItem = (typeof SECURITY_ITEMS)[number];
export const SECURITY_LEVELS = ['weak', 'medium', 'strong'] as const;

const securityConfig = object({
  /** 0 to 100. */
  score: int({ min: 0, max: 100 }),
  level: oneOf(SECURITY_LEVELS),
  items: list(
    object({
      key: oneOf(SECURITY_ITEMS),
      done: bool(),
      /** How much it adds to the score once it is done. */
      score: int({ min: 0 }),
      /**
       * Enough for the member to recognise it; null where it is not done or has nothing to show.
       */
      masked: nullable(text()),
    }),
  ),
});
export type SecurityConfig = Static<typeof securityConfig>;

const forMembers = { access: 'member', moduleId: null } as const;

export const profileApi = {
  ...selfApi,
  ...paymentPasswordApi,
  securityConfig: defineEndpoint({
    ...forMembers,
    method: 'GET',
    path: '/wps/member/securityConfig',
    summary: 'How well the account is secured, item by item (REWARD-07)',
    reply: securityConfig,
  }),
  securityQuestions: defineEndpoint({
    ...forMembers,
    method: 'GET',
    path: '/wps/member/securityQuestions',
    summary: 'The questions that can be chosen, in the caller’s language',
    reply: object({ list: list(object({ questionId: int({ min: 1 }), text: text() })) }),
  }),
  customerSecurityQuestions: defineEndpoint({
    ...forMembers,
    method: 'GET',
    path: '/wps/member/customerSecurityQuestions',
    summary: 'Which questions the member answered; never the answers',
    reply: object({
      list: list(object({ questionId: int({ min: 1 }), text: text() })),
      setAt: nullable(instant()),
    }),
  }),
  saveSecurityQuestions: defineEndpoint({
    ...forMembers,
    method: 'POST',
    path: '/wps/member/customerSecurityQuestions',
    summary: 'Stores the answers to three different questions; needs the login password',
    provesMember: true,
    encrypted: true,
    device: true,
    perMinute: 10,
    body: object({
      items: list(object({ questionId: int(), answer: text() }), 12),
      password: optional(text({ max: 300 })),
      stepUpCode: optional(text({ max: 20 })),
    }),
    reply: object({}),
    errors: ['step_up.required', 'login_password.wrong'],
  }),
};
