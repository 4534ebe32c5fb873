import { onSessionChange, t } from '@palaro/client';
import { Button, Card } from '@palaro/ui';
import { useEffect } from 'react';
import { attachPending, setPending, usePending } from './pending-arrival.ts';
import styles from './PendingArrival.module.css';
import { ProviderMark } from './ProviderMark.tsx';

/**
 * Shown above the login and registration forms: the identity that a provider has confirmed, and
 * what is still missing. The session that the form makes is then linked to it.
 */
export function PendingArrival() {
  const pending = usePending();
  useEffect(() => onSessionChange(() => void attachPending()), []);
  if (!pending) return null;
  const provider = t(`social.name.${pending.provider}`);
  return (
    <Card className={styles.pending}>
      <h2 className={styles.title}>
        <ProviderMark provider={pending.provider} />
        <span>{t('social.pending.title', { provider })}</span>
      </h2>
      {(pending.email ?? pending.name) && (
        <p className={styles.who}>{pending.email ?? pending.name}</p>
      )}
      <p className={styles.help}>
        {t(`social.pending.${pending.step}`, { provider, account: pending.account ?? '' })}
      </p>
      <Button size="sm" className={styles.drop} onClick={() => setPending(null)}>
        {t('social.pending.drop', { provider })}
      </Button>
    </Card>
  );
}
