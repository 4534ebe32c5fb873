export { SegmentField, SegmentFact } from './SegmentField.tsx';
export { segmentsConsoleTexts } from './texts.ts';
