import { CAP, signWord, wordWidth } from './letters.ts';
import { banig, capiz, glints, jeepney, parol, sun } from './motifs.ts';
import { C } from './palette.ts';
import { fish, letter, outrigger, pearl, shell, turtle } from './perlas-symbols.ts';
import { box, circle, fade, glow, group, line, lit, path, place } from './shapes.ts';

/** Tiles are 320 × 400: corner marks lie over the upper left, the heart over the lower right. */
export const TILE = { width: 320, height: 400 } as const;

const EDGE = 22;

/**
 * The name: one or two lines that fill the width, base line of the last at `y`; sizes fit
 * themselves.
 */
function tileName(lines: readonly string[], y: number, most = 84): string {
  const sizes = lines.map((text) =>
    Math.min(most, (TILE.width - EDGE * 2) / wordWidth({ text, size: 1, space: 0.01 })),
  );
  let base = y;
  const words = lines
    .map((text, i) => ({ text, size: sizes[i] ?? most }))
    .reverse()
    .map(({ text, size }) => {
      const word = signWord({
        text,
        x: TILE.width / 2,
        y: base,
        size,
        space: 0.01,
        arch: size * 0.1,
      });
      base -= size * CAP + 20;
      return word;
    });
  return words.reverse().join('');
}

/** Three windows of a slot at the lower left: what this game does, at a glance. */
function reelStrip(symbols: readonly string[]): string {
  const windows = symbols.map((symbol, i) => {
    const x = 20 + i * 62;
    return (
      box(x, 318, 56, 62, 10, C.ink) +
      box(x + 3, 321, 50, 56, 8, '#fdf1d6') +
      box(x + 3, 321, 50, 20, 8, C.sand, 'opacity=".45"') +
      place(x + 4, 325, 0.19, symbol)
    );
  });
  return windows.join('');
}

const hill = (d: string, light: string, dark: string) => lit(d, light, dark, 8);

/** A lagoon at dusk between limestone islands; `w` wide, its water line at `y`. */
export function lagoon(w: number, h: number, y: number): string {
  const sky = fade(['#1d1450', '#5a2a78', '#c2476f', '#ff8f6b', '#ffd07a']);
  const sea = fade(['#ff9f72', '#b04a80', '#4a2f7a', '#1b2a63', '#0d1a45']);
  const cx = w / 2;
  return (
    sky.defs +
    box(0, 0, w, y + 2, 0, sky.fill) +
    glow(cx, y - 10, w * 0.7, '#ffd98a', 0.75) +
    circle(cx, y - 14, w * 0.14, '#fff0c0') +
    hill(
      `M0 ${y}V${y - 92}Q${w * 0.05} ${y - 118} ${w * 0.11} ${y - 96}Q${w * 0.19} ${y - 80} ${w * 0.22} ${y - 38}Q${w * 0.28} ${y - 26} ${w * 0.31} ${y}Z`,
      '#4d2a6e',
      '#341f57',
    ) +
    hill(
      `M${w} ${y}V${y - 70}Q${w * 0.93} ${y - 112} ${w * 0.86} ${y - 84}Q${w * 0.8} ${y - 64} ${w * 0.78} ${y - 26}Q${w * 0.73} ${y - 18} ${w * 0.7} ${y}Z`,
      '#4d2a6e',
      '#341f57',
    ) +
    sea.defs +
    box(0, y, w, h - y, 0, sea.fill) +
    glints(cx, y + 5, w * 0.34, 9, '#ffe9b0', 0.65)
  );
}

function perlas(): string {
  return (
    lagoon(320, 400, 150) +
    place(214, 88, 0.28, outrigger()) +
    glow(160, 120, 150, '#fff3d0', 0.7) +
    place(66, 24, 0.74, pearl()) +
    path('M0 306Q80 292 160 304T320 296V400H0Z', '#0d1a45') +
    path('M0 314Q80 300 160 312T320 304V400H0Z', '#14286a') +
    tileName(['PERLAS'], 286, 82) +
    reelStrip([turtle(), shell(), fish()])
  );
}

