import { GameRefused } from '@palaro/catalogue/web';
import { formatMoment, t, useSession, withTexts } from '@palaro/client';
import type { Counted, SharedBet } from '@palaro/games/stage';
import { EmptyState, lazyPart, Skeleton } from '@palaro/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ChatButton } from '../chat/ChatButton.tsx';
import { tableChatTexts } from '../chat/texts.ts';
import { useChat } from '../chat/use-chat.ts';
import { FrameBar } from '../FrameBar.tsx';
import { GameMenu } from '../GameMenu.tsx';
import styles from '../GamePage.module.css';
import { waysOf } from '../own-ways.ts';
import type { OpenedGame } from '../use-opened-game.ts';
import { useShownBalance } from '../use-shown-balance.ts';
import { useTally } from '../use-tally.ts';
import { useCashOuts, useTable } from './use-table.ts';
import { useTableBets } from './use-table-bets.ts';

const Chat = lazyPart(withTexts([tableChatTexts], () => import('../chat/Chat.tsx')));

interface SharedFrameProps {
  game: OpenedGame;
  /** Starts free play again with a fresh amount. */
  onStartAgain(): void;
}

/** The bar, and a game whose rounds are shared, as the site tells them. */
export function SharedFrame({ game, onStartAgain }: SharedFrameProps) {
  const { gameId, help, view, trial, freePlay } = game;
  const [menu, setMenu] = useState(false);
  const { balance, shown, elsewhere, refresh } = useShownBalance(freePlay);
  const { tally, count } = useTally(gameId + (freePlay ? `/${freePlay}` : ''));
  const { round, opensAt, overdue, failure, read, ...table } = useTable(gameId);
  const cashOuts = useCashOuts(gameId, round?.roundNo ?? null);
  const guest = useSession() === null;
  const { see, close, opened, there, ...chat } = useChat(gameId);
  const watching = guest ? t('play.table_watch') : null;
  const calls = useTableBets({ gameId, freePlay, guest }, round);
  useCounted(calls.bets, count);
  const onMenu = useCallback(() => setMenu(true), []);
  const View = view.Shared;
  if (!View) throw new Error(`${gameId} has no shared screen`);
  return (
    <>
      <FrameBar
        name={help.name}
        freePlay={trial}
        balance={shown}
        watching={watching}
        onMenu={onMenu}
      >
        {there && <ChatButton {...chat} />}
      </FrameBar>
      {round ? (
        <div className={styles.game} data-beside={chat.open ? 'chat' : undefined}>
          <View
            help={help}
            balance={balance}
            round={round}
            cashOuts={cashOuts}
            onMenu={onMenu}
            {...table}
            {...calls}
            waysAfter={waysOf({ game, balance, elsewhere, onStartAgain })}
            onShort={refresh}
          />
        </div>
      ) : (
        <NoRound failure={failure} opensAt={opensAt} overdue={overdue} read={read} />
      )}
      {opened && <Chat gameId={gameId} open={chat.open} onClose={close} onSeen={see} />}
      <GameMenu
        open={menu}
        game={game}
        tally={tally}
        onStartAgain={onStartAgain}
        onClose={() => setMenu(false)}
      />
    </>
  );
}

/** The table opens in a moment, at a named time, or could not be read. */
function NoRound(props: {
  failure: Error | null;
  opensAt: string | null;
  overdue: boolean;
  read(): void;
}) {
  const { failure, opensAt, overdue, read } = props;
  if (failure) return <GameRefused error={failure} onAgain={read} />;
  if (opensAt) {
    const time = formatMoment(opensAt);
    const title = overdue ? t('play.table_overdue') : t('play.table_opens', { time });
    return (
      <EmptyState drawing="no-games" title={title}>
        {t('play.table_opens_why')}
      </EmptyState>
    );
  }
  return (
    <div className={styles.opening} role="status" aria-label={t('play.game_loading')}>
      <Skeleton shape="block" className={styles.openingStage} />
    </div>
  );
}

/** Counts each settled bet of this visit once. */
function useCounted(bets: readonly SharedBet[], count: (round: Counted | null) => void) {
  const known = useRef<Set<string> | null>(null);
  useEffect(() => {
    const settled = bets.filter(({ state }) => state === 'DONE');
    // Bets that were settled before the page opened are not of this visit.
    known.current ??= new Set(settled.map(({ betId }) => betId));
    for (const { betId, stake, payout } of settled) {
      if (known.current.has(betId)) continue;
      known.current.add(betId);
      count({ roundRef: betId, stake, payout: payout ?? '0.0000' });
    }
  }, [bets, count]);
}
