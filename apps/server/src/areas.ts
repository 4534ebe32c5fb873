import { accountsArea } from '@palaro/accounts/server';
import { catalogueArea } from '@palaro/catalogue/server';
import { contentArea } from '@palaro/content/server';
import { deliveryArea } from '@palaro/delivery/server';
import { gatewayArea } from '@palaro/gateway/server';
import { homeArea } from '@palaro/home/server';
import { inboxArea } from '@palaro/inbox/server';
import { kycArea } from '@palaro/kyc/server';
import { passwordsArea } from '@palaro/passwords/server';
import { playArea } from '@palaro/play/server';
import { privacyArea } from '@palaro/privacy/server';
import { reconciliationArea } from '@palaro/reconciliation/server';
import { recordsArea } from '@palaro/records/server';
import { registrationArea } from '@palaro/registration/server';
import { securityArea } from '@palaro/security/server';
import { socialArea } from '@palaro/social/server';
import { supportArea } from '@palaro/support/server';
import { transfersArea } from '@palaro/transfers/server';
import { trialArea } from '@palaro/trial/server';
import { verificationArea } from '@palaro/verification/server';
import { walletArea } from '@palaro/wallet/server';
import type { AreaServer } from '@palaro/server';

/** Every area of the server, in the order in which they start and fill demo data. */
export const AREAS: readonly AreaServer[] = [
  walletArea,
  deliveryArea,
  verificationArea,
  accountsArea,
  catalogueArea,
  contentArea,
  gatewayArea,
  playArea,
  recordsArea,
  transfersArea,
  reconciliationArea,
  inboxArea,
  supportArea,
  registrationArea,
  trialArea,
  socialArea,
  passwordsArea,
  securityArea,
  kycArea,
  privacyArea,
  homeArea,
];
