import { navigate, t } from '@palaro/client';
import { Card, ErrorState, Skeleton } from '@palaro/ui';
import type { SecurityConfig } from '../profile.api.ts';
import { ITEM_GROUPS } from './security-items.ts';
import { SecurityRow } from './SecurityRow.tsx';
import { StrengthGauge } from './StrengthGauge.tsx';
import { useSecurity } from './use-security.ts';
import styles from './SecurityCenterPage.module.css';

const SECURITY_CENTER = '/m/securityCenter';

/**
 * How the account is secured, for the page of the member's profile: contacts masked and marked as
 * verified, what is set and what is not. Every row leads to the security center, which changes it.
 */
export function SecuritySummary() {
  const { data, isError, isFetching, refetch } = useSecurity();
  if (data) return <Groups config={data} />;
  if (!isError) return <Skeleton shape="row" count={7} />;
  return (
    <ErrorState
      title={t('profile.not_loaded')}
      retryLabel={t('profile.try_again')}
      onRetry={() => void refetch()}
      busy={isFetching}
    />
  );
}

const Groups = ({ config }: { config: SecurityConfig }) => (
  <>
    <Card>
      <h2 className="sr-only">{t('profile.strength')}</h2>
      <StrengthGauge score={config.score} />
    </Card>
    {ITEM_GROUPS.map(({ name, items }) => (
      <Card key={name} className={styles.rows} title={t(`profile.group_${name}`)}>
        {items.map((item) => (
          <SecurityRow
            key={item}
            config={config}
            item={item}
            onOpen={() => navigate(SECURITY_CENTER)}
          />
        ))}
      </Card>
    ))}
  </>
);
