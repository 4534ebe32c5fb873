import { t } from '@palaro/client';
import { ErrorState } from '@palaro/ui';
import { Component, type ReactNode } from 'react';

/** Catches a screen's error, so that menu and top bar stay usable. Its key is the address. */
export class ScreenBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
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
        title={t('console.broken.title')}
        retryLabel={t('console.again')}
        onRetry={() => this.setState({ broken: false })}
      >
        {t('console.broken.text')}
      </ErrorState>
    );
  }
}
