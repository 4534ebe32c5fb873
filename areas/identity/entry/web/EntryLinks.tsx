import { LOGIN, navigate, pageExists, setting, t } from '@palaro/client';
import { LinkButton } from '@palaro/ui';
import type { MouseEvent, ReactNode } from 'react';
import styles from './EntryLinks.module.css';

export const FORGET = '/m/forget';
const REGISTER = '/m/register';
const TRIAL = '/m/trail';

interface EntryLinkProps {
  href: string;
  onLeave(address: string): void;
  children: ReactNode;
}

/** Only a plain tap is handled here; a tap for a new tab is left to the browser. */
const plain = ({ button, metaKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey;

const leaving = (href: string, onLeave: (address: string) => void) => (event: MouseEvent) => {
  if (!plain(event)) return;
  event.preventDefault();
  onLeave(href);
};

/** A link to another entry page; draws nothing where the deployment has no such page. */
export const EntryLink = ({ href, onLeave, children }: EntryLinkProps) =>
  pageExists(href) ? (
    <a href={href} onClick={leaving(href, onLeave)}>
      {children}
    </a>
  ) : null;

interface HaveAccountProps {
  /** The words before the link. */
  lead?: string;
  children: ReactNode;
}

/** The link to the login, below the forms for people without an account. */
export const HaveAccount = ({ lead, children }: HaveAccountProps) => (
  <p className={styles.have}>
    {lead}{' '}
    <EntryLink href={LOGIN} onLeave={navigate}>
      {children}
    </EntryLink>
  </p>
);

/** The link to registration; only where an account can be opened here (HDR-05, LOGIN-04). */
export function NoAccount({ onLeave }: Pick<EntryLinkProps, 'onLeave'>) {
  const opens = setting('registration.direct', false) && pageExists(REGISTER);
  if (!opens && !pageExists(TRIAL)) return null;
  return (
    <div className={styles.none}>
      <p>{t('entry.no_account')}</p>
      <div className={styles.ways}>
        {opens && (
          <LinkButton href={REGISTER} onClick={leaving(REGISTER, onLeave)}>
            {t('entry.open_account')}
          </LinkButton>
        )}
        {pageExists(TRIAL) && (
          <LinkButton href={TRIAL} onClick={leaving(TRIAL, onLeave)}>
            {t('entry.try_free')}
          </LinkButton>
        )}
      </div>
    </div>
  );
}
