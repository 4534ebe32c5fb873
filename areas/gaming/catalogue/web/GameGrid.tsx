import { t } from '@palaro/client';
import { gameTile, lazyPart, Skeleton, Tile, TileGrid, tileLight } from '@palaro/ui';
import { useState } from 'react';
import type { GameItem } from '../catalogue.api.ts';
import { launchAddress } from './launch-address.ts';
import { useFavourites } from './useFavourites.ts';
import { useLaunch } from './useLaunch.ts';

/** Loaded when the first tile is long-pressed. */
const GameSheet = lazyPart(() => import('./GameSheet.tsx'));

/** How many tiles form the first row; their pictures are fetched before anything else. */
const FIRST_ROW = 3;

interface GameGridProps {
  games: readonly GameItem[];
}

/** Games as tiles: a tap plays, a long press opens the sheet, the heart marks a favourite. */
export function GameGrid({ games }: GameGridProps) {
  const launch = useLaunch();
  const favourites = useFavourites();
  const [held, setHeld] = useState<GameItem | null>(null);
  const [asked, setAsked] = useState(false);
  const hold = (game: GameItem) => {
    setHeld(game);
    setAsked(true);
  };
  return (
    <>
      <TileGrid>
        {games.map((game, index) => (
          <Tile
            key={game.nodeId}
            name={game.displayName}
            art={gameTile(game.gameId) ?? gameTile('default') ?? game.iconUrl}
            light={tileLight(game.gameId)}
            href={launchAddress(game, '/m/home')}
            onOpen={() => launch(game)}
            onHold={() => hold(game)}
            marks={marksOf(game)}
            favourite={favourites.has(game)}
            onFavourite={() => favourites.toggle(game)}
            favouriteLabel={t('catalogue.favourite_of', { game: game.displayName })}
            eager={index < FIRST_ROW}
          />
        ))}
      </TileGrid>
      {asked && <GameSheet game={held} onPlay={launch} onClose={() => setHeld(null)} />}
    </>
  );
}

/** No studio and no dealer: our own tables are drawn (docs/domain/games.md §5). */
const isVirtual = ({ gameType, vassalage }: GameItem) =>
  gameType === 'LIVE' && vassalage === 'PALARO';

const marksOf = (game: GameItem) => [
  ...(isVirtual(game) ? [{ kind: 'virtual' as const, label: t('catalogue.virtual') }] : []),
  ...(game.isNew ? [{ kind: 'new' as const, label: t('catalogue.new') }] : []),
];

/** Placeholder tiles while the games load. */
export const GridSkeleton = ({ count = 9 }: { count?: number }) => (
  <TileGrid>
    <Skeleton shape="tile" count={count} />
  </TileGrid>
);
