import { formatMoment, peso, t, useCall } from '@palaro/client';
import { Card, ListRow, NotLoaded } from '@palaro/ui';
import { limitsApi } from '../limits.api.ts';
import styles from './PlaySafelyPage.module.css';

/** Every change of the member's limits, newest first. */
export function History() {
  const read = useCall(limitsApi.limitHistory);
  return (
    <Card className={styles.rows} title={t('limits.history')}>
      {!read.data && <NotLoaded of={[read]} rows={2} retryLabel={t('limits.try_again')} />}
      {read.data?.list.length === 0 && <p className={styles.text}>{t('limits.history_none')}</p>}
      {read.data?.list.map(({ id, kind, period, amount, state, by, at }) => (
        <ListRow
          key={id}
          title={`${t(`limits.${kind}`)} · ${t(`limits.${period}`)}`}
          detail={
            by === 'service' ? `${formatMoment(at)} · ${t('limits.by_service')}` : formatMoment(at)
          }
          amount={amount === null ? t('limits.none') : peso(amount)}
          state={t(`limits.state.${state}`)}
        />
      ))}
    </Card>
  );
}
