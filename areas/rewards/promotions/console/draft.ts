export { DRAFT_HELPS, DRAFT_LABELS, DraftPage } from './DraftPage.tsx';
export { promotionsConsoleTexts } from './texts.ts';
