import { formatDate, t, useCall } from '@palaro/client';
import { Badge, Card, HtmlContent, Skeleton } from '@palaro/ui';
import { publishedApi } from '../published.api.ts';
import { ContentFailed } from './ContentFailed.tsx';
import styles from './Reading.module.css';

/** The user agreement in force, with its version and start date (REWARD-06). */
export default function AgreementPage() {
  const agreement = useCall(publishedApi.agreement);
  const { data } = agreement;
  if (!data && agreement.isError) {
    return <ContentFailed title={t('content.agreement_failed')} of={agreement} />;
  }
  return (
    <div className={styles.page}>
      <Card>
        {data ? (
          <article>
            <h2 className={styles.title}>{data.title}</h2>
            <p className={styles.facts}>
              <Badge tone="sky">{t('content.agreement_version', { version: data.version })}</Badge>
              <span>{t('content.agreement_since', { date: formatDate(data.inForceFrom) })}</span>
            </p>
            <HtmlContent html={data.content} level={3} />
          </article>
        ) : (
          <div role="status" aria-label={t('content.loading')}>
            <Skeleton className={styles.titleBone} />
            <Skeleton className={styles.lineBone} count={12} />
          </div>
        )}
      </Card>
    </div>
  );
}
