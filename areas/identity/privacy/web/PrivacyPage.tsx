import { failureMessage, needsAccount, t, useCall } from '@palaro/client';
import { AccountNeeded, Card, ErrorState, Skeleton } from '@palaro/ui';
import { privacyApi } from '../privacy.api.ts';
import { CloseCard } from './CloseCard.tsx';
import { DataCard } from './DataCard.tsx';
import styles from './PrivacyPage.module.css';

/** The member's data as a file, and closing the account with what that means. */
export default function PrivacyPage() {
  const { data, error, refetch } = useCall(privacyApi.privacy);
  if (data) {
    return (
      <div className={styles.page}>
        <DataCard privacy={data} onMade={() => void refetch()} />
        <CloseCard privacy={data} />
      </div>
    );
  }
  if (needsAccount(error)) return <AccountNeeded />;
  if (error) {
    return (
      <ErrorState
        title={failureMessage(error)}
        retryLabel={t('privacy.retry')}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <div className={styles.page}>
      <Card title={t('privacy.data_title')}>
        <Skeleton count={5} />
      </Card>
      <Card title={t('privacy.close_title')}>
        <Skeleton count={8} />
      </Card>
    </div>
  );
}
