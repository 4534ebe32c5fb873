import { goBack, t } from '@palaro/client';
import { Amount, IconButton } from '@palaro/ui';
import { ArrowLeft, Menu as MenuIcon } from 'lucide-react';
import { useCallback, useState } from 'react';
import { GameMenu } from './GameMenu.tsx';
import styles from './GamePage.module.css';
import type { OpenedGame } from './use-opened-game.ts';
import { useRoundCalls } from './use-round-calls.ts';
import { useShownBalance } from './use-shown-balance.ts';
import { useTally } from './use-tally.ts';

interface GameFrameProps {
  game: OpenedGame;
  player: string;
}

/** The bar with back, name and balance, the game below it, and its menu. */
export function GameFrame({ game, player }: GameFrameProps) {
  const { gameId, help, view, trial } = game;
  const [menu, setMenu] = useState(false);
  const { balance, shown, onRunning, release } = useShownBalance();
  const { tally, count } = useTally(gameId);
  const calls = useRoundCalls(gameId);
  const onMenu = useCallback(() => setMenu(true), []);
  const onRest = useCallback<typeof count>(
    (round) => {
      release();
      count(round);
    },
    [release, count],
  );
  const View = view.default;
  return (
    <>
      <header className={styles.bar}>
        <IconButton
          label={t('play.game_back')}
          icon={<ArrowLeft size={22} />}
          onClick={() => goBack()}
        />
        <div className={styles.title}>
          <h1 className={styles.name}>{help.name}</h1>
          {trial && <p className={styles.free}>{t('play.game_free_play')}</p>}
        </div>
        <span className={styles.balance}>
          <span className="sr-only">{t('play.game_balance')}</span>
          {shown === null ? '…' : <Amount value={shown} />}
        </span>
        <IconButton label={t('play.game_menu')} icon={<MenuIcon size={22} />} onClick={onMenu} />
      </header>
      <div className={styles.game}>
        <View {...{ help, player, balance, onRunning, onRest, onMenu }} {...calls} />
      </div>
      <GameMenu open={menu} game={game} tally={tally} onClose={() => setMenu(false)} />
    </>
  );
}
