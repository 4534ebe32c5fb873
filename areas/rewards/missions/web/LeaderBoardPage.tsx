import { isTrial, navigate, reloadCall, t, useCall, useSession, useTopic } from '@palaro/client';
import { awardsTopic } from '@palaro/promotions/api';
import { Present, useAccept } from '@palaro/promotions/web';
import { AccountNeeded, Button, EmptyState, NotLoaded } from '@palaro/ui';
import { missionsApi, type MissionActivity } from '../missions.api.ts';
import { BoardCard } from './BoardCard.tsx';
import { MissionCard } from './MissionCard.tsx';
import styles from './missions.module.css';

const reload = () => void reloadCall(missionsApi.missions);

/** `/m/leaderBoard`: missions with their progress, and boards with one's own rank (REWARD-03). */
export default function LeaderBoardPage() {
  return isTrial(useSession()) ? <AccountNeeded /> : <Activity />;
}

function Activity() {
  const read = useCall(missionsApi.missions);
  useTopic(awardsTopic, { onEvent: reload, onGap: reload });
  return (
    <div className={styles.page}>
      {read.data ? (
        <Loaded activity={read.data} />
      ) : (
        <NotLoaded of={[read]} rows={6} retryLabel={t('missions.try_again')} />
      )}
    </div>
  );
}

function Loaded({ activity: { missions, boards } }: { activity: MissionActivity }) {
  const accept = useAccept();
  const claim = (promotionId: string, awardId: string) =>
    void accept.send({ promotionId, awardId }).then(reload);
  const first = missions.find(({ steps }) => steps.some(({ award }) => award !== null));
  if (missions.length + boards.length === 0) return <Nothing />;
  return (
    <>
      {missions.length > 0 && <h2 className={styles.heading}>{t('missions.missions')}</h2>}
      {missions.map((mission) => (
        <MissionCard
          key={mission.id}
          mission={mission}
          main={mission === first}
          busy={accept.busy === mission.id}
          onClaim={(award) => claim(mission.id, award)}
        />
      ))}
      {boards.length > 0 && <h2 className={styles.heading}>{t('missions.boards')}</h2>}
      {boards.map((board) => (
        <BoardCard key={board.id} board={board} />
      ))}
      <Present of={accept.present} onClose={accept.close} />
    </>
  );
}

const Nothing = () => (
  <EmptyState
    drawing="no-notices"
    title={t('missions.none')}
    action={<Button onClick={() => navigate('/m/activity')}>{t('missions.to_promotions')}</Button>}
  >
    {t('missions.none_help')}
  </EmptyState>
);
