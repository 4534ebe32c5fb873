// What other areas' screens show of the records.
import { lazyPart } from '@palaro/ui';

/** The newest movements, for screens with room for them; their code comes by itself. */
export const LatestMovements = lazyPart(() => import('./LatestMovements.tsx'));
