import { navigate, t, useCall, useQueryParam } from '@palaro/client';
import { Badge, Button, Card, EmptyState, NotLoaded } from '@palaro/ui';
import type { ComponentType } from 'react';
import { promotionsApi, type Promotion, type PromotionType } from '../promotions.api.ts';
import { spanOf } from './ActivityPage.tsx';
import { Conditions } from './Conditions.tsx';
import { Present } from './Present.tsx';
import { SignInCard } from './SignInCard.tsx';
import { STATUS_TONES } from './status-tones.ts';
import { TakePart } from './TakePart.tsx';
import { useAccept, type Accept } from './use-accept.ts';
import styles from './promotions.module.css';

/** Input of a part of the page. */
export interface DetailPartProps {
  promotion: Promotion;
  accept: Accept;
}

/** How one takes part in promotions of a kind, where that is done on this page. */
export type DetailParts = Partial<Record<PromotionType, ComponentType<DetailPartProps>>>;

/** One promotion, every condition before it is joined, then the part of its kind (REWARD-01). */
export function ActivityDetail({ parts }: { parts: DetailParts }) {
  const [id] = useQueryParam('id');
  return id ? <Detail id={id} parts={parts} /> : <NoPromotion />;
}

function Detail({ id, parts }: { id: string; parts: DetailParts }) {
  const read = useCall(promotionsApi.promotion, { params: { id } });
  return (
    <div className={styles.page}>
      {read.data ? (
        <One promotion={read.data} parts={parts} />
      ) : (
        <NotLoaded of={[read]} rows={4} retryLabel={t('promotions.try_again')} />
      )}
    </div>
  );
}

function One({ promotion, parts }: { promotion: Promotion; parts: DetailParts }) {
  const accept = useAccept();
  const Part = parts[promotion.promotionType];
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
      <TakePart promotion={promotion} />
      <Card title={t('promotions.conditions')}>
        <Conditions of={promotion} />
      </Card>
      {Part && <Part promotion={promotion} accept={accept} />}
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
