import { segmentsConsoleTexts } from '@palaro/segments/console-choice';
import { promotionsConsoleTexts } from './texts.ts';

export { DRAFT_HELPS, DRAFT_LABELS, DraftPage } from './DraftPage.tsx';

/** Texts that the page of every draft shows, besides those of its kind. */
export const draftTexts = [promotionsConsoleTexts, segmentsConsoleTexts];
