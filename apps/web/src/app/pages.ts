import { applicationsPages } from '@palaro/applications/pages';
import { cashierPages } from '@palaro/cashier/pages';
import { cataloguePages } from '@palaro/catalogue/pages';
import type { Page } from '@palaro/client';
import { clubPages } from '@palaro/club/pages';
import { contentPages } from '@palaro/content/pages';
import { entryPages } from '@palaro/entry/pages';
import { homePages } from '@palaro/home/pages';
import { inboxPages } from '@palaro/inbox/pages';
import { kycPages } from '@palaro/kyc/pages';
import { luckyDrawPages } from '@palaro/lucky-draw/pages';
import { minePages } from '@palaro/mine/pages';
import { passwordsPages } from '@palaro/passwords/pages';
import { playPages } from '@palaro/play/pages';
import { limitsPages } from '@palaro/limits/pages';
import { privacyPages } from '@palaro/privacy/pages';
import { profilePages } from '@palaro/profile/pages';
import { promotionsPages } from '@palaro/promotions/pages';
import { rainPages } from '@palaro/rain/pages';
import { rebatePages } from '@palaro/rebate/pages';
import { missionsPages } from '@palaro/missions/pages';
import { recordsPages } from '@palaro/records/pages';
import { referralPages } from '@palaro/referral/pages';
import { supportPages } from '@palaro/support/pages';
import { transfersPages } from '@palaro/transfers/pages';
import { appPages } from './app-pages.ts';

/** Every screen of the site: each area lists its own (`web/pages.ts`). */
export const pages: readonly Page[] = [
  ...homePages,
  ...cashierPages,
  ...cataloguePages,
  ...clubPages,
  ...contentPages,
  ...entryPages,
  ...inboxPages,
  ...kycPages,
  ...luckyDrawPages,
  ...minePages,
  ...passwordsPages,
  ...playPages,
  ...limitsPages,
  ...privacyPages,
  ...profilePages,
  ...promotionsPages,
  ...applicationsPages,
  ...rainPages,
  ...rebatePages,
  ...missionsPages,
  ...recordsPages,
  ...referralPages,
  ...supportPages,
  ...transfersPages,
  ...appPages,
];
