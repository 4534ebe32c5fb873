// Addresses of the pictures for an id: game tiles, banners, a game's symbols.

// Vendors' signs are left out; they are for clients that read the catalogue's addresses
// (`/m/tiles/…`).
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

const scenes = import.meta.glob<string>('../../art/scenes/*.svg', {
  eager: true,
  query: '?no-inline',
  import: 'default',
});

/** The town square at night, upright, for the empty side of a wide screen. */
export const plazaArt = (): string | undefined => scenes['../../art/scenes/plaza.svg'];

/** A game's tile, 4:5 with its name in it; undefined if the game has none. */
export const gameTile = (gameId: string): string | undefined =>
  tiles[`../../art/tiles/${gameId}.svg`];

/** A home banner, 16:7. */
export const bannerArt = (id: string): string | undefined => banners[`../../art/banners/${id}.svg`];
