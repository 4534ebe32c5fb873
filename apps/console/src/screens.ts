import { screens as applications } from '@palaro/applications/console';
import { screens as audit } from '@palaro/audit/console';
import { screens as bankCards } from '@palaro/bank-cards/console';
import { screens as cashback } from '@palaro/cashback/console';
import { screens as cashier } from '@palaro/cashier/console';
import { catalogueScreens as catalogue } from '@palaro/catalogue/console';
import { screens as changes } from '@palaro/changes/console';
import { contentScreens as content } from '@palaro/content/console';
import { screens as delivery } from '@palaro/delivery/console';
import { screens as denyList } from '@palaro/deny-list/console';
import type { Screen } from '@palaro/desk';
import { gatewayScreens as gateway } from '@palaro/gateway/console';
import { screens as inbox } from '@palaro/inbox/console';
import { screens as kyc } from '@palaro/kyc/console';
import { screens as members } from '@palaro/members/console';
import { screens as operators } from '@palaro/operators/console';
import { overviewScreens as overview } from '@palaro/overview/console';
import { screens as play } from '@palaro/play/console';
import { screens as offers } from '@palaro/offers/console';
import { screens as missions } from '@palaro/missions/console';
import { screens as promotions } from '@palaro/promotions/console';
import { screens as luckyDraw } from '@palaro/lucky-draw/console';
import { screens as rain } from '@palaro/rain/console';
import { screens as reconciliation } from '@palaro/reconciliation/console';
import { screens as records } from '@palaro/records/console';
import { screens as referral } from '@palaro/referral/console';
import { screens as segments } from '@palaro/segments/console';
import { screens as support } from '@palaro/support/console';
import { screens as wallet } from '@palaro/wallet/console';
import { whiteLabelScreens as whiteLabel } from '@palaro/white-label/console';

/** An operator's own password and second factor; opened from his menu in the top bar. */
export const OWN_ACCESS = '/console/me';

/** All screens of the console, joined from the areas; the menu shows them in this order. */
export const screens: readonly Screen[] = [
  {
    path: OWN_ACCESS,
    title: 'console.own.title',
    permission: 'own',
    texts: [],
    load: () => import('./login/OwnAccessScreen.tsx'),
  },
  ...overview,
  ...changes,
  ...support,
  ...members,
  ...denyList,
  ...kyc,
  ...delivery,
  ...inbox,
  ...segments,
  ...cashier,
  ...promotions,
  ...offers,
  ...referral,
  ...missions,
  ...luckyDraw,
  ...cashback,
  ...rain,
  ...applications,
  ...reconciliation,
  ...bankCards,
  ...wallet,
  ...catalogue,
  ...gateway,
  ...play,
  ...records,
  ...content,
  ...whiteLabel,
  ...operators,
  ...audit,
];
