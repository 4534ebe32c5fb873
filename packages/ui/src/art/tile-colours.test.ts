import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { TILE_EDGES, tileLight } from './tile-colours.ts';

const TILES = join(import.meta.dirname, '../../art/tiles');
const SIZE = { width: 320, height: 400 };
/** Rows whose first and last pixels are compared; the inset avoids the rounded corners. */
const ROWS = [30, 200, 385];
const INSET = 10;
/** A difference, of 255, that nobody can see. */
const CLOSE = 12;

async function edgesOf(tile: string): Promise<number[][]> {
  const points = await sharp(join(TILES, `${tile}.svg`))
    .resize(SIZE)
    .removeAlpha()
    .raw()
    .toBuffer();
  const at = (x: number, y: number, part: number) => points[(y * SIZE.width + x) * 3 + part] ?? 0;
  return ROWS.map((y) =>
    [0, 1, 2].map((part) => (at(INSET, y, part) + at(SIZE.width - INSET, y, part)) / 2),
  );
}

const partsOf = (colour: string) =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

// Vendors' signs are left out; they are for clients that read the catalogue's addresses.
const drawn = readdirSync(TILES)
  .map((file) => file.replace('.svg', ''))
  .filter((tile) => !tile.startsWith('vendor-'));

it('every drawn tile has colours to show before it loads, and no other tile has', () => {
  expect(Object.keys(TILE_EDGES).sort()).toEqual(drawn.sort());
});

it.each(Object.entries(TILE_EDGES))(
  'the tile %s first shows the colours it has',
  async (tile, told) => {
    const edges = await edgesOf(tile);
    told
      .map(partsOf)
      .forEach((parts, row) =>
        parts.forEach((part, i) =>
          expect(Math.abs(part - (edges[row]?.[i] ?? 0))).toBeLessThan(CLOSE),
        ),
      );
  },
);

it('a game without a tile uses the colours of the one it is shown with', () => {
  expect(tileLight('somebody-elses')).toBe(tileLight('default'));
});
