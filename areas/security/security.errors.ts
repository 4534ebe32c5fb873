import { defineErrors, list, object, oneOf } from '@palaro/api';

/** Ways of proving that it is still the member who sits there (accounts.md §7, step-up). */
export const PROOF_WAYS = ['payment_password', 'code', 'login_password'] as const;
export type ProofWay = (typeof PROOF_WAYS)[number];

export const securityErrors = defineErrors({
  'step_up.required': { status: 403, data: object({ methods: list(oneOf(PROOF_WAYS)) }) },
  'step_up.no_contact': { status: 409 },
  'payment_password.wrong': { status: 422 },
  'payment_password.locked': { status: 429 },
  'payment_password.missing': { status: 409 },
  'payment_password.exists': { status: 409 },
  'login_password.wrong': { status: 422 },
  'questions.wrong': { status: 422 },
  'questions.locked': { status: 429 },
  'payee_name.exists': { status: 409 },
  'card.payee_first': { status: 409 },
  'card.known': { status: 409 },
  'card.too_many': { status: 409 },
  'card.in_use': { status: 409 },
  'contact.same': { status: 409 },
});
