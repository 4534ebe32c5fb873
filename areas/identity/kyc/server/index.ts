// Kyc: who the person behind an account is (docs/domain/accounts.md §9): his data, the pictures
// that prove it, the review, and what each level allows. Deposits, withdrawals and games ask here.
// The list of exclusions belongs to accounts, the payee's cards to bank-cards.
import { identityRefusal, statedName } from '@palaro/accounts/server';
import { askForChange, defineArea, provide } from '@palaro/server';
import { kycConsoleApi } from '../console.api.ts';
import { kycApi, kycErrors } from '../kyc.api.ts';
import { en } from '../kyc.en.ts';
import { ty } from '../kyc.ty.ts';
import { checkClosings } from './check-closings.ts';
import { closeChange } from './closing-changes.ts';
import { endUndo, returnUnverified } from './closing.tasks.ts';
import { kycConsoleHandlers } from './console.handlers.ts';
import { excludePerson } from './exclude-person.ts';
import { refusalByKyc } from './kyc-gate.ts';
import { kycHandlers } from './kyc.handlers.ts';
import { kycQueue } from './kyc.queue.ts';
import { eraseOldPersons, expireDocuments } from './kyc.tasks.ts';
import './kyc.events.ts';
import './kyc.tables.ts';
import { openOrders } from './open-orders.ts';
import { kycOwnData } from './own-data.ts';
import { completeFirstLevel } from './save-person.ts';
import { seedKyc } from './seed-kyc.ts';
import { readPerson } from './person.ts';
import { undoClosingChange } from './undo-closing.ts';
import { identityProvider, manualReview } from './verify-identity.ts';

export const kycArea = defineArea({
  name: 'kyc',
  api: { ...kycApi, ...kycConsoleApi },
  handlers: { ...kycHandlers, ...kycConsoleHandlers },
  errors: kycErrors,
  texts: { EN: en, TY: ty },
  provides: [
    provide(identityRefusal, (app) => (member) => refusalByKyc(app, member)),
    provide(
      statedName,
      (app) => async (member) => (await readPerson(app, member))?.fullName ?? null,
    ),
    manualReview,
  ],
  needs: [askForChange, identityProvider, openOrders],
  // Demo applications need the demo members.
  after: ['accounts'],
  seed: seedKyc,
  ownData: kycOwnData,
  workQueues: [kycQueue],
  changeKinds: [closeChange, undoClosingChange],
  checks: [checkClosings],
  tasks: [expireDocuments, eraseOldPersons, endUndo, returnUnverified],
  listeners: {
    'account.changed': (app, { memberId, what }) =>
      what === 'mobile' ? completeFirstLevel(app, memberId) : undefined,
    'member.excluded': excludePerson,
  },
});

export { lastReopening } from './applications.repository.ts';
export { isByClosing } from './close-account.ts';
export { closingCanBeUndone, findOpenClosing } from './closings.repository.ts';
export { kycGate, unprovenDepositLeft } from './kyc-gate.ts';
export { openOrders, type OpenOrder } from './open-orders.ts';
export { readPerson } from './person.ts';
export { readStanding as readKycStanding } from './standing.ts';
export { viewPicture } from './read-for-review.ts';
export { approveKyc, rejectBySystem } from './review.ts';
