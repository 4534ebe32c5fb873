// What other areas' screens show of the records.
import { withTexts } from '@palaro/client';
import { lazyPart } from '@palaro/ui';
import { recordsTexts } from './texts.ts';

/** The newest movements, for screens with room for them; loaded lazily. */
export const LatestMovements = lazyPart(
  withTexts([recordsTexts], () => import('./LatestMovements.tsx')),
);