/** A die seen from above its corner: three lit faces. */
export function die(
  x: number,
  y: number,
  s: number,
  turn: number,
  faces: readonly [string, string, string],
) {
  const [top, left, right] = faces;
  const pips = (points: readonly (readonly [number, number])[], skew: string) =>
    group(points.map(([px, py]) => circle(px, py, 10, C.cream)).join(''), `transform="${skew}"`);
  const body = 'M0 -96L88 -48V48L0 96L-88 48V-48Z';
  return group(
    line(body, C.ink, 24) +
      path(body, left) +
      path('M0 -96L88 -48L0 0L-88 -48Z', top) +
      path('M0 0L88 -48V48L0 96Z', right) +
      pips(
        [
          [25, 25],
          [75, 75],
          [50, 50],
        ],
        'matrix(.88 .48 -.88 .48 0 -96)',
      ) +
      pips(
        [
          [25, 25],
          [75, 25],
          [25, 75],
          [75, 75],
        ],
        'matrix(.88 .48 0 .96 -88 -48)',
      ) +
      pips(
        [
          [25, 75],
          [75, 25],
        ],
        'matrix(.88 -.48 0 .96 0 0)',
      ) +
      line('M0 0V94M0 0L86 -47M0 0L-86 -47', C.ink, 4, 'opacity=".35"'),
    `transform="translate(${x} ${y}) rotate(${turn}) scale(${s})"`,
  );
}

function dice(): string {
  const night = fade(['#0f4f6b', '#12356e', '#241c5c']);
  const rail =
    box(28, 336, 186, 20, 10, C.ink) +
    box(32, 340, 110, 12, 6, C.leaf) +
    box(142, 340, 68, 12, 6, C.coral);
  const knob =
    circle(142, 346, 19, C.ink) + circle(142, 346, 15, C.gold) + circle(139, 343, 11, C.butter);
  const rays = Array.from({ length: 12 }, (_, i) =>
    path(
      'M160 140L132 -160H188Z',
      '#6cc6ff',
      `opacity=".08" transform="rotate(${i * 30} 160 140)"`,
    ),
  ).join('');
  return (
    night.defs +
    box(0, 0, 320, 400, 0, night.fill) +
    rays +
    glow(160, 130, 170, '#6cc6ff', 0.35) +
    die(112, 120, 0.86, -14, ['#ffc2b4', C.coral, C.coralDeep]) +
    die(222, 168, 0.66, 17, [C.butter, C.gold, C.goldDeep]) +
    path('M0 308H320V400H0Z', '#141a4d') +
    banig(0, 300, 320, 12, 7, [C.gold, C.coral, C.indigo]) +
    tileName(['DICE'], 288, 96) +
    rail +
    knob
  );
}

function demoReels(): string {
  const wall = fade(['#6d2a63', '#42205e', '#1d1747']);
  const cell = (i: number, inside: string) => {
    const x = 26 + i * 92;
    return (
      box(x, 74, 84, 132, 14, C.ink) +
      box(x + 5, 79, 74, 122, 10, '#fdf1d6') +
      box(x + 5, 79, 74, 34, 10, C.sand, 'opacity=".5"') +
      box(x + 5, 170, 74, 31, 10, C.sand, 'opacity=".5"') +
      inside
    );
  };
  const mango = 'M6 30Q-4 -26 30 -40Q66 -42 70 -6Q68 36 34 48Q14 48 6 30Z';
  const fruit =
    line(mango, C.ink, 8) +
    lit(mango, '#ffd35c', '#f08a2c', 7) +
    path('M34 -40Q44 -62 66 -58Q60 -40 34 -40Z', C.leafDeep);
  return (
    wall.defs +
    box(0, 0, 320, 400, 0, wall.fill) +
    group(sun(160, 60, 230, '#ffffff'), 'opacity=".06"') +
    jeepney(0, 308, 320, 56, [C.coral, C.gold, C.skyDeep, '#1d1747']) +
    group(
      box(12, 54, 296, 172, 24, C.ink) +
        box(16, 58, 288, 164, 21, C.goldDeep) +
        box(16, 58, 288, 156, 21, C.gold) +
        cell(0, place(40, 140, 0.8, fruit)) +
        cell(1, parol(160, 124, 33)) +
        cell(2, place(209, 97, 0.34, letter('A'))) +
        box(6, 136, 308, 8, 4, C.coral, `stroke="${C.ink}" stroke-width="3"`),
      'transform="translate(0 -26)"',
    ) +
    tileName(['DEMO', 'REELS'], 304, 60)
  );
}

