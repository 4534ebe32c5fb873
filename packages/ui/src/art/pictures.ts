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

const scenes = import.meta.glob<string>('../../art/scenes/*.svg', {
  eager: true,
  query: '?no-inline',
  import: 'default',
});

/** The town's square at night, upright, for a wide screen's side that has nothing to do. */
export const plazaArt = (): string | undefined => scenes['../../art/scenes/plaza.svg'];

/** The tile of a game, 4:5 with its name in it; nothing for a game without one. */
export const gameTile = (gameId: string): string | undefined =>
  tiles[`../../art/tiles/${gameId}.svg`];

/** A home banner, 16:7. */
export const bannerArt = (id: string): string | undefined => banners[`../../art/banners/${id}.svg`];
