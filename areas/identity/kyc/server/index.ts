// Kyc: who the person behind an account is (docs/domain/accounts.md §9): his data, the pictures
// that prove it, the review, and what each level allows. Deposits, withdrawals and games ask here.
// The list of exclusions belongs to accounts, the payee's cards to bank-cards.
import { identityRefusal } from '@palaro/accounts/server';
import { defineArea, provide } from '@palaro/server';
import { kycApi, kycErrors } from '../kyc.api.ts';
import { en } from '../kyc.en.ts';
import { ty } from '../kyc.ty.ts';
import { excludePerson } from './exclude-person.ts';
import { refusalByKyc } from './kyc-gate.ts';
import { kycHandlers } from './kyc.handlers.ts';
import { eraseOldPersons, expireDocuments } from './kyc.tasks.ts';
import './kyc.tables.ts';
import { kycOwnData } from './own-data.ts';
import { completeFirstLevel } from './save-person.ts';
import { identityProvider, manualReview } from './verify-identity.ts';

export const kycArea = defineArea({
  name: 'kyc',
  api: kycApi,
  handlers: kycHandlers,
  errors: kycErrors,
  texts: { EN: en, TY: ty },
  provides: [
    provide(identityRefusal, (app) => (member) => refusalByKyc(app, member)),
    manualReview,
  ],
  needs: [identityProvider],
  ownData: kycOwnData,
  tasks: [expireDocuments, eraseOldPersons],
  listeners: {
    'account.changed': (app, { memberId, what }) =>
      what === 'mobile' ? completeFirstLevel(app, memberId) : undefined,
    'member.excluded': excludePerson,
  },
});

export { kycGate } from './kyc-gate.ts';
export { listForReview, readForReview, viewPicture } from './read-for-review.ts';
export { approveKyc, expireKyc, rejectKyc, reopenKyc } from './review.ts';
