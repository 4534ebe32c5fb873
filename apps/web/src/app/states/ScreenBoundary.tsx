import { HOME, navigate, t } from '@palaro/client';
import { ErrorState, LinkButton } from '@palaro/ui';
import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
}

/** Catches a screen's error, so that the header and the link home stay usable. */
export class ScreenBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    console.error('A screen failed.', error);
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <ErrorState
        title={t('shell.error.title')}
        money={t('shell.error.money')}
        retryLabel={t('shell.try_again')}
        onRetry={() => this.setState({ broken: false })}
      >
        {t('shell.error.text')}{' '}
        <LinkButton
          href={HOME}
          onClick={(event) => {
            event.preventDefault();
            this.setState({ broken: false });
            navigate(HOME);
          }}
        >
          {t('shell.go_home')}
        </LinkButton>
      </ErrorState>
    );
  }
}
