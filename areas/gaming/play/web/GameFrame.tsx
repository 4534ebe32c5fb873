import { useCallback, useState } from 'react';
import { FrameBar } from './FrameBar.tsx';
import { GameMenu } from './GameMenu.tsx';
import styles from './GamePage.module.css';
import { waysOf } from './own-ways.ts';
import type { OpenedGame } from './use-opened-game.ts';
import { useRoundCalls } from './use-round-calls.ts';
import { useShownBalance } from './use-shown-balance.ts';
import { useTally } from './use-tally.ts';

interface GameFrameProps {
  game: OpenedGame;
  player: string;
  /** Starts free play again with a fresh amount. */
  onStartAgain(): void;
}

/** The bar with back, name, balance and sound, and the game and its menu below. */
export function GameFrame({ game, player, onStartAgain }: GameFrameProps) {
  const { gameId, help, view, trial, freePlay } = game;
  const [menu, setMenu] = useState(false);
  const { balance, shown, elsewhere, onRunning, release, refresh } = useShownBalance(freePlay);
  // Waiting bets and the visit's figures are kept apart for each kind of money.
  const purse = freePlay ? `/${freePlay}` : '';
  const { tally, count } = useTally(gameId + purse);
  const calls = useRoundCalls(gameId, freePlay);
  const onMenu = useCallback(() => setMenu(true), []);
  const onRest = useCallback<typeof count>(
    (round) => {
      release();
      count(round);
    },
    [release, count],
  );
  const View = view.default;
  if (!View) throw new Error(`${gameId} has no screen of its own`);
  return (
    <>
      <FrameBar name={help.name} freePlay={trial} balance={shown} onMenu={onMenu} />
      <div className={styles.game}>
        <View
          help={help}
          player={player + purse}
          balance={balance}
          onRunning={onRunning}
          onRest={onRest}
          onMenu={onMenu}
          {...calls}
          waysAfter={waysOf({ game, balance, elsewhere, onStartAgain })}
          onShort={refresh}
        />
      </div>
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
