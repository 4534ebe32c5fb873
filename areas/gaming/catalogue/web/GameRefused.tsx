import { failureMessage, t } from '@palaro/client';
import { Button, ErrorState } from '@palaro/ui';
import { waysToOpen } from './ways-on.ts';

interface GameRefusedProps {
  error: unknown;
  onAgain(): void;
}

/** A game that did not open: the money first, then why, then the action that helps. */
export function GameRefused({ error, onAgain }: GameRefusedProps) {
  return (
    <ErrorState
      title={t('catalogue.not_opened')}
      money={t('catalogue.nothing_staked')}
      action={waysToOpen(error, onAgain).map(({ label, go }) => (
        <Button key={label} tone="gold" onClick={go}>
          {label}
        </Button>
      ))}
    >
      {failureMessage(error)}
    </ErrorState>
  );
}
