import { isGameId } from '@palaro/games/cards';
import { t, usePathParam, useQueryParam, useSession } from '@palaro/client';
import { hasPlayMoney } from '@palaro/kernel';
import { canDraw } from './can-draw.ts';
import { CannotPlay } from './CannotPlay.tsx';
import { GameFrame } from './GameFrame.tsx';
import { NoGame } from './NoGame.tsx';
import { OpenGame } from './OpenGame.tsx';

/** `/m/game/{gameId}`: an in-house game, filling the height below its bar. */
export default function GamePage() {
  const gameId = usePathParam('gameId');
  const [freePlay] = useQueryParam('freePlay');
  const session = useSession();
  if (!isGameId(gameId)) return <NoGame title={t('play.game_unknown')} />;
  if (!canDraw(gameId)) return <CannotPlay>{t('play.game_no_webgl')}</CannotPlay>;
  // The page is left when the session ends.
  if (!session) return null;
  const { userName: player, type } = session;
  // An account of play money has no real money, so it needs no free play.
  const free = freePlay === '1' && !hasPlayMoney(type);
  const key = `${gameId}/${player}/${free ? 'free' : ''}`;
  return <OpenGame key={key} gameId={gameId} player={player} free={free} Alone={GameFrame} />;
}
