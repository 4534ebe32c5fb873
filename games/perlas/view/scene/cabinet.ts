import { Container, Graphics, Sprite } from 'pixi.js';
import { CELL_H, CELL_W, FRAME, REELS, REELS_H, REELS_W, ROWS } from './geometry.ts';
import { paintText, paper, textureOf, widthOf } from './lettering.ts';
import { PAINT } from './palette.ts';

/** The carved frame and the capiz panes behind the reels. */
export function cabinet(): Container {
  const view = new Container();
  const shape = new Graphics();
  const outer = { x: -FRAME, y: -FRAME, w: REELS_W + 2 * FRAME, h: REELS_H + 2 * FRAME };
  shape
    .roundRect(outer.x, outer.y + 8, outer.w, outer.h, 30)
    .fill({ color: PAINT.night, alpha: 0.5 })
    .roundRect(outer.x, outer.y, outer.w, outer.h, 30)
    .fill(PAINT.wood)
    .roundRect(outer.x + 3, outer.y + 3, outer.w - 6, outer.h - 6, 27)
    .stroke({ color: PAINT.woodLight, width: 4 })
    .roundRect(-9, -9, REELS_W + 18, REELS_H + 18, 16)
    .fill(PAINT.woodDark)
    .roundRect(-6, -6, REELS_W + 12, REELS_H + 12, 14)
    .stroke({ color: PAINT.gold, width: 4 })
    .roundRect(-2, -2, REELS_W + 4, REELS_H + 4, 10)
    .fill(PAINT.capiz);
  panes(shape);
  studs(shape);
  view.addChild(shape);
  return view;
}

/** Capiz squares in the window; every second pane is a little lighter. */
function panes(shape: Graphics) {
  for (let reel = 0; reel < REELS; reel++) {
    for (let row = 0; row < ROWS; row++) {
      const light = (reel + row) % 2 === 0;
      shape
        .roundRect(reel * CELL_W + 3, row * CELL_H + 3, CELL_W - 6, CELL_H - 6, 12)
        .fill(light ? PAINT.capizLight : PAINT.capiz);
    }
    if (reel > 0) {
      shape.rect(reel * CELL_W - 1, 0, 2, REELS_H).fill({ color: PAINT.capizLine, alpha: 0.8 });
    }
  }
}

/** Brass studs along the frame, as on a jeepney's hood. */
function studs(shape: Graphics) {
  const count = 9;
  for (let i = 0; i <= count; i++) {
    const x = (REELS_W / count) * i;
    for (const y of [-FRAME / 2 - 4, REELS_H + FRAME / 2 + 4]) {
      shape
        .circle(x, y, 5)
        .fill(PAINT.goldDark)
        .circle(x - 1, y - 1, 3)
        .fill(PAINT.gold);
    }
  }
}

/** Shades the window's top and bottom, so that symbols seem to roll out of the dark. */
export function windowShade(): Graphics {
  const shade = new Graphics();
  const steps = 8;
  for (let i = 0; i < steps; i++) {
    const alpha = 0.34 * (1 - i / steps) ** 2;
    shade.rect(0, i * 4, REELS_W, 4).fill({ color: PAINT.night, alpha });
    shade.rect(0, REELS_H - (i + 1) * 4, REELS_W, 4).fill({ color: PAINT.night, alpha });
  }
  return shade;
}

/** The game's name as a painted sign: two lines, centred. */
export function sign(density: number): Sprite {
  const [width, height] = [420, 170];
  const { canvas, context } = paper(width * density, height * density);
  context.scale(density, density);
  const lines = [
    { text: 'Perlas', size: 92, y: 58, fill: 'gold' },
    { text: 'ng Silangan', size: 46, y: 132, fill: 'coral' },
  ] as const;
  for (const { text, size, y, fill } of lines) {
    paintText(context, text, { x: (width - widthOf(context, text, size)) / 2, y }, { size, fill });
  }
  const sprite = new Sprite(textureOf(canvas, density));
  sprite.anchor.set(0.5);
  return sprite;
}
