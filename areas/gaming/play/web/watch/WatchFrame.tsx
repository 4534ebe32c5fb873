import { gameAddress } from '@palaro/catalogue/web';
import { loginAddress, navigate, t } from '@palaro/client';
import { GAME_CARDS, type GameCard } from '@palaro/games/cards';
import { ShowDemonstration, type Demonstration, type GameVerifier } from '@palaro/games/stage';
import { currentRules } from '@palaro/games/versions';
import { Money } from '@palaro/kernel';
import { Button, useCalm } from '@palaro/ui';
import { useMemo, useState } from 'react';
import { FrameBar } from '../FrameBar.tsx';
import { GameMenu } from '../GameMenu.tsx';
import styles from '../GamePage.module.css';
import { OpeningGame } from '../OpeningGame.tsx';
import type { OpenedGame } from '../use-opened-game.ts';
import { useTally } from '../use-tally.ts';
import { useVerifier } from '../use-verifier.ts';
import { drawHere } from './draw-here.ts';

/** Keeps what the screen remembers of a demonstration apart from every member's rounds. */
const NOBODY = '/watch';

/** A game that a guest watches: it plays by itself, drawn in this browser (issue 17, trial). */
export function WatchFrame({ game }: { game: OpenedGame }) {
  const { verifier, failed, retry } = useVerifier(game.gameId);
  if (!verifier) return <OpeningGame failure={failed ? new Error() : null} onRetry={retry} />;
  return <Watched game={game} verifier={verifier} />;
}

function Watched({ game, verifier }: { game: OpenedGame; verifier: GameVerifier }) {
  const { gameId, help, view } = game;
  const [menu, setMenu] = useState(false);
  const { tally } = useTally(gameId + NOBODY);
  const card: GameCard = GAME_CARDS[gameId];
  const calls = useMemo(() => drawHere(card, verifier), [card, verifier]);
  const show = useShow(card, verifier);
  const View = view.default;
  if (!View) throw new Error(`${gameId} has no screen of its own`);
  return (
    <>
      <FrameBar
        name={help.name}
        freePlay
        balance={null}
        watching={t('play.watch_demo')}
        onMenu={() => setMenu(true)}
      />
      <div className={styles.game}>
        <ShowDemonstration value={show}>
          <View
            help={help}
            player={NOBODY}
            balance={null}
            {...calls}
            onRunning={nothing}
            onRest={nothing}
            waysAfter={() => []}
            onShort={nothing}
            onMenu={() => setMenu(true)}
          />
        </ShowDemonstration>
      </div>
      <GameMenu
        open={menu}
        game={game}
        tally={tally}
        onStartAgain={nothing}
        onClose={() => setMenu(false)}
      />
    </>
  );
}

const nothing = () => undefined;

/** The game's example bets, and what stands below the stage. Calm visitors start it themselves. */
function useShow(card: GameCard, { game }: GameVerifier): Demonstration {
  const calm = useCalm();
  const [chosen, setRuns] = useState<boolean | null>(null);
  const runs = chosen ?? !calm;
  const played = useMemo(() => betsOf(card, game), [card, game]);
  return { ...played, runs, bar: <WatchBar gameId={card.id} runs={runs} setRuns={setRuns} /> };
}

function betsOf(card: GameCard, game: GameVerifier['game']) {
  const rules = currentRules(game);
  const steps = card.steps?.example ?? [];
  const bets = card.examples.map((params) => {
    const bet = rules.readBet(rules.steps ? { ...params, steps: [] } : params);
    if (!bet) throw new Error(`${card.id} does not offer its example`);
    return { stake: Money.text(bet.stake), params };
  });
  return { bets, steps };
}

interface WatchBarProps {
  gameId: string;
  runs: boolean;
  setRuns(runs: boolean): void;
}

function WatchBar({ gameId, runs, setRuns }: WatchBarProps) {
  return (
    <div className={styles.watch}>
      <Button onClick={() => setRuns(!runs)}>
        {t(runs ? 'play.watch_pause' : 'play.watch_go')}
      </Button>
      <Button tone="gold" onClick={() => navigate(loginAddress(gameAddress(gameId)))}>
        {t('play.watch_login')}
      </Button>
    </div>
  );
}
