import { signWord } from './letters.ts';
import { banig, capiz, glints, jeepney, parol, star, sun } from './motifs.ts';
import { C } from './palette.ts';
import { fish, outrigger, pearl, shell, turtle } from './perlas-symbols.ts';
import { BANNERS } from './scenes.ts';
import {
  box,
  circle,
  clipped,
  ellipse,
  fade,
  glow,
  group,
  line,
  lit,
  path,
  place,
} from './shapes.ts';
import { die, lagoon } from './tiles.ts';
import { flags, jeep, lanterns, moon, palm, shade, skyline } from './town.ts';

/**
 * Pictures of the demo's content: banners 1600 × 700 with their word at the left, popups
 * 1200 × 675, crests 240 × 240.
 */
const starry = (w: number, h: number, count: number) =>
  Array.from({ length: count }, (_, i) =>
    circle((i * 397) % w, ((i * 173) % h) + 8, i % 4 ? 2.2 : 3.6, C.cream, 'opacity=".7"'),
  ).join('');

function dice(): string {
  const sky = fade(['#0b1026', '#0d2a5c', '#14747f']);
  const felt = fade(['#0f6a52', '#0a3f45']);
  return (
    sky.defs +
    box(0, 0, 1600, 700, 0, sky.fill) +
    starry(1600, 300, 30) +
    glow(1130, 330, 520, C.teal, 0.55) +
    group(capiz(760, -30, 900, 480, 120, '#8fd3e0', '#0f3a66'), 'opacity=".14"') +
    felt.defs +
    path('M0 520Q800 440 1600 520V700H0Z', felt.fill) +
    group(
      clipped(
        'M0 520Q800 440 1600 520V700H0Z',
        banig(0, 440, 1600, 260, 34, [C.gold, C.leaf, '#0a3f45']),
      ),
      'opacity=".2"',
    ) +
    shade(1000, 610, 170) +
    shade(1300, 590, 150) +
    die(1000, 420, 1.75, -8, ['#ffc2b4', C.coral, C.coralDeep]) +
    die(1300, 430, 1.4, 10, [C.butter, C.gold, C.goldDeep]) +
    star(1165, 170, 52, C.butter, C.goldDeep) +
    star(1450, 240, 30, C.cream, C.sand) +
    star(810, 250, 24, C.cream, C.sand) +
    signWord({ text: 'DICE', x: 400, y: 430, size: 210, arch: 20, space: 0.02 })
  );
}

function rest(): string {
  const sky = fade(['#0b1026', '#16205a', '#2f3f8f', '#5a6fb8']);
  const sea = fade(['#3a539f', '#1b2a63', '#0d1a45']);
  return (
    sky.defs +
    box(0, 0, 1600, 420, 0, sky.fill) +
    starry(1600, 330, 60) +
    glow(1080, 190, 420, '#fff0c8', 0.5) +
    moon(1080, 180, 88) +
    path('M0 420V352Q160 300 330 350T640 420Z', '#1a2560') +
    path('M1120 420Q1250 330 1400 352T1600 330V420Z', '#1a2560') +
    sea.defs +
    box(0, 418, 1600, 282, 0, sea.fill) +
    glints(1080, 428, 420, 10, '#fff0c8', 0.55) +
    place(960, 370, 0.62, outrigger()) +
    path('M1180 700Q1260 560 1420 540T1600 520V700Z', '#3a2f63') +
    path('M1230 700Q1310 590 1450 570T1600 556V700Z', '#2b2350') +
    palm(1330, 600, 2.5, '#17123f', '#17123f') +
    group(palm(0, 0, 1.9, '#17123f', '#17123f'), 'transform="translate(1580 590) scale(-1 1)"') +
    path('M1378 400Q1450 500 1530 420L1534 430Q1450 530 1372 410Z', C.coral) +
    line('M1378 400Q1450 500 1530 420', C.butter, 4) +
    signWord(
      { text: 'PAHINGA', x: 430, y: 330, size: 160, arch: 14, space: 0.02 },
      { top: C.cream, bottom: '#cfe0ff', side: C.royal },
    )
  );
}

const WINDOW = [620, 850, 1080] as const;

