import { withTexts } from '@palaro/client';
import { lazyPart, Skeleton } from '@palaro/ui';
import { createElement } from 'react';
import type { SecondFactorStepProps } from './SecondFactorStep.tsx';
import { secondFactorTexts } from './texts.ts';

/** The second half of a login, loaded only when needed, since most logins do not need it. */
export const SecondFactorStep = lazyPart<SecondFactorStepProps>(
  withTexts([secondFactorTexts], () => import('./SecondFactorStep.tsx')),
  createElement(Skeleton, { shape: 'block' }),
);
