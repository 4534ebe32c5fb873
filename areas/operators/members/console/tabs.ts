import { auditConsoleTexts } from '@palaro/audit/console/texts';
import { memberTabs as cashierTabs } from '@palaro/cashier/console';
import type { MemberTab } from '@palaro/desk';
import { memberTabs as inboxTabs } from '@palaro/inbox/console';
import { memberTabs as kycTabs } from '@palaro/kyc/console';
import { memberTabs as chatTabs } from '@palaro/play/console';
import { memberTabs as promotionsTabs } from '@palaro/promotions/console';
import { memberTabs as recordsTabs } from '@palaro/records/console';
import { memberTabs as referralTabs } from '@palaro/referral/console';
import { memberTabs as ticketTabs } from '@palaro/support/console';
import { memberTabs as transfersTabs } from '@palaro/transfers/console';
import { memberTabs as turnoverTabs } from '@palaro/turnover/console';
import { membersConsoleTexts } from './texts.ts';

const own = { permission: 'member.view', texts: [membersConsoleTexts] } as const;

/** The tabs of the member page in their order, each brought by the area that knows the data. */
export const MEMBER_TABS: readonly MemberTab[] = [
  {
    ...own,
    name: 'overview',
    title: 'members-console.tab',
    load: () => import('./OverviewTab.tsx'),
  },
  ...recordsTabs,
  ...cashierTabs,
  ...transfersTabs,
  ...promotionsTabs,
  ...referralTabs,
  ...turnoverTabs,
  ...kycTabs,
  {
    ...own,
    name: 'limits',
    title: 'members-console.tab.limits',
    permission: 'rg.view',
    load: () => import('./CareTab.tsx'),
  },
  {
    ...own,
    name: 'sessions',
    title: 'members-console.tab.sessions',
    load: () => import('./SessionsTab.tsx'),
  },
  {
    ...own,
    name: 'links',
    title: 'members-console.tab.links',
    load: () => import('./LinksTab.tsx'),
  },
  ...inboxTabs,
  ...ticketTabs,
  ...chatTabs,
  {
    ...own,
    name: 'notes',
    title: 'members-console.tab.notes',
    load: () => import('./NotesTab.tsx'),
  },
  {
    ...own,
    name: 'timeline',
    title: 'members-console.tab.timeline',
    texts: [membersConsoleTexts, auditConsoleTexts],
    load: () => import('./TimelineTab.tsx'),
  },
];
