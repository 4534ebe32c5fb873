import type { Reply } from '@palaro/api';
import type { limitsApi } from '../limits.api.ts';

export type Safety = Reply<typeof limitsApi.safety>;
/** A limit as the screen shows it. */
export type Limit = Safety['limits'][number];
