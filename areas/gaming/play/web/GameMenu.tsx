import { t, useSession } from '@palaro/client';
import { pesos, type Tally } from '@palaro/games/stage';
import { Sheet, Tabs, TabPanel } from '@palaro/ui';
import { useState } from 'react';
import { FairnessPanel } from './FairnessPanel.tsx';
import { FreePlayChoice } from './FreePlayChoice.tsx';
import { GameHistory } from './GameHistory.tsx';
import { GameLimits } from './GameLimits.tsx';
import styles from './GamePage.module.css';
import { HandFairness } from './card-rooms/HandFairness.tsx';
import { TableFairness } from './shared/TableFairness.tsx';
import { SessionTally } from './SessionTally.tsx';
import type { OpenedGame } from './use-opened-game.ts';

interface GameMenuProps {
  open: boolean;
  game: OpenedGame;
  tally: Tally;
  onStartAgain(): void;
  onClose(): void;
}

type TabId = 'paytable' | 'history' | 'fairness' | 'limits';

/** The game's menu: the session first, then facts about the game. */
export function GameMenu({ open, game, onClose, ...rest }: GameMenuProps) {
  return (
    <Sheet open={open} onClose={onClose} title={game.help.name} closeLabel={t('play.game_close')}>
      {open && <MenuBody game={game} {...rest} />}
    </Sheet>
  );
}

type MenuBodyProps = Omit<GameMenuProps, 'open' | 'onClose'>;

function MenuBody({ game, tally, onStartAgain }: MenuBodyProps) {
  const [tab, setTab] = useState<TabId>('paytable');
  const { Paytable } = game.view;
  const guest = useSession() === null;
  const items = [
    { id: 'paytable', label: t('play.game_paytable') },
    ...(guest ? [] : [{ id: 'history', label: t('play.game_history') }]),
    // Who only watches a room has no draws of his own in it.
    ...(guest && game.view.Waters ? [] : [{ id: 'fairness', label: t('play.game_fairness') }]),
    { id: 'limits', label: t('play.game_limits') },
  ];
  return (
    <div className={styles.menu}>
      {!guest && (
        <>
          <SessionTally tally={tally} />
          <FreePlayChoice game={game} onStartAgain={onStartAgain} />
        </>
      )}
      <Tabs
        label={t('play.game_menu')}
        items={items}
        value={tab}
        onChange={(id) => setTab(id as TabId)}
      />
      <div className={styles.about}>
        <TabPanel id={tab}>
          {tab === 'paytable' && <Paytable help={game.help} />}
          {tab === 'history' && <GameHistory gameId={game.gameId} freePlay={game.freePlay} />}
          {tab === 'fairness' && <Fairness game={game} guest={guest} />}
          {tab === 'limits' && <GameLimits game={game} money={pesos} />}
        </TabPanel>
      </div>
    </div>
  );
}

/**
 * How the game's draws are committed: a table's, a hand's, or the member's own; and how those of a
 * demonstration are made.
 */
function Fairness({ game, guest }: Pick<GameMenuProps, 'game'> & { guest: boolean }) {
  const { gameId, view, freePlay } = game;
  if (view.Shared) return <TableFairness gameId={gameId} />;
  if (guest) return <p>{t('play.watch_why')}</p>;
  return view.Room ? <HandFairness freePlay={freePlay} /> : <FairnessPanel freePlay={freePlay} />;
}
