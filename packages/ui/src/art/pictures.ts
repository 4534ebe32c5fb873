// Addresses of the pictures that go with an id: game tiles, banners, the symbols of a game.

// Vendors' signs are for clients that read the catalogue's addresses (`/m/tiles/…`).
const tiles = import.meta.glob<string>(['../../art/tiles/*.svg', '!../../art/tiles/vendor-*.svg'], {
  eager: true,
  query: '?no-inline',
  import: 'default',
});
const banners = import.meta.glob<string>('../../art/banners/*.svg', {
  eager: true,
  query: '?no-inline',
  import: 'default',
});

/** The tile of a game, 4:5 with its name in it; nothing for a game without one. */
export const gameTile = (gameId: string): string | undefined =>
  tiles[`../../art/tiles/${gameId}.svg`];

/** The ground each tile is painted on, shown until the picture is there. */
const TILE_COLORS: Record<string, string> = {
  perlas: '#8f4a7c',
  dice: '#1b3a6e',
  'demo-slot': '#472060',
};

/** The colour that stands for a tile while it loads; the surface's own for an unknown game. */
export const gameTileColor = (gameId: string): string | undefined => TILE_COLORS[gameId];

/** A home banner, 16:7. */
export const bannerArt = (id: string): string | undefined => banners[`../../art/banners/${id}.svg`];
