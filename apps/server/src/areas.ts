import { accountsArea } from '@palaro/accounts/server';
import { auditArea } from '@palaro/audit/server';
import { bankCardsArea } from '@palaro/bank-cards/server';
import { catalogueArea } from '@palaro/catalogue/server';
import { changesArea } from '@palaro/changes/server';
import { contentArea } from '@palaro/content/server';
import { deliveryArea } from '@palaro/delivery/server';
import { gatewayArea } from '@palaro/gateway/server';
import { homeArea } from '@palaro/home/server';
import { inboxArea } from '@palaro/inbox/server';
import { kycArea } from '@palaro/kyc/server';
import { membersArea } from '@palaro/members/server';
import { operatorsArea } from '@palaro/operators/server';
import { overviewArea } from '@palaro/overview/server';
import { passwordsArea } from '@palaro/passwords/server';
import { playArea } from '@palaro/play/server';
import { privacyArea } from '@palaro/privacy/server';
import { profileArea } from '@palaro/profile/server';
import { reconciliationArea } from '@palaro/reconciliation/server';
import { recordsArea } from '@palaro/records/server';
import { registrationArea } from '@palaro/registration/server';
import { secondFactorArea } from '@palaro/second-factor/server';
import { socialArea } from '@palaro/social/server';
import { stepUpArea } from '@palaro/step-up/server';
import { supportArea } from '@palaro/support/server';
import { transfersArea } from '@palaro/transfers/server';
import { trialArea } from '@palaro/trial/server';
import { verificationArea } from '@palaro/verification/server';
import { walletArea } from '@palaro/wallet/server';
import { whiteLabelArea } from '@palaro/white-label/server';
import { inStartOrder } from './wiring.ts';
import { cashierArea } from '@palaro/cashier/server';
import { turnoverArea } from '@palaro/turnover/server';
import { limitsArea } from '@palaro/limits/server';
import { denyListArea } from '@palaro/deny-list/server';
import { promotionsArea } from '@palaro/promotions/server';
import { clubArea } from '@palaro/club/server';
import { rebateArea } from '@palaro/rebate/server';
import { offersArea } from '@palaro/offers/server';
import { referralArea } from '@palaro/referral/server';
import { missionsArea } from '@palaro/missions/server';
import { luckyDrawArea } from '@palaro/lucky-draw/server';
import { rainArea } from '@palaro/rain/server';
import { cashbackArea } from '@palaro/cashback/server';
import { applicationsArea } from '@palaro/applications/server';
import { segmentsArea } from '@palaro/segments/server';

/** Every area of the server. List them by name; `after` in each area decides the start order. */
export const AREAS = inStartOrder([
  accountsArea,
  auditArea,
  bankCardsArea,
  catalogueArea,
  changesArea,
  contentArea,
  deliveryArea,
  gatewayArea,
  homeArea,
  inboxArea,
  kycArea,
  membersArea,
  operatorsArea,
  overviewArea,
  passwordsArea,
  playArea,
  privacyArea,
  profileArea,
  reconciliationArea,
  recordsArea,
  registrationArea,
  secondFactorArea,
  socialArea,
  stepUpArea,
  supportArea,
  transfersArea,
  trialArea,
  verificationArea,
  walletArea,
  whiteLabelArea,
  cashierArea,
  turnoverArea,
  limitsArea,
  denyListArea,
  promotionsArea,
  clubArea,
  rebateArea,
  offersArea,
  referralArea,
  missionsArea,
  rainArea,
  luckyDrawArea,
  cashbackArea,
  applicationsArea,
  segmentsArea,
]);
