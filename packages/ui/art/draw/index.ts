import { avatars } from './avatars.ts';
import { categorySprite } from './categories.ts';
import { DRAWINGS } from './drawings.ts';
import { appIcon, favicon, logoSprite, maskableIcon } from './logo.ts';
import { PERLAS_SYMBOLS } from './perlas-symbols.ts';
import { PUBLISHED } from './published.ts';
import { BANNERS, PATTERNS, perlasBackground, plaza } from './scenes.ts';
import { TILE, TILES } from './tiles.ts';
import { startFile, svg } from './shapes.ts';

/** Every picture of the kit: file below `packages/ui/art` and its content. */
export function drawAll(): Record<string, string> {
  const files: Record<string, string> = {};
  const draw = (name: string, width: number, height: number, inside: () => string) => {
    startFile();
    files[`${name}.svg`] = svg(width, height, inside());
  };
  for (const [name, symbol] of Object.entries(PERLAS_SYMBOLS)) {
    draw(`symbols/perlas/${name.toLowerCase()}`, 256, 256, symbol);
  }
  for (const [name, tile] of Object.entries(TILES)) {
    draw(`tiles/${name}`, TILE.width, TILE.height, tile);
  }
  for (const [name, avatar] of Object.entries(avatars())) {
    draw(`avatars/${name}`, 96, 96, avatar);
  }
  for (const [name, drawing] of Object.entries(DRAWINGS)) {
    draw(`drawings/${name}`, 240, 180, drawing);
  }
  for (const [name, banner] of Object.entries(BANNERS)) draw(`banners/${name}`, 1600, 700, banner);
  for (const [name, weave] of Object.entries(PATTERNS)) draw(`patterns/${name}`, 240, 240, weave);
  draw('scenes/plaza', 960, 1200, plaza);
  draw('symbols/perlas/background', 1200, 1200, perlasBackground);
  draw('categories', 48, 48, categorySprite);
  draw('logo', 224, 64, logoSprite);
  draw('icon', 64, 64, favicon);
  draw('icon-app', 512, 512, appIcon);
  draw('icon-maskable', 512, 512, maskableIcon);
  return files;
}

/** Pictures of the demo's content by their names, each a whole SVG. */
export const drawPublished = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(PUBLISHED).map(([name, [[width, height], draw]]) => {
      startFile();
      return [name, svg(width, height, draw()).trim()];
    }),
  );
