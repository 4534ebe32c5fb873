import { Container, Graphics, Sprite } from 'pixi.js';
import { FRAME, type Grid } from './geometry.ts';
import { paintText, paper, textureOf, widthOf } from './lettering.ts';
import type { LetterFill, Paint } from './palette.ts';

/** The carved frame and the panes behind the reels. */
export function cabinet(grid: Grid, paint: Paint): Container {
  const view = new Container();
  const shape = new Graphics();
  const { width, height } = grid;
  const outer = { x: -FRAME, y: -FRAME, w: width + 2 * FRAME, h: height + 2 * FRAME };
  shape
    .roundRect(outer.x, outer.y + 8, outer.w, outer.h, 30)
    .fill({ color: paint.night, alpha: 0.5 })
    .roundRect(outer.x, outer.y, outer.w, outer.h, 30)
    .fill(paint.frame)
    .roundRect(outer.x + 3, outer.y + 3, outer.w - 6, outer.h - 6, 27)
    .stroke({ color: paint.frameLight, width: 4 })
    .roundRect(-9, -9, width + 18, height + 18, 16)
    .fill(paint.frameDark)
    .roundRect(-6, -6, width + 12, height + 12, 14)
    .stroke({ color: paint.trim, width: 4 })
    .roundRect(-2, -2, width + 4, height + 4, 10)
    .fill(paint.pane);
  panes(shape, grid, paint);
  studs(shape, grid, paint);
  view.addChild(shape);
  return view;
}

/** Squares in the window; every second pane is a little lighter. */
function panes(shape: Graphics, { reels, rows, cellW, cellH, height }: Grid, paint: Paint) {
  for (let reel = 0; reel < reels; reel++) {
    for (let row = 0; row < rows; row++) {
      const light = (reel + row) % 2 === 0;
      shape
        .roundRect(reel * cellW + 3, row * cellH + 3, cellW - 6, cellH - 6, 12)
        .fill(light ? paint.paneLight : paint.pane);
    }
    if (reel > 0) {
      shape.rect(reel * cellW - 1, 0, 2, height).fill({ color: paint.paneLine, alpha: 0.8 });
    }
  }
}

/** Studs along the frame, as on a jeepney's hood. */
function studs(shape: Graphics, { width, height }: Grid, paint: Paint) {
  const count = 9;
  for (let i = 0; i <= count; i++) {
    const x = (width / count) * i;
    for (const y of [-FRAME / 2 - 4, height + FRAME / 2 + 4]) {
      shape
        .circle(x, y, 5)
        .fill(paint.trimDark)
        .circle(x - 1, y - 1, 3)
        .fill(paint.trim);
    }
  }
}

/** Shades the window's top and bottom, so that symbols seem to roll out of the dark. */
export function windowShade({ width, height }: Grid, { night }: Paint): Graphics {
  const shade = new Graphics();
  const steps = 8;
  for (let i = 0; i < steps; i++) {
    const alpha = 0.34 * (1 - i / steps) ** 2;
    shade.rect(0, i * 4, width, 4).fill({ color: night, alpha });
    shade.rect(0, height - (i + 1) * 4, width, 4).fill({ color: night, alpha });
  }
  return shade;
}

/** One line of the game's sign. */
export interface SignLine {
  text: string;
  size: number;
  y: number;
  fill: LetterFill;
}

/** The game's name as a painted sign: its lines, centred, on a sheet of 420 × 170. */
export function sign(lines: readonly SignLine[], density: number): Sprite {
  const width = 420;
  const height = 170;
  const { canvas, context } = paper(width * density, height * density);
  context.scale(density, density);
  for (const { text, size, y, fill } of lines) {
    paintText(context, text, { x: (width - widthOf(context, text, size)) / 2, y }, { size, fill });
  }
  const sprite = new Sprite(textureOf(canvas, density));
  sprite.anchor.set(0.5);
  return sprite;
}
