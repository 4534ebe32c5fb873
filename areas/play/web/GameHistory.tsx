import { formatMoment, navigate, pageExists, t, useCall } from '@palaro/client';
import type { GameId } from '@palaro/games/cards';
import { Amount, Button, EmptyState, ListRow, Skeleton } from '@palaro/ui';
import { playApi } from '../play.api.ts';
import { verifyAddress } from './verify-address.ts';

const RECORD = '/m/gameRecord';

/** The last rounds of this game, each with its way into the verifier. */
export function GameHistory({ gameId }: { gameId: GameId }) {
  const { data, isError, refetch } = useCall(
    playApi.lastRounds,
    { params: { gameId } },
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
    <>
      <ul>
        {data.list.map((round) => (
          <li key={round.roundId}>
            <ListRow
              title={round.settledAt ? formatMoment(round.settledAt) : '–'}
              detail={`#${round.nonce}`}
              amount={<Amount value={round.payout} tone={won(round.payout) ? 'leaf' : 'dim'} />}
              state={<Amount value={round.stake} tone="dim" />}
              href={verifyAddress(round)}
              onPress={(event) => {
                event.preventDefault();
                navigate(verifyAddress(round));
              }}
              chevron
            />
          </li>
        ))}
      </ul>
      {pageExists(RECORD) && (
        <Button wide onClick={() => navigate(RECORD)}>
          {t('play.game_history_all')}
        </Button>
      )}
    </>
  );
}

const won = (payout: string) => /[1-9]/.test(payout);
