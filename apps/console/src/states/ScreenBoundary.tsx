import { Boundary, t } from '@palaro/client';
import { ErrorState } from '@palaro/ui';
import type { ReactNode } from 'react';

/** Catches a screen's error, so that menu and top bar stay usable. Its key is the address. */
export const ScreenBoundary = ({ children }: { children: ReactNode }) => (
  <Boundary
    broken={(again) => (
      <ErrorState title={t('console.broken.title')} retryLabel={t('console.again')} onRetry={again}>
        {t('console.broken.text')}
      </ErrorState>
    )}
  >
    {children}
  </Boundary>
);
