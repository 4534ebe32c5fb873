import { clientTexts, defineTexts } from '@palaro/client';
import { deskTexts } from '@palaro/desk';
import { screens } from './screens.ts';

const consoleTexts = defineTexts('console', {
  EN: () => import('./console.en.ts'),
  TY: () => import('./console.ty.ts'),
});

const ofMenu = screens.filter(({ menu }) => menu).flatMap(({ texts }) => texts);

/** Texts of frame, kit, login and the menu's words, loaded at the start. */
export const FIRST_TEXTS = [...new Set([clientTexts, deskTexts, consoleTexts, ...ofMenu])];
