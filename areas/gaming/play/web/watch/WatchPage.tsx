import { gameAddress } from '@palaro/catalogue/web';
import { navigate, t, usePathParam, useSession } from '@palaro/client';
import { GAME_CARDS, isGameId, type GameCard } from '@palaro/games/cards';
import { useEffect } from 'react';
import { canDraw } from '../can-draw.ts';
import { CannotPlay } from '../CannotPlay.tsx';
import { NoGame } from '../NoGame.tsx';
import { OpenGame } from '../OpenGame.tsx';
import { WatchFrame } from './WatchFrame.tsx';

/**
 * `/m/watch/{gameId}`: what a guest sees of a game before he has an account: the real rounds of one
 * that all players share, else a demonstration. A member goes on to the game itself.
 */
export default function WatchPage() {
  const gameId = usePathParam('gameId');
  const member = useSession() !== null;
  const known = isGameId(gameId);
  useEffect(() => {
    if (member && known) navigate(gameAddress(gameId), { replace: true });
  }, [member, known, gameId]);
  // Between members a table needs somebody who sits at it.
  if (!known || (GAME_CARDS[gameId] as GameCard).cardRoom) {
    return <NoGame title={t(known ? 'play.watch_none' : 'play.game_unknown')} />;
  }
  if (member) return null;
  if (!canDraw(gameId)) return <CannotPlay>{t('play.game_no_webgl')}</CannotPlay>;
  return <OpenGame key={gameId} gameId={gameId} player={null} free={false} Alone={WatchFrame} />;
}
