import { lazyPart } from '@palaro/ui';

/** Texts that operators placed on a page (HOME-11), loaded once there is one. */
export const ContentBlocks = lazyPart(() => import('./Blocks.tsx'));
