import {
  askLoginHere,
  here,
  LOGIN,
  mayRegister,
  navigate,
  registerAddress,
  t,
} from '@palaro/client';
import type { ReactNode } from 'react';
import { LinkButton } from '../controls/Button.tsx';
import { EmptyState } from '../display/States.tsx';
import styles from './account-needed.module.css';

interface AccountNeededProps {
  /** The thing for members; the specification's words where a page has none (MONEY-07). */
  title?: ReactNode;
  children?: ReactNode;
  /** Ways that are open to play money in its place. */
  more?: ReactNode;
}

/**
 * Shown to a trial or a guest in place of what only an actual account has (GAME-12, MONEY-07):
 * opening an account or logging in leads on, and comes back to this screen.
 */
export function AccountNeeded({ title, children, more }: AccountNeededProps) {
  return (
    <EmptyState
      title={title ?? t('client.account.trial')}
      action={
        <div className={styles.ways}>
          <AccountWays />
          {more}
        </div>
      }
    >
      {children ?? t('client.account_needed')}
    </EmptyState>
  );
}

/** The buttons that lead to an account; the first is the one that most trials need. */
function AccountWays() {
  const registers = mayRegister();
  const register = registerAddress(here());
  return (
    <>
      {registers && (
        <LinkButton
          href={register}
          tone="gold"
          wide
          onClick={(event) => {
            event.preventDefault();
            navigate(register);
          }}
        >
          {t('client.register')}
        </LinkButton>
      )}
      <LinkButton
        href={LOGIN}
        tone={registers ? undefined : 'gold'}
        wide
        onClick={(event) => {
          event.preventDefault();
          askLoginHere();
        }}
      >
        {t('client.log_in')}
      </LinkButton>
    </>
  );
}