/** An outrigger that carries what is won across the lagoon. */
function bangkaReels(): string {
  return (
    lagoon(320, 400, 168) +
    glow(160, 150, 150, '#fff3d0', 0.6) +
    place(58, 20, 0.8, outrigger()) +
    path('M0 306Q80 292 160 304T320 296V400H0Z', '#0d1a45') +
    path('M0 314Q80 300 160 312T320 304V400H0Z', '#14286a') +
    tileName(['BANGKA'], 290, 78) +
    reelStrip([fish(), turtle(), letter('A')])
  );
}

/** A house of nipa and bamboo colours, whose reels show what the fiesta brings. */
function kasaReels(): string {
  const wall = fade(['#7a4a1f', '#8f2f4a', '#2b1747']);
  return (
    wall.defs +
    box(0, 0, 320, 400, 0, wall.fill) +
    glow(160, 120, 170, C.cream, 0.3) +
    capiz(94, 40, 132, 132, 44, '#fdf1d6', C.ink) +
    tileName(['KASA'], 268, 84) +
    reelStrip([shell(), pearl(), letter('K')])
  );
}

interface GenericTile {
  /** Lines of the name. */
  name: readonly string[];
  /** From above: the colours of the ground. */
  ground: readonly [string, string, string];
  /** Drawn into the upper part, 320 × 230. */
  scene: string;
}

/**
 * A tile for a game without a drawing of its own: its ground, its scene, its name over jeepney
 * stripes.
 */
function genericTile({ name, ground, scene }: GenericTile): string {
  const wall = fade(ground);
  return (
    wall.defs +
    box(0, 0, 320, 400, 0, wall.fill) +
    glow(160, 120, 170, C.cream, 0.28) +
    scene +
    jeepney(0, 312, 320, 52, [C.coral, C.gold, C.skyDeep, C.night]) +
    tileName(name, 296)
  );
}

/** The sign of a vendor in the hall: its name over what stands for it. */
const vendorPalaro = () =>
  genericTile({
    name: ['PALARO'],
    ground: [C.royal, C.violet, C.deep],
    scene: group(sun(160, 118, 168, '#ffffff'), 'opacity=".07"') + parol(160, 112, 84),
  });

const vendorDemo = () =>
  genericTile({
    name: ['DEMO'],
    ground: ['#6d2a63', '#42205e', '#1d1747'],
    scene:
      box(72, 26, 176, 176, 24, C.ink) +
      box(77, 31, 166, 166, 20, C.goldDeep) +
      box(77, 31, 166, 158, 20, C.gold) +
      capiz(90, 44, 140, 132, 44, '#fdf1d6', C.ink) +
      group(sun(160, 110, 54, C.coral), `stroke="${C.ink}" stroke-width="3"`),
  });

const vendorBangka = () =>
  genericTile({
    name: ['BANGKA'],
    ground: ['#0f4f6b', '#12356e', '#241c5c'],
    scene: place(62, 12, 0.76, outrigger()),
  });

const vendorKasa = () =>
  genericTile({
    name: ['KASA'],
    ground: ['#7a4a1f', '#8f2f4a', '#2b1747'],
    scene: capiz(94, 44, 132, 132, 44, '#fdf1d6', C.ink),
  });

export const TILES: Record<string, () => string> = {
  perlas,
  dice,
  'demo-slot': demoReels,
  'bangka-reels': bangkaReels,
  'kasa-slot': kasaReels,
  'vendor-palaro': vendorPalaro,
  'vendor-demo': vendorDemo,
  'vendor-bangka': vendorBangka,
  'vendor-kasa': vendorKasa,
  default: () =>
    genericTile({
      name: ['PALARO'],
      ground: [C.royal, C.violet, C.deep],
      scene: parol(160, 112, 84),
    }),
};
