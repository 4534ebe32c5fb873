import {
  defineEndpoint,
  defineErrors,
  int,
  list,
  object,
  oneOf,
  optional,
  text,
} from '@palaro/api';

/** Ways to prove that it is still the member himself (docs/domain/accounts.md §7, step-up). */
const PROOF_WAYS = ['payment_password', 'code', 'login_password'] as const;
export type ProofWay = (typeof PROOF_WAYS)[number];

/** Longer than any secret; the rule tables check the content. */
const SECRET_MAX = 300;
const secret = () => optional(text({ max: SECRET_MAX }));

/** Fields of a call that asks for a step-up: the payment password or a fresh code. */
export const stepUpProof = () => ({ paymentPassword: secret(), stepUpCode: secret() });

/** The refusals of such a call. */
export const STEP_UP_REFUSALS = [
  'step_up.required',
  'payment_password_wrong',
  'payment_password_locked',
  'verification.invalid',
] as const;

export const stepUpErrors = defineErrors({
  'step_up.required': { status: 403, data: object({ methods: list(oneOf(PROOF_WAYS)) }) },
  'step_up.no_contact': { status: 409 },
  payment_password_wrong: { status: 422 },
  payment_password_locked: { status: 429 },
  payment_password_missing: { status: 422 },
  'login_password.wrong': { status: 422 },
  'questions.wrong': { status: 422 },
  'questions.locked': { status: 429 },
});

declare module '@palaro/api' {
  interface ErrorAreas {
    'step-up': typeof stepUpErrors;
  }
}

export const stepUpApi = {
  sendStepUpCode: defineEndpoint({
    access: 'member',
    moduleId: null,
    method: 'POST',
    path: '/api/v1/security/step-up/code',
    summary: 'Sends a code to the verified mobile, else mail, for a call that needs a proof',
    device: true,
    perMinute: 10,
    reply: object({
      expiredMinutes: int({ min: 1 }),
      channel: oneOf(['sms', 'mail']),
      /** The masked contact that the code went to. */
      to: text(),
    }),
    errors: ['step_up.no_contact'],
  }),
};
