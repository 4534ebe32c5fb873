import { formatMoment, t, usePages } from '@palaro/client';
import { Amount, Card, ListRow, ListScreen, Skeleton } from '@palaro/ui';
import { promotionsApi } from '../promotions.api.ts';
import { PromotionIcon } from './PromotionIcon.tsx';
import styles from './promotions.module.css';

const NOTHING = {};

/** The awards that wait no more, newest first. */
export function TakenAwards() {
  const pages = usePages(promotionsApi.takenAwards, NOTHING);
  return (
    <Card title={t('promotions.history')}>
      <ListScreen
        pages={pages}
        empty={<p className={styles.line}>{t('promotions.history_none')}</p>}
        skeleton={<Skeleton shape="row" count={3} />}
        failed={t('promotions.history_not_loaded')}
        retryLabel={t('promotions.try_again')}
        loadingLabel={t('promotions.loading')}
      >
        {(rows) =>
          rows.map(({ id, promotionType, title, amount, state, at }) => (
            <ListRow
              key={id}
              lead={<PromotionIcon type={promotionType} />}
              title={title || t(`promotions.type.${promotionType}`)}
              detail={formatMoment(at)}
              amount={
                <Amount
                  value={amount}
                  signed={state === 'Claimed'}
                  tone={state === 'Claimed' ? 'leaf' : 'dim'}
                />
              }
              state={t(`promotions.state.${state}`)}
            />
          ))
        }
      </ListScreen>
    </Card>
  );
}
