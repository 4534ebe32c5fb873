import { Boundary, HOME, navigate, t } from '@palaro/client';
import { ErrorState, LinkButton } from '@palaro/ui';
import type { ReactNode } from 'react';

/** Catches a screen's error, so that the header and the link home stay usable. */
export const ScreenBoundary = ({ children }: { children: ReactNode }) => (
  <Boundary
    broken={(again) => (
      <ErrorState
        title={t('shell.error.title')}
        money={t('shell.error.money')}
        retryLabel={t('shell.try_again')}
        onRetry={again}
      >
        <span>{t('shell.error.text')}</span>{' '}
        <LinkButton
          href={HOME}
          onClick={(event) => {
            event.preventDefault();
            again();
            navigate(HOME);
          }}
        >
          {t('shell.go_home')}
        </LinkButton>
      </ErrorState>
    )}
  >
    {children}
  </Boundary>
);
