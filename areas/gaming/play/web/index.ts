// What other areas' screens show of a round of our games.
import { withTexts } from '@palaro/client';
import { lazyPart } from '@palaro/ui';
import { playTexts } from './texts.ts';

/** What a round bet on and what came out; its code comes with the first round that is opened. */
export const RoundStory = lazyPart(withTexts([playTexts], () => import('./RoundStory.tsx')));
