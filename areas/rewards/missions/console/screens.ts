import { catalogueTexts } from '@palaro/catalogue/texts';
import type { Screen } from '@palaro/desk';
import { draftTexts } from '@palaro/promotions/console-draft';
import { missionsConsoleTexts } from './texts.ts';

const texts = [missionsConsoleTexts, ...draftTexts, catalogueTexts];

/** Drafts of missions and leader boards; what becomes of them is on the promotions' screens. */
export const screens: readonly Screen[] = [
  {
    path: '/console/promotions/new-mission',
    title: 'missions-console.new_mission',
    permission: 'promotion.manage',
    texts,
    load: () => import('./NewMissionScreen.tsx'),
  },
  {
    path: '/console/promotions/new-leader-board',
    title: 'missions-console.new_board',
    permission: 'promotion.manage',
    texts,
    load: () => import('./NewBoardScreen.tsx'),
  },
];
