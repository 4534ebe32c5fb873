import { signWord } from './letters.ts';
import { banig, capiz, glints, jeepney, star } from './motifs.ts';
import { C } from './palette.ts';
import { lighthouse, outrigger, pearl, shell } from './perlas-symbols.ts';
import { lagoon } from './tiles.ts';
import { box, circle, fade, glow, group, path, place } from './shapes.ts';
import { flags, jeep, lanterns, moon, palm, shade, skyline } from './town.ts';

/**
 * Home banners, 1600 × 700: what is to be read stands left, the swiper's points lie lower right.
 */
function perlasBanner(): string {
  return (
    lagoon(1600, 700, 400) +
    palm(1490, 560, 2.2, '#1d1247', '#1d1247') +
    place(1196, 262, 0.72, lighthouse()) +
    place(1392, 300, 0.5, outrigger()) +
    path('M0 600Q200 540 420 580T900 590T1600 560V700H0Z', '#12205c') +
    path('M0 640Q240 590 520 626T1600 606V700H0Z', '#0c1646') +
    glow(1010, 330, 330, '#fff3d0', 0.6) +
    place(790, 96, 1.8, pearl()) +
    place(1270, 430, 0.8, shell()) +
    signWord({ text: 'PERLAS', x: 424, y: 372, size: 178, arch: 18, space: 0.01 }) +
    signWord(
      { text: 'NG SILANGAN', x: 424, y: 474, size: 80, arch: 8, space: 0.02 },
      { top: C.cream, bottom: '#bff2ea', side: C.tealDeep },
    )
  );
}

function fiestaBanner(): string {
  const sky = fade(['#0b1026', '#1c2168', '#4a2f8a', '#8f3f86']);
  const stars = Array.from({ length: 46 }, (_, i) =>
    circle((i * 397) % 1600, ((i * 173) % 300) + 8, i % 4 ? 2.2 : 3.6, C.cream, 'opacity=".7"'),
  ).join('');
  return (
    sky.defs +
    box(0, 0, 1600, 700, 0, sky.fill) +
    stars +
    moon(1430, 120, 56) +
    glow(1000, 520, 620, C.coral, 0.5) +
    place(620, 560, 1.22, skyline('#251a5e', C.gold)) +
    place(-60, 560, 0.86, skyline('#1f1753', C.butter)) +
    path('M0 556H1600V700H0Z', '#2b1c5e') +
    group(banig(0, 566, 1600, 140, 26, [C.gold, C.coral, '#3a2a78']), 'opacity=".22"') +
    flags(-20, 30, 820, 40, 76, 36, 15) +
    flags(780, 40, 1640, 10, 92, 36, 15) +
    lanterns([
      [1010, 170, 74],
      [1215, 236, 52],
      [830, 214, 46],
    ]) +
    shade(1165, 634, 250) +
    place(900, 352, 1.55, jeep()) +
    signWord({ text: 'PALARO', x: 430, y: 440, size: 176, arch: 20, space: 0.01 })
  );
}

export const BANNERS: Record<string, () => string> = {
  perlas: perlasBanner,
  fiesta: fiestaBanner,
};

/** The lagoon behind the reels, 1200 × 1200; the middle third is calm, so that any crop works. */
export function perlasBackground(): string {
  return (
    lagoon(1200, 1200, 430) +
    palm(60, 470, 1.9, '#1d1247', '#1d1247') +
    group(palm(0, 470, 1.6, '#1d1247', '#1d1247'), 'transform="translate(1150 10) scale(-1 1)"') +
    place(820, 366, 0.26, outrigger()) +
    path('M0 1010Q300 950 620 1000T1200 980V1200H0Z', '#0c1646') +
    path('M0 1080Q340 1030 700 1072T1200 1050V1200H0Z', '#091038') +
    glints(600, 560, 420, 12, '#ffe9b0', 0.16)
  );
}

/** The square in the evening, 960 × 1200: upright, without a word, for any deployment. */
export function plaza(): string {
  const sky = fade(['#0b1026', '#141a52', '#3a2a86', '#8f3f86']);
  const stars = Array.from({ length: 60 }, (_, i) =>
    circle((i * 397) % 960, ((i * 173) % 620) + 8, i % 4 ? 1.8 : 3, C.cream, 'opacity=".7"'),
  ).join('');
  return (
    sky.defs +
    box(0, 0, 960, 1200, 0, sky.fill) +
    stars +
    moon(800, 356, 60) +
    glow(480, 860, 560, C.coral, 0.5) +
    place(-190, 930, 0.9, skyline('#1f1753', C.butter)) +
    place(170, 930, 1.2, skyline('#251a5e', C.gold)) +
    path('M0 926H960V1200H0Z', '#2b1c5e') +
    group(banig(0, 936, 960, 270, 26, [C.gold, C.coral, '#3a2a78']), 'opacity=".22"') +
    flags(-40, 120, 540, 150, 84, 34, 12) +
    flags(500, 156, 1000, 96, 76, 34, 10) +
    lanterns([
      [236, 420, 92],
      [512, 344, 60],
      [672, 520, 72],
    ]) +
    shade(470, 1062, 262) +
    place(196, 770, 1.64, jeep())
  );
}

export const PATTERNS: Record<string, () => string> = {
  banig: () => banig(0, 0, 240, 240, 15, [C.gold, C.coral, C.indigo]),
  capiz: () => capiz(0, 0, 240, 240, 48, '#bcd4e6', '#3a4a8c'),
  jeepney: () =>
    box(0, 0, 240, 240, 0, C.indigo) +
    jeepney(0, 80, 240, 60, [C.coral, C.gold, C.skyDeep, C.night]),
  parol: () =>
    box(0, 0, 240, 240, 0, C.indigo) +
    [
      [60, 60],
      [180, 60],
      [120, 120],
      [60, 180],
      [180, 180],
    ]
      .map(([x = 0, y = 0], i) =>
        star(x, y, 30, i === 2 ? C.coral : C.gold, i === 2 ? C.coralDeep : C.goldDeep),
      )
      .join(''),
};
