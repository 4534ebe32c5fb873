import {
  loginAddress,
  mayRegister,
  navigate,
  pageExists,
  registerAddress,
  t,
} from '@palaro/client';
import { LinkButton } from '@palaro/ui';
import type { MouseEvent, ReactNode } from 'react';
import styles from './EntryLinks.module.css';

export const FORGET = '/m/forget';
const TRIAL = '/m/trail';
const GAMES = /^\/m\/(game\/|launchGame)/;

/** The free trial that leads on to where the visitor was going. */
const trialAddress = (back: string | null) =>
  back === null ? TRIAL : `${TRIAL}?back=${encodeURIComponent(back)}`;

const triesFirst = (back: string | null) => back !== null && GAMES.test(back) && pageExists(TRIAL);

/** Whoever tapped a game may try it at once: stands first, above the login (GAME-09). */
export function TryFirst({
  back,
  onLeave,
}: Pick<EntryLinkProps, 'onLeave'> & { back: string | null }) {
  if (!triesFirst(back)) return null;
  const address = trialAddress(back);
  return (
    <div className={styles.first}>
      <LinkButton href={address} tone="gold" size="lg" wide onClick={leaving(address, onLeave)}>
        {t('entry.try_free')}
      </LinkButton>
      <p>{t('entry.try_help')}</p>
    </div>
  );
}

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
  /** Where the visitor was going. */
  back: string | null;
  /** The words before the link. */
  lead?: string;
  children: ReactNode;
}

/** The link to the login, below the forms for people without an account. */
export const HaveAccount = ({ back, lead, children }: HaveAccountProps) => (
  <p className={styles.have}>
    {lead !== undefined && <span>{lead}</span>}{' '}
    <EntryLink href={loginAddress(back ?? undefined)} onLeave={navigate}>
      {children}
    </EntryLink>
  </p>
);

/** The link to registration; only where an account can be opened here (HDR-05, LOGIN-04). */
export function NoAccount({
  back,
  onLeave,
}: Pick<EntryLinkProps, 'onLeave'> & { back: string | null }) {
  const trial = trialAddress(back);
  const register = registerAddress(back);
  const opens = mayRegister();
  // One button for the trial is enough.
  const tries = pageExists(TRIAL) && !triesFirst(back);
  if (!opens && !tries) return null;
  return (
    <div className={styles.none}>
      <p>{t('entry.no_account')}</p>
      <div className={styles.ways}>
        {opens && (
          <LinkButton href={register} onClick={leaving(register, onLeave)}>
            {t('entry.open_account')}
          </LinkButton>
        )}
        {tries && (
          <LinkButton href={trial} onClick={leaving(trial, onLeave)}>
            {t('entry.try_free')}
          </LinkButton>
        )}
      </div>
    </div>
  );
}
