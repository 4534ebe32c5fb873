import { sessionsApi } from '@palaro/accounts/sessions';
import { formatMoment, t, useCall } from '@palaro/client';
import { Badge, NotLoaded, SheetRow, SheetRows } from '@palaro/ui';
import styles from './Sheets.module.css';

/** Who tried to log in, how and from where, including failed tries. */
export function HistoryPanel() {
  const logins = useCall(sessionsApi.loginHistory);
  const { data } = logins;
  if (!data) return <NotLoaded of={[logins]} rows={4} retryLabel={t('profile.try_again')} />;
  if (data.list.length === 0) return <p className={styles.hint}>{t('profile.history_none')}</p>;
  return (
    <SheetRows>
      {data.list.map(({ at, succeeded, how, device, place, newDevice, current }) => (
        <SheetRow
          key={`${at} ${place} ${how}`}
          title={formatMoment(at)}
          detail={[t(`profile.how_${how}`), device || t('profile.device_unknown'), place].join(
            ' · ',
          )}
        >
          {!succeeded && <Badge tone="rose">{t('profile.history_failed')}</Badge>}
          {succeeded && newDevice && <Badge tone="coral">{t('profile.history_new')}</Badge>}
          {current && <Badge tone="leaf">{t('profile.history_here')}</Badge>}
        </SheetRow>
      ))}
    </SheetRows>
  );
}
