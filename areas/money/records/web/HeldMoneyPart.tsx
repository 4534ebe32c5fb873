import { withTexts } from '@palaro/client';
import { lazyPart } from '@palaro/ui';
import { HeldPlace } from './HeldPlace.tsx';
import { recordsTexts } from './texts.ts';

/** Holds on money that is not free; beside a balance. */
export const HeldMoneyPart = lazyPart(
  withTexts([recordsTexts], () => import('./HeldMoney.tsx')),
  <HeldPlace />,
);
