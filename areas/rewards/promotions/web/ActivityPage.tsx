import { formatMoment, HOME, navigate, t, useCall } from '@palaro/client';
import { Badge, Button, Card, EmptyState, ListRow, NotLoaded } from '@palaro/ui';
import { promotionsApi, type Promotion } from '../promotions.api.ts';
import { PromotionIcon } from './PromotionIcon.tsx';
import { STATUS_TONES } from './status-tones.ts';
import styles from './promotions.module.css';

const INFO = '/m/activityInfo';

/** `/m/activity`: what runs and what comes, for members and guests (REWARD-01). */
export default function ActivityPage() {
  const read = useCall(promotionsApi.availablePromotions);
  const promotions = read.data?.list.filter(({ award }) => award === null);
  return (
    <div className={styles.page}>
      {!promotions && <NotLoaded of={[read]} rows={3} retryLabel={t('promotions.try_again')} />}
      {promotions?.length === 0 && (
        <EmptyState
          drawing="no-notices"
          title={t('promotions.none')}
          action={<Button onClick={() => navigate(HOME)}>{t('promotions.to_the_games')}</Button>}
        >
          {t('promotions.none_help')}
        </EmptyState>
      )}
      {promotions && promotions.length > 0 && (
        <Card className={styles.rows}>
          {promotions.map((promotion) => (
            <Row key={promotion.id} promotion={promotion} />
          ))}
        </Card>
      )}
      <Card className={styles.rows}>
        <ListRow title={t('promotions.info_link')} to={INFO} chevron />
      </Card>
    </div>
  );
}

function Row({ promotion }: { promotion: Promotion }) {
  const address = `/m/activityDetail?id=${promotion.id}`;
  return (
    <ListRow
      lead={<PromotionIcon type={promotion.promotionType} />}
      title={promotion.title}
      detail={detailOf(promotion)}
      state={
        <Badge tone={STATUS_TONES[promotion.status]}>
          {t(`promotions.status.${promotion.status}`)}
        </Badge>
      }
      to={address}
      chevron
    />
  );
}

/** Its one line, or when it begins; its end where it has one. */
function detailOf(promotion: Promotion): string {
  const { status, summary, endsAt } = promotion;
  if (status === 'coming' || summary === '') return spanOf(promotion);
  return endsAt === null ? summary : `${summary} ${spanOf(promotion)}`;
}

/** When it begins or ends, in words. */
export function spanOf({ status, startsAt, endsAt }: Promotion): string {
  if (status === 'coming' && startsAt)
    return t('promotions.starts', { at: formatMoment(startsAt) });
  return endsAt ? t('promotions.ends', { at: formatMoment(endsAt) }) : t('promotions.no_end');
}
