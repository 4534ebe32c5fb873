import { sessionsApi } from '@palaro/accounts/sessions';
import { formatMoment, t, useCall } from '@palaro/client';
import { Badge } from '@palaro/ui';
import { NotLoaded } from './NotLoaded.tsx';
import styles from './Sheets.module.css';

/** Who tried to come in, with what and from where; also those who did not get in. */
export function HistoryPanel() {
  const logins = useCall(sessionsApi.loginHistory);
  const { data } = logins;
  if (!data) return <NotLoaded of={[logins]} rows={4} />;
  if (data.list.length === 0) return <p className={styles.hint}>{t('security.history_none')}</p>;
  return (
    <ul className={styles.rows}>
      {data.list.map(({ at, succeeded, how, device, place, newDevice, current }) => (
        <li key={`${at} ${place} ${how}`} className={styles.row}>
          <div className={styles.rowHead}>
            <span className={styles.rowText}>
              <span className={styles.rowTitle}>{formatMoment(at)}</span>
              <span className={styles.rowDetail}>
                {t(`security.how_${how}`)} · {device || t('security.device_unknown')} · {place}
              </span>
            </span>
            {!succeeded && <Badge tone="rose">{t('security.history_failed')}</Badge>}
            {succeeded && newDevice && <Badge tone="coral">{t('security.history_new')}</Badge>}
            {current && <Badge tone="leaf">{t('security.history_here')}</Badge>}
          </div>
        </li>
      ))}
    </ul>
  );
}
