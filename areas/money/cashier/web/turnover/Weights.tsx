import { catalogueTexts } from '@palaro/catalogue/texts';
import { withTexts } from '@palaro/client';
import { lazyPart } from '@palaro/ui';

/** The table of weights, loaded when it is opened. */
export const Weights = lazyPart(withTexts([catalogueTexts], () => import('./WeightTable.tsx')));
