import { formatMoment, navigate, t } from '@palaro/client';
import { Amount, ListRow } from '@palaro/ui';
import { useBalanceHidden } from '@palaro/wallet/web';
import { roundText, type Held, type OpenRound } from './open-money-text.ts';
import styles from './OpenPlay.module.css';
import { useMinutesUntil } from './use-minutes-until.ts';
import { useOpenMoney } from './use-open-money.ts';

/** Rows that leave a phone room for the page; the wallet lists the others. */
const ROWS_MOST = 2;

/**
 * Where the player still sits and which rounds wait for him; nothing where there is none. It floats
 * at the end of the view and rests at the end of the page, so that it moves nothing when it comes.
 */
export default function OpenPlay() {
  const open = useOpenMoney();
  const seats = (open?.held ?? []).filter(({ kind, gameId }) => kind === 'table' && gameId !== '');
  const rows = [
    ...seats.map((held) => <SeatRow key={`${held.gameId} ${held.since}`} held={held} />),
    ...(open?.rounds ?? []).map((round) => (
      <RoundRow key={`${round.gameId} ${round.since}`} round={round} />
    )),
  ];
  if (rows.length === 0) return null;
  return (
    <nav aria-label={t('records.open_play')} className={styles.open}>
      {rows.slice(0, ROWS_MOST)}
    </nav>
  );
}

function SeatRow({ held: { gameId, gameName, amount, since, backAt } }: { held: Held }) {
  const minutes = useMinutesUntil(backAt);
  return (
    <ListRow
      title={t('records.sits', { game: gameName })}
      detail={minutes === null ? formatMoment(since) : t('records.back_in', { minutes })}
      amount={<HiddenAmount value={amount} />}
      onPress={() => navigate(`/m/game/${gameId}`)}
      chevron
    />
  );
}

function RoundRow({ round }: { round: OpenRound }) {
  const hidden = useBalanceHidden();
  return (
    <ListRow
      title={roundText(round, hidden)}
      detail={formatMoment(round.since)}
      amount={round.worth === null && <HiddenAmount value={round.stake} />}
      onPress={() => navigate(`/m/game/${round.gameId}`)}
      chevron
    />
  );
}

function HiddenAmount({ value }: { value: string }) {
  return <Amount value={value} hidden={useBalanceHidden()} hiddenLabel={t('wallet.hidden')} />;
}
