import type { Reply } from '@palaro/api';
import { setCall, t, useCall, useTopic } from '@palaro/client';
import { compareDecimal } from '@palaro/kernel';
import { Amount, Skeleton, WinnerTicker } from '@palaro/ui';
import {
  catalogueApi,
  TOP_WINS,
  WINNERS_SHOWN,
  winners,
  type WinnerEntry,
} from '../catalogue.api.ts';
import styles from './WinnerBoard.module.css';

type Board = Reply<typeof catalogueApi.rankList>;

/** Sorts the highest win first (HOME-09). */
export const byWin = (a: WinnerEntry, b: WinnerEntry) => compareDecimal(b.winAmount, a.winAmount);

/** Adds a pushed win to the board at its place; the winner's former win makes room for it. */
export function withWin(board: Board, win: WinnerEntry): Board {
  const others = board.list.filter(({ id }) => id !== win.id);
  return { list: [win, ...others].sort(byWin).slice(0, WINNERS_SHOWN) };
}

/** Wins of real rounds, three in view; the server masks the names. */
export function WinnerBoard() {
  const { data, isPending } = useCall(catalogueApi.rankList, TOP_WINS);
  useTopic(winners, {
    onEvent: (win) => setCall(catalogueApi.rankList, (old) => old && withWin(old, win), TOP_WINS),
  });
  if (isPending) return <Skeleton shape="row" count={3} />;
  const list = (data?.list ?? []).slice().sort(byWin);
  if (list.length === 0) return <p className={styles.none}>{t('catalogue.no_winners')}</p>;
  return (
    <WinnerTicker
      label={t('catalogue.winners')}
      winners={list.map((win) => ({
        id: win.id,
        name: win.customerName,
        game: win.gameName,
        amount: <Amount value={win.winAmount} tone="leaf" signed />,
        art: win.iconUrl,
      }))}
    />
  );
}
