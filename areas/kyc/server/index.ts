// Kyc: who the person behind an account is (accounts.md §9): what he says, the pictures that prove
// it, the review, and what a level allows. Deposits, withdrawals and games ask here; the list of
// exclusions is accounts', the payee's cards are security's.
import { registerPlayCheck } from '@palaro/accounts/server';
import { defineArea } from '@palaro/server';
import { kycApi, kycErrors } from '../kyc.api.ts';
import { en } from '../kyc.en.ts';
import { ty } from '../kyc.ty.ts';
import { refusalByKyc } from './kyc-gate.ts';
import { kycHandlers } from './kyc.handlers.ts';
import { eraseOldPersons, expireDocuments } from './kyc.jobs.ts';
import './kyc.tables.ts';
import { kycOwnData } from './own-data.ts';
import { completeFirstLevel } from './save-person.ts';

export const kycArea = defineArea({
  name: 'kyc',
  api: kycApi,
  handlers: kycHandlers,
  errors: kycErrors,
  texts: { EN: en, TY: ty },
  ownData: kycOwnData,
  jobs: [expireDocuments, eraseOldPersons],
  start(app) {
    registerPlayCheck(app, (member) => refusalByKyc(app, member));
    app.bus.on('account.changed', ({ memberId, what }) =>
      what === 'mobile' ? completeFirstLevel(app, memberId) : undefined,
    );
  },
});

export { kycGate } from './kyc-gate.ts';
export { listForReview, readForReview, viewPicture } from './read-for-review.ts';
export { approveKyc, expireKyc, rejectKyc, reopenKyc } from './review.ts';
export { registerIdentityProvider } from './verify-identity.ts';
