// Step-up: how a member proves, in a session of any age, that he himself is there: by payment
// password, by a fresh code, or by the login password while he has no payment password
// (docs/domain/accounts.md §7). Areas ask for it before they change anything. The profile sets and
// changes the payment password.
import { defineArea } from '@palaro/server';
import { stepUpApi, stepUpErrors } from '../step-up.api.ts';
import { en } from '../step-up.en.ts';
import { ty } from '../step-up.ty.ts';
import { stepUpOwnData } from './own-data.ts';
import { stepUpHandlers } from './step-up.handlers.ts';
import './step-up.tables.ts';

export const stepUpArea = defineArea({
  name: 'step-up',
  api: stepUpApi,
  handlers: stepUpHandlers,
  errors: stepUpErrors,
  texts: { EN: en, TY: ty },
  ownData: stepUpOwnData,
});

export { forgetGuesses, judgeGuess } from './guesses.ts';
export { maskMail, maskMobile } from './mask.ts';
export { requireLoginPassword, requireOwnProof, type OwnProof } from './own-proof.ts';
export { checkPaymentPassword, requireStepUp, type StepUpProof } from './step-up.ts';
