import { goBack, HOME, isTrial, navigate, setting, t, useSession } from '@palaro/client';
import { IconButton, SiteLogo, plazaArt, Icon } from '@palaro/ui';
import { ArrowLeft } from 'lucide';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import styles from './EntryPage.module.css';

interface EntryPageProps {
  title: ReactNode;
  help: ReactNode;
  children: ReactNode;
}

/**
 * The frame of the login and registration pages: without the shell's header (APP-08), and with the
 * picture of the town's square beside the form where there is room.
 */
export function EntryPage({ title, help, children }: EntryPageProps) {
  return (
    <div className={styles.sides}>
      {/* Lazy: phones never show the picture, so they do not load it. */}
      <img className={styles.scene} src={plazaArt()} alt="" loading="lazy" />
      <div className={styles.page}>
        <div className={styles.top}>
          <IconButton
            label={t('entry.back')}
            icon={<Icon of={ArrowLeft} size={24} />}
            onClick={() => goBack()}
          />
          <SiteLogo label={setting('site.name', '')} height={32} />
        </div>
        <div className={styles.hero}>
          <h1>{title}</h1>
          <p className={styles.help}>{help}</p>
        </div>
        {children}
      </div>
    </div>
  );
}

/** The licence's line below a form: who may play. */
export const Adults = () => (
  <p className={styles.adults}>{t('accounts.adults_only', { age: setting('site.minAge', 21) })}</p>
);

/**
 * Leads a member who is already logged in home. A trial stays, as it comes here for an account of
 * its own; only the trial's page has nothing for it. The returned function leads away, for when
 * a login has just made a session.
 */
export function useLeaving(of: 'account' | 'trial' = 'account'): (address: string) => void {
  const session = useSession();
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    const done = session !== null && (of === 'trial' || !isTrial(session));
    if (done && !leaving) navigate(HOME, { replace: true });
  }, [of, session, leaving]);
  return useCallback((address: string) => {
    setLeaving(true);
    navigate(address, { replace: true });
  }, []);
}
