// What screens put together elsewhere use of security: the second half of a login.
import { lazyPart, Skeleton } from '@palaro/ui';
import { createElement } from 'react';
import type { SecondFactorStepProps } from './SecondFactorStep.tsx';

export const SecondFactorStep = lazyPart<SecondFactorStepProps>(
  () => import('./SecondFactorStep.tsx'),
  createElement(Skeleton, { shape: 'block' }),
);
