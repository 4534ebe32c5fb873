// Referral: who invited whom, how far each friend came, and what both get for it
// (docs/domain/promotions.md §8). Awards wait in the reward center, which promotions keeps.
import { registerPromotionKind } from '@palaro/promotions/server';
import { defineArea } from '@palaro/server';
import { referralConsoleApi } from '../console.api.ts';
import { referralApi, referralErrors } from '../referral.api.ts';
import { en } from '../referral.en.ts';
import { ty } from '../referral.ty.ts';
import { referralOwnData } from './own-data.ts';
import { noteReferral } from './referral-codes.ts';
import { referralKind } from './referral-kind.ts';
import { referralHandlers } from './referral.handlers.ts';
import './referral.tables.ts';
import { checkReferral, checkReferrals } from './referral.tasks.ts';
import { seedReferral } from './seed-referral.ts';

/** Sums are folded behind the commit; by then they have the deposit. */
const SUMMED_SECONDS = 30;

export const referralArea = defineArea({
  name: 'referral',
  api: { ...referralApi, ...referralConsoleApi },
  handlers: referralHandlers,
  errors: referralErrors,
  texts: { EN: en, TY: ty },
  after: ['accounts', 'promotions'],
  ownData: referralOwnData,
  tasks: [checkReferrals, checkReferral],
  listeners: {
    'account.changed': (app, { memberId, what }) =>
      what === 'registered' ? noteReferral(app, memberId) : undefined,
    'deposit.ended': (app, { memberId, as }) =>
      as === 'paid'
        ? app.queue.add(
            app.db,
            checkReferral,
            { member: memberId },
            { afterSeconds: SUMMED_SECONDS },
          )
        : undefined,
  },
  seed: seedReferral,
  start: (app) => registerPromotionKind(app, referralKind),
});