function reels(): string {
  const ground = fade(['#2b1747', '#6b2367', '#c2476f']);
  const reel = (x: number, symbols: readonly string[]) =>
    box(x, 150, 210, 420, 18, C.ink) +
    clipped(
      `M${x + 8} 158h194v404h-194z`,
      box(x, 150, 210, 420, 0, '#fdf1d6') +
        symbols.map((symbol, i) => place(x + 20, 62 + i * 190, 0.66, symbol)).join('') +
        box(x, 150, 210, 70, 0, C.woodDeep, 'opacity=".35"') +
        box(x, 500, 210, 70, 0, C.woodDeep, 'opacity=".35"'),
    );
  const columns = [
    [shell(), fish(), turtle()],
    [turtle(), fish(), pearl()],
    [pearl(), fish(), shell()],
  ];
  return (
    ground.defs +
    box(0, 0, 1600, 700, 0, ground.fill) +
    glow(1080, 350, 700, C.amber, 0.5) +
    group(jeepney(0, 560, 1600, 120, [C.coral, C.gold, C.skyDeep, C.night]), 'opacity=".8"') +
    flags(-20, 20, 1640, 20, 60, 34, 26) +
    group(
      box(574, 96, 762, 528, 46, C.ink) +
        box(586, 108, 738, 504, 38, C.goldDeep) +
        box(586, 108, 738, 484, 38, C.gold) +
        box(604, 128, 702, 464, 26, C.plum) +
        WINDOW.map((x, i) => reel(x, columns[i] ?? [])).join('') +
        path('M590 340l44 20l-44 20z', C.coral) +
        path('M1320 340l-44 20l44 20z', C.coral) +
        line('M1350 300V180', C.grey, 22) +
        circle(1350, 164, 38, C.coralDeep) +
        circle(1344, 158, 30, C.coral),
      'transform="translate(110 0)"',
    ) +
    signWord({ text: 'REELS', x: 334, y: 410, size: 172, arch: 18, space: 0.02 })
  );
}

/** The square before the church at night, seen from its gate of lanterns. */
function square(): string {
  const sky = fade(['#0b1026', '#1c2168', '#4a2f8a', '#c2476f']);
  return (
    sky.defs +
    box(0, 0, 1200, 675, 0, sky.fill) +
    starry(1200, 280, 40) +
    glow(600, 430, 520, C.coral, 0.6) +
    place(180, 530, 1.05, skyline('#251a5e', C.gold)) +
    path('M0 520H1200V675H0Z', '#2b1c5e') +
    group(banig(0, 524, 1200, 160, 26, [C.gold, C.coral, '#3a2a78']), 'opacity=".25"') +
    flags(-20, 20, 1220, 20, 90, 36, 20) +
    lanterns([
      [600, 210, 120],
      [300, 230, 66],
      [900, 230, 66],
      [130, 150, 44],
      [1070, 150, 44],
    ]) +
    shade(620, 640, 200) +
    place(450, 420, 1.2, jeep())
  );
}

function morning(): string {
  const rays = Array.from({ length: 16 }, (_, i) =>
    path(
      'M0 0L-46 -900H46Z',
      i % 2 ? '#ffd98a' : '#ffb877',
      `opacity=".35" transform="translate(600 400) rotate(${i * 22.5})"`,
    ),
  ).join('');
  return (
    lagoon(1200, 675, 400) +
    clipped('M0 0H1200V402H0Z', rays) +
    glow(600, 400, 380, '#fff0c0', 0.8) +
    clipped('M0 0H1200V402H0Z', sun(600, 400, 210, C.gold)) +
    glints(600, 410, 480, 10, '#fff0c0', 0.7) +
    place(820, 330, 0.72, outrigger()) +
    palm(90, 560, 2.6, '#1d1247', '#1d1247') +
    path('M0 580Q300 530 620 574T1200 560V675H0Z', '#12205c') +
    flags(300, 0, 1220, 30, 60, 30, 14)
  );
}

