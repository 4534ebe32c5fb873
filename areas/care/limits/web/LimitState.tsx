import { call, failureMessage, formatMoment, peso, t } from '@palaro/client';
import { Button, toast } from '@palaro/ui';
import { useState } from 'react';
import { limitsApi } from '../limits.api.ts';
import type { Limit } from './safety.ts';
import { reloadLimits } from './reload-limits.ts';
import styles from './PlaySafelyPage.module.css';

/** What is used and left of a limit, when it restarts, and a change that waits. */
export function LimitState({ limit }: { limit: Limit }) {
  const { kind, amount, imposed, used, left, resetsAt, waiting } = limit;
  return (
    <>
      {amount !== null && left !== null && kind !== 'stake' && (
        <p className={styles.state}>
          <span>{t('limits.used', { used: peso(used), left: peso(left) })}</span>
          {resetsAt && <span>{` · ${t('limits.resets', { at: formatMoment(resetsAt) })}`}</span>}
        </p>
      )}
      {imposed !== null && (
        <p className={styles.state}>{t('limits.imposed', { amount: peso(imposed) })}</p>
      )}
      {waiting && <Waiting change={waiting} />}
    </>
  );
}

type Change = NonNullable<Limit['waiting']>;

function Waiting({ change: { id, amount, ready, readyAt, expiresAt } }: { change: Change }) {
  const [busy, setBusy] = useState<'confirm' | 'cancel' | null>(null);
  const params = { id };

  async function end(how: 'confirm' | 'cancel') {
    setBusy(how);
    try {
      if (how === 'confirm') await call(limitsApi.confirmLimit, { params });
      else await call(limitsApi.cancelLimit, { params });
      toast(t(how === 'confirm' ? 'limits.confirmed' : 'limits.kept'), { kind: 'success' });
    } catch (error) {
      toast(failureMessage(error), { kind: 'error' });
    } finally {
      setBusy(null);
      reloadLimits();
    }
  }

  const asked = amount === null ? t('limits.none') : peso(amount);
  return (
    <div className={styles.waiting}>
      <p>{t('limits.waits', { amount: asked })}</p>
      <p className={styles.text}>
        {ready
          ? t('limits.ready_until', { at: formatMoment(expiresAt) })
          : t('limits.waits_until', { at: formatMoment(readyAt) })}
      </p>
      <div className={styles.answers}>
        <Button size="sm" busy={busy === 'cancel'} onClick={() => void end('cancel')}>
          {t('limits.cancel')}
        </Button>
        {ready && (
          <Button size="sm" busy={busy === 'confirm'} onClick={() => void end('confirm')}>
            {t('limits.confirm')}
          </Button>
        )}
      </div>
    </div>
  );
}
