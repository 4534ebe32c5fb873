import { isFailure, t, useCall } from '@palaro/client';
import { Button, Skeleton } from '@palaro/ui';
import { playApi } from '../play.api.ts';
import { RoundFacts } from './RoundFacts.tsx';
import styles from './RoundStory.module.css';

/**
 * What one of the member's rounds bet on and what came out, in words, and when its server seed is
 * shown. Nothing for a round that play does not have yet, such as one of a table that still runs.
 */
export default function RoundStory({ roundId }: { roundId: string }) {
  const { data, error, refetch } = useCall(playApi.round, { params: { roundId }, query: {} });
  if (data) {
    return (
      <section className={styles.story}>
        <RoundFacts round={data} result />
        {data.fairness.serverSeed === null && (
          <p className={styles.secret}>
            {t(data.fairness.chain ? 'play.story_secret_draw' : 'play.story_secret_own')}
          </p>
        )}
      </section>
    );
  }
  if (isFailure(error, 'not_found')) return null;
  if (!error) return <Skeleton count={3} />;
  return (
    <section className={styles.story}>
      <p>{t('play.story_failed')}</p>
      <Button size="sm" onClick={() => void refetch()}>
        {t('play.game_try_again')}
      </Button>
    </section>
  );
}
