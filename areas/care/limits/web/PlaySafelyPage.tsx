import { isTrial, peso, t, useCall, useSession } from '@palaro/client';
import { Card, AccountNeeded, ErrorState, ListRow, Sheet, Skeleton } from '@palaro/ui';
import { useState } from 'react';
import { LIMIT_KINDS } from '../limit-changes.ts';
import { limitsApi } from '../limits.api.ts';
import { History } from './History.tsx';
import { LimitForm } from './LimitForm.tsx';
import { LimitState } from './LimitState.tsx';
import type { Limit, Safety } from './safety.ts';
import styles from './PlaySafelyPage.module.css';

/** `/m/playSafely`: what a member allows himself to pay in and to play (RG-1 to RG-12). */
export default function PlaySafelyPage() {
  return isTrial(useSession()) ? (
    <AccountNeeded title={t('limits.trial')}>{t('limits.trial_help')}</AccountNeeded>
  ) : (
    <MemberLimits />
  );
}

function MemberLimits() {
  const { data, isError, isFetching, refetch } = useCall(limitsApi.safety);
  if (data) return <LoadedLimits safety={data} />;
  if (isError) {
    return (
      <ErrorState
        title={t('limits.not_loaded')}
        retryLabel={t('limits.try_again')}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  }
  return (
    <div className={styles.page} role="status" aria-label={t('limits.loading')}>
      <Skeleton shape="row" count={10} />
    </div>
  );
}

function LoadedLimits({ safety }: { safety: Safety }) {
  const [sheet, setSheet] = useState<{ limit: Limit; open: boolean } | null>(null);
  const close = () => setSheet((now) => now && { ...now, open: false });
  const { limits, loosenDays: days, means } = safety;
  return (
    <div className={styles.page}>
      <p className={styles.text}>{`${t('limits.intro')} ${t('limits.intro_looser', { days })}`}</p>
      {LIMIT_KINDS.map((kind) => (
        <Card key={kind} className={styles.rows} title={t(`limits.${kind}`)}>
          <p className={styles.text}>{t(`limits.help.${kind}`)}</p>
          {limits
            .filter((limit) => limit.kind === kind)
            .map((limit) => (
              <div key={limit.period} className={styles.limit}>
                <ListRow
                  title={t(`limits.${limit.period}`)}
                  amount={limit.amount === null ? t('limits.none') : peso(limit.amount)}
                  onPress={() => setSheet({ limit, open: true })}
                  chevron
                />
                <LimitState limit={limit} />
              </div>
            ))}
        </Card>
      ))}
      <p className={styles.text}>{t('limits.periods')}</p>
      <History />
      {sheet && (
        <Sheet
          open={sheet.open}
          onClose={close}
          title={`${t(`limits.${sheet.limit.kind}`)} · ${t(`limits.${sheet.limit.period}`)}`}
          closeLabel={t('limits.close')}
        >
          {sheet.open && <LimitForm limit={sheet.limit} means={means} onDone={close} />}
        </Sheet>
      )}
    </div>
  );
}
