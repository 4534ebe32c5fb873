import type { Reply } from '@palaro/api';
import { t } from '@palaro/client';
import { isGameId, type GameId } from '@palaro/games/cards';
import { KeyValues, Skeleton } from '@palaro/ui';
import type { playApi } from '../play.api.ts';
import styles from './RoundStory.module.css';
import { useVerifier } from './use-verifier.ts';

interface RoundFactsProps {
  round: Pick<Reply<typeof playApi.round>, 'gameId' | 'version' | 'input' | 'outcome'>;
  /** Shows what came out, too, where nothing else does. */
  result: boolean;
}

/** The game's own words for a round's bet and result; nothing for a game that is gone. */
export function RoundFacts({ round, result }: RoundFactsProps) {
  return isGameId(round.gameId) ? (
    <FactsOf gameId={round.gameId} round={round} result={result} />
  ) : null;
}

function FactsOf({ gameId, round, result }: RoundFactsProps & { gameId: GameId }) {
  const { verifier, failed } = useVerifier(gameId);
  if (!verifier) return failed ? <p>{t('play.story_failed')}</p> : <Skeleton count={3} />;
  const { Result } = verifier;
  const facts = verifier.betOf(round.input);
  return (
    <>
      {facts.length > 0 && (
        <>
          <h2 className={styles.title}>{t('play.story_bet')}</h2>
          <KeyValues
            rows={facts.map(({ label, value }) => ({
              label,
              value: <span translate={/\d/.test(value) ? 'no' : undefined}>{value}</span>,
            }))}
          />
        </>
      )}
      {result && (
        <>
          <h2 className={styles.title}>{t('play.story_result')}</h2>
          <Result outcome={round.outcome} version={round.version} />
        </>
      )}
    </>
  );
}
