import { denyListConsoleTexts } from '@palaro/deny-list/console/texts';
import type { Screen } from '@palaro/desk';
import { MEMBER_TABS } from './tabs.ts';
import { membersConsoleTexts, riskConsoleTexts } from './texts.ts';

const member = {
  title: 'members-console.member',
  permission: 'member.view',
  // The page shows the titles of all tabs, whichever area brings them.
  texts: [
    ...new Set([
      membersConsoleTexts,
      riskConsoleTexts,
      denyListConsoleTexts,
      ...MEMBER_TABS.flatMap(({ texts }) => texts),
    ]),
  ],
  load: () => import('./MemberScreen.tsx'),
} satisfies Partial<Screen>;

/** The search, and the member page with its tabs in the address. */
export const screens: readonly Screen[] = [
  {
    path: '/console/members',
    title: 'members-console.title',
    permission: 'member.view',
    menu: { group: 'members', icon: 'users', key: 'm' },
    texts: [membersConsoleTexts],
    load: () => import('./SearchScreen.tsx'),
  },
  {
    path: '/console/members/exports',
    title: 'members-console.exports',
    permission: 'export.contacts',
    texts: [membersConsoleTexts],
    load: () => import('./ExportsScreen.tsx'),
  },
  { path: '/console/members/{member}', ...member },
  { path: '/console/members/{member}/{tab}', ...member },
];
