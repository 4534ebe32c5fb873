import { goBack, HOME, navigate, setting, t, useSession } from '@palaro/client';
import { IconButton, Logo, plazaArt } from '@palaro/ui';
import { ArrowLeft } from 'lucide-react';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import styles from './EntryPage.module.css';

interface EntryPageProps {
  title: ReactNode;
  help: ReactNode;
  children: ReactNode;
}

/**
 * What login and registration look like around their forms: no header of the shell's (APP-08), and
 * beside them the town's square where there is room for it.
 */
export function EntryPage({ title, help, children }: EntryPageProps) {
  return (
    <div className={styles.sides}>
      {/* Lazy: a phone, which never shows it, never asks for it. */}
      <img className={styles.scene} src={plazaArt()} alt="" loading="lazy" />
      <div className={styles.page}>
        <div className={styles.top}>
          <IconButton
            label={t('entry.back')}
            icon={<ArrowLeft size={24} />}
            onClick={() => goBack()}
          />
          <Logo label={setting('site.name', '')} height={32} />
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

/** The line of the licence below a form: for whom the site is. */
export const Adults = () => (
  <p className={styles.adults}>{t('accounts.adults_only', { age: setting('site.minAge', 21) })}</p>
);

/**
 * Leads whoever has a session already home; the returned function leads elsewhere, where a login
 * has just made one.
 */
export function useLeaving(): (address: string) => void {
  const session = useSession();
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    if (session && !leaving) navigate(HOME, { replace: true });
  }, [session, leaving]);
  return useCallback((address: string) => {
    setLeaving(true);
    navigate(address, { replace: true });
  }, []);
}
