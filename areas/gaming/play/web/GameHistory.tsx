import { formatMoment, navigate, pageExists, t, useCall } from '@palaro/client';
import { pesos } from '@palaro/games/stage';
import { Amount, Button, EmptyState, ListRow, Skeleton } from '@palaro/ui';
import { playApi } from '../play.api.ts';
import styles from './GamePage.module.css';
import type { OpenedGame } from './use-opened-game.ts';
import { ofPlay } from './use-round-calls.ts';
import { verifyAddress } from './verify-address.ts';

const RECORD = '/m/gameRecord';

/** The last rounds of this game, each with a link to the verifier. */
export function GameHistory({ gameId, freePlay }: Pick<OpenedGame, 'gameId' | 'freePlay'>) {
  const { data, isError, refetch } = useCall(
    playApi.lastRounds,
    { params: { gameId }, query: ofPlay(freePlay) },
    { staleMs: 0 },
  );
  if (isError) {
    return (
      <EmptyState
        drawing="offline"
        title={t('play.game_history_failed')}
        action={<Button onClick={() => void refetch()}>{t('play.game_try_again')}</Button>}
      />
    );
  }
  if (!data) return <Skeleton shape="row" count={5} />;
  if (data.list.length === 0) return <EmptyState title={t('play.game_history_empty')} />;
  return (
    <div className={styles.history}>
      <ul>
        {data.list.map((round) => (
          <li key={round.roundId}>
            <ListRow
              title={round.settledAt ? formatMoment(round.settledAt) : '–'}
              detail={`#${round.nonce} · ${t('stage.stake_of', { stake: pesos(round.stake) })}`}
              amount={
                won(round.payout) ? (
                  <Amount value={round.payout} tone="leaf" />
                ) : (
                  t(round.state === 'VOID' ? 'play.game_returned' : 'stage.result_none')
                )
              }
              to={verifyAddress({ ...round, freePlay })}
              chevron
            />
          </li>
        ))}
      </ul>
      {!freePlay && pageExists(RECORD) && (
        <Button wide onClick={() => navigate(RECORD)}>
          {t('play.game_history_all')}
        </Button>
      )}
    </div>
  );
}

const won = (payout: string) => /[1-9]/.test(payout);
