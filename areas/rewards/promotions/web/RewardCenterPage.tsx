import { isTrial, reloadCall, t, useCall, useSession, useTopic } from '@palaro/client';
import { AccountNeeded, Card, NotLoaded } from '@palaro/ui';
import { awardsTopic, promotionsApi, type Promotion } from '../promotions.api.ts';
import { AwardRow } from './AwardRow.tsx';
import { SignInCard } from './SignInCard.tsx';
import { Present } from './Present.tsx';
import { TakenAwards } from './TakenAwards.tsx';
import { useAccept } from './use-accept.ts';
import styles from './promotions.module.css';

/** `/m/rewardCenter`: awards that wait, what can be taken today, and what was (REWARD-02). */
export default function RewardCenterPage() {
  return isTrial(useSession()) ? <AccountNeeded /> : <Rewards />;
}

function Rewards() {
  const read = useCall(promotionsApi.availablePromotions);
  const reload = () => {
    void reloadCall(promotionsApi.availablePromotions);
    void reloadCall(promotionsApi.takenAwards);
  };
  useTopic(awardsTopic, { onEvent: reload, onGap: reload });
  return (
    <div className={styles.page}>
      {read.data ? (
        <Loaded list={read.data.list} />
      ) : (
        <NotLoaded of={[read]} rows={6} retryLabel={t('promotions.try_again')} />
      )}
    </div>
  );
}

function Loaded({ list }: { list: readonly Promotion[] }) {
  const accept = useAccept();
  const waiting = list.filter(({ award }) => award !== null);
  return (
    <>
      <Card title={t('promotions.waiting')}>
        {waiting.length === 0 && <p className={styles.line}>{t('promotions.nothing_waits')}</p>}
        {waiting.map((promotion, index) => (
          <AwardRow key={promotion.id} promotion={promotion} accept={accept} main={index === 0} />
        ))}
      </Card>
      {list.map(
        (promotion) =>
          promotion.signIn && (
            <SignInCard
              key={promotion.id}
              promotion={promotion}
              accept={accept}
              title={promotion.title}
            />
          ),
      )}
      <TakenAwards />
      <Present of={accept.present} onClose={accept.close} />
    </>
  );
}
