import { catalogueTexts } from '@palaro/catalogue/texts';
import { withTexts } from '@palaro/client';
import { lazyPart } from '@palaro/ui';
import { withdrawalsTexts } from '../texts.ts';

/** The table of weights, loaded when it is opened. */
export const Weights = lazyPart(
  withTexts([withdrawalsTexts, catalogueTexts], () => import('./WeightTable.tsx')),
);
