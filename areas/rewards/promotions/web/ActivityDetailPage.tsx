import { navigate, t, useCall, useQueryParam } from '@palaro/client';
import { Badge, Button, Card, EmptyState, NotLoaded } from '@palaro/ui';
import { promotionsApi, type Promotion } from '../promotions.api.ts';
import { spanOf } from './ActivityPage.tsx';
import { Conditions } from './Conditions.tsx';
import { Present } from './Present.tsx';
import { SignInCard } from './SignInCard.tsx';
import { STATUS_TONES } from './status-tones.ts';
import { useAccept } from './use-accept.ts';
import styles from './promotions.module.css';

/** `/m/activityDetail?id=`: one promotion, every condition before it is joined (REWARD-01). */
export default function ActivityDetailPage() {
  const [id] = useQueryParam('id');
  return id ? <Detail id={id} /> : <NoPromotion />;
}

function Detail({ id }: { id: string }) {
  const read = useCall(promotionsApi.promotion, { params: { id } });
  return (
    <div className={styles.page}>
      {read.data ? (
        <One promotion={read.data} />
      ) : (
        <NotLoaded of={[read]} rows={4} retryLabel={t('promotions.try_again')} />
      )}
    </div>
  );
}

function One({ promotion }: { promotion: Promotion }) {
  const accept = useAccept();
  return (
    <>
      <header>
        <h1 className={styles.title}>{promotion.title}</h1>
        <p className={styles.intro}>{promotion.summary}</p>
        <p className={styles.facts}>
          <Badge tone={STATUS_TONES[promotion.status]}>
            {t(`promotions.status.${promotion.status}`)}
          </Badge>
          <span>{spanOf(promotion)}</span>
        </p>
      </header>
      <SignInCard promotion={promotion} accept={accept} main />
      <Card title={t('promotions.conditions')}>
        <Conditions of={promotion} />
      </Card>
      <Present of={accept.present} onClose={accept.close} />
    </>
  );
}

const NoPromotion = () => (
  <EmptyState
    drawing="no-notices"
    title={t('promotions.none')}
    action={
      <Button onClick={() => navigate('/m/activity', { replace: true })}>
        {t('promotions.activity_title')}
      </Button>
    }
  />
);