/** Capiz windows open on the night: what stands on the sill measures time. */
function measure(): string {
  const wall = fade(['#3a2a78', '#1c1450']);
  const glass = (y: number, turn: string) =>
    group(
      path('M-86 -120H86Q80 -40 14 0H-14Q-80 -40 -86 -120Z', '#bfe4ff', 'opacity=".5"'),
      `transform="translate(600 ${y}) ${turn}"`,
    );
  return (
    wall.defs +
    box(0, 0, 1200, 675, 0, wall.fill) +
    box(250, 40, 700, 520, 18, C.woodDeep) +
    box(270, 60, 660, 480, 8, '#101a4a') +
    starry(1200, 400, 40) +
    moon(820, 150, 46) +
    capiz(60, 40, 240, 500, 80, '#cfe4f0', '#63341f') +
    capiz(900, 40, 240, 500, 80, '#cfe4f0', '#63341f') +
    box(180, 540, 840, 46, 10, C.wood) +
    box(180, 540, 840, 14, 8, C.sandDeep) +
    glow(600, 380, 300, C.gold, 0.5) +
    ellipse(600, 540, 170, 16, C.ink, 'opacity=".4"') +
    lit('M480 200H720V232H480Z', C.gold, C.goldDeep) +
    lit('M480 508H720V540H480Z', C.gold, C.goldDeep) +
    line('M500 232V508M700 232V508', C.goldDeep, 12) +
    glass(370, '') +
    glass(370, 'scale(1 -1)') +
    path('M540 290H660Q640 340 610 362H590Q560 340 540 290Z', C.gold) +
    line('M600 366V486', C.butter, 5) +
    path('M528 488Q600 440 672 488Z', C.gold) +
    line(
      'M514 250Q516 340 586 370Q516 400 514 490M686 250Q684 340 614 370Q684 400 686 490',
      C.cream,
      6,
    ) +
    parol(380, 300, 60) +
    parol(820, 330, 50, [C.coral, C.coralDeep, C.gold])
  );
}

const SHIELD = 'M120 12L214 42V122Q214 190 120 230Q26 190 26 122V42Z';

const CRESTS: readonly (readonly [name: string, a: string, b: string, sign: () => string])[] = [
  ['marlins', C.sky, C.royal, () => place(62, 62, 0.46, fish())],
  [
    'comets',
    C.plum,
    C.violet,
    () =>
      path('M60 176Q90 120 132 100L146 116Q110 140 60 176Z', C.gold) +
      star(148, 92, 42, C.butter, C.gold),
  ],
  ['mariners', C.tealDeep, C.lagoon, () => place(62, 66, 0.46, outrigger())],
  [
    'eagles',
    C.coral,
    C.coralDeep,
    () =>
      path(
        'M40 84Q90 80 120 116Q150 80 200 84Q180 128 138 134L120 184L102 134Q60 128 40 84Z',
        C.cream,
      ) + path('M120 116l12 22h-24z', C.gold),
  ],
  [
    'weavers',
    C.gold,
    C.goldDeep,
    () => clipped('M66 66H174V174H66Z', banig(60, 60, 120, 120, 18, [C.coral, C.cream, C.plum])),
  ],
  ['turtles', C.leafDeep, C.palm, () => place(58, 58, 0.5, turtle())],
  ['lanterns', C.rose, C.plum, () => parol(120, 104, 54)],
  ['suns', C.skyDeep, C.indigo, () => sun(120, 116, 66, C.gold)],
];

const crest = (light: string, dark: string, sign: string) =>
  line(SHIELD, C.ink, 18) +
  lit(SHIELD, light, dark, 10) +
  clipped(SHIELD, sign) +
  line(SHIELD, C.butter, 5);

const WIDE = [1600, 700] as const;
const POPUP = [1200, 675] as const;
const CREST = [240, 240] as const;

type Scene = readonly [size: readonly [width: number, height: number], draw: () => string];
const scene = (size: Scene[0], draw: (() => string) | undefined): Scene => [size, draw ?? square];

export const PUBLISHED: Record<string, Scene> = {
  'banner-fiesta': scene(WIDE, BANNERS.fiesta),
  'banner-perlas': scene(WIDE, BANNERS.perlas),
  'banner-dice': scene(WIDE, dice),
  'banner-reels': scene(WIDE, reels),
  'banner-rest': scene(WIDE, rest),
  'popup-square': scene(POPUP, square),
  'popup-morning': scene(POPUP, morning),
  'popup-measure': scene(POPUP, measure),
  ...Object.fromEntries(
    CRESTS.map(([name, light, dark, sign]) => [
      `crest-${name}`,
      scene(CREST, () => crest(light, dark, sign())),
    ]),
  ),
};
