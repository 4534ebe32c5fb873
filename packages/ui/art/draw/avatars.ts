import { C } from './palette.ts';
import { banig, parol } from './motifs.ts';
import { box, circle, clipped, ellipse, glow, group, line, lit, oval, path } from './shapes.ts';

/** Twelve animals of the islands on 96 × 96, looking out of a round window by day and by night. */

const eye = (x: number, y: number, r = 5) =>
  circle(x, y, r, C.ink) + circle(x - r * 0.3, y - r * 0.35, r * 0.34, '#ffffff');
const eyes = (y: number, apart: number, r = 5) => eye(48 - apart, y, r) + eye(48 + apart, y, r);
const both = (inside: string) => inside + group(inside, 'transform="translate(96 0) scale(-1 1)"');

const agila = () =>
  both(path('M40 34L12 14L22 34L8 36L22 48L14 58L34 58Z', '#8a5a35')) +
  both(path('M42 28L26 8L32 30Z', '#b98552')) +
  path('M48 10L40 32H56Z', '#b98552') +
  lit(oval(48, 56, 27, 30), '#f7e6c8', '#cfae82', 6) +
  path('M20 92Q24 70 48 76T76 92V100H20Z', '#8a5a35') +
  both(path('M26 46Q34 40 45 47L44 52Q34 46 26 50Z', '#6b4227')) +
  eyes(53, 12, 5.5) +
  path('M40 56Q48 50 56 56Q56 72 47 80Q44 68 40 56Z', C.goldDeep) +
  path('M40 56Q48 50 54 55Q52 66 47 74Q44 66 40 56Z', C.gold);

const baboyDamo = () =>
  both(path('M22 40L16 14L40 28Z', '#5b4a4f')) +
  path('M34 26L40 6L46 22L50 4L54 22L62 8L62 28Z', '#2e262e') +
  lit(oval(48, 56, 31, 31), '#7c6a6d', '#54464b', 7) +
  both(path('M32 66Q22 64 24 50Q30 54 36 60Z', C.cream)) +
  eyes(48, 15, 4.5) +
  lit(oval(48, 68, 17, 13), '#f0a69b', '#c9776f', 4) +
  both(ellipse(42, 68, 3.2, 4.6, '#6e3138'));

const bayawak = () =>
  lit(
    'M48 18C74 18 82 40 78 58C76 76 62 88 48 88S20 76 18 58C14 40 22 18 48 18Z',
    '#8fcf62',
    '#4c8f45',
    7,
  ) +
  [
    [34, 32],
    [48, 27],
    [62, 32],
    [40, 40],
    [56, 40],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 3.4, C.gold))
    .join('') +
  both(circle(26, 46, 10, '#6bb04f') + eye(26, 46, 6.5)) +
  line('M26 68Q48 82 70 68', '#2c5a30', 4) +
  line('M48 75V88L43 93M48 88L53 93', C.coral, 3.6) +
  both(circle(42, 58, 2, '#2c5a30'));

const butanding = () =>
  path('M-4 100Q10 30 48 26T100 100Z', '#24507e') +
  clipped('M-4 100Q10 30 48 26T100 100Z', path('M-10 96Q4 24 44 20T92 96Z', '#3f7cb5')) +
  [
    [30, 44],
    [44, 36],
    [58, 38],
    [70, 48],
    [36, 54],
    [52, 48],
    [64, 58],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 3, '#cfe9ff'))
    .join('') +
  path('M8 78Q48 62 88 78Q92 96 48 98T8 78Z', '#e8f4ff') +
  line('M12 78Q48 66 84 78', '#16324f', 4) +
  both(eye(17, 64, 4.5)) +
  line('M80 84L88 76M84 92L93 83', '#16324f', 2.6);

const dugong = () =>
  lit(
    'M48 16C72 16 84 38 82 62C80 84 66 92 48 92S16 84 14 62C12 38 24 16 48 16Z',
    '#a9b4c9',
    '#7784a3',
    8,
  ) +
  eyes(42, 20, 5) +
  lit(
    'M48 52C66 52 74 62 72 72C70 84 60 86 48 86S26 84 24 72C22 62 30 52 48 52Z',
    '#d8dfec',
    '#aab5cc',
    5,
  ) +
  both(ellipse(40, 60, 3.4, 2.4, '#55607d')) +
  line('M48 64V72M34 76Q48 84 62 76', '#55607d', 3.4) +
  both(
    [
      [30, 70],
      [35, 66],
      [31, 76],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 1.2, '#7784a3'))
      .join(''),
  );

const kalabaw = () =>
  both(
    path('M36 34C18 34 4 24 4 8C0 34 14 50 36 48Z', '#d9cdb8') +
      path('M36 42C20 42 8 34 4 20C4 38 16 50 36 48Z', '#a8987c'),
  ) +
  both(path('M26 46Q10 44 8 56Q18 62 28 56Z', '#4b4f63')) +
  lit(
    'M48 24C66 24 70 40 68 56C68 76 62 92 48 92S28 76 28 56C26 40 30 24 48 24Z',
    '#777d95',
    '#4b4f63',
    6,
  ) +
  eyes(50, 12, 4.5) +
  lit(
    'M48 66C62 66 66 74 64 82C62 92 56 94 48 94S34 92 32 82C30 74 34 66 48 66Z',
    '#a4a9bd',
    '#777d95',
    4,
  ) +
  both(ellipse(42, 78, 3.2, 3.8, '#33364a')) +
  line('M42 86Q48 90 54 86', C.gold, 3);

const kalaw = () =>
  lit(
    'M56 20C78 24 86 44 84 66C84 80 80 92 76 100H22C20 84 24 78 28 66C22 40 34 16 56 20Z',
    '#3a3f5e',
    '#20243d',
    7,
  ) +
  path('M30 84Q48 74 72 86L76 100H22Z', '#f7e6c8') +
  path('M46 42Q14 36 4 70Q26 56 50 62Z', C.goldDeep) +
  path('M46 42Q14 36 4 70Q24 50 48 52Z', C.gold) +
  path('M52 38Q40 10 16 26Q28 28 34 44Z', C.coralDeep) +
  path('M50 36Q40 14 22 26Q32 28 36 40Z', C.coral) +
  circle(57, 44, 10, C.coral) +
  eye(57, 44, 5.5);

const kwago = () =>
  both(path('M24 40L16 10L44 26Z', '#8a5a35')) +
  lit(oval(48, 56, 34, 35), '#b98552', '#8a5a35', 7) +
  both(lit(oval(34, 50, 17, 18), '#fff1d6', '#e2c79c', 3)) +
  both(circle(35, 50, 10.5, C.gold) + eye(36, 50, 7)) +
  path('M42 56H54L48 70Z', C.goldDeep) +
  path('M42 56H50L46 66Z', C.gold) +
  [38, 48, 58].map((x) => line(`M${x - 4} 80Q${x} 85 ${x + 4} 80`, '#f7e6c8', 3)).join('');

const pawikan = () =>
  path('M2 100Q6 52 48 50T94 100Z', C.leafDeep) +
  clipped(
    'M2 100Q6 52 48 50T94 100Z',
    path('M-6 96Q0 46 44 44T86 96Z', C.leaf) +
      line('M30 54L22 100M66 54L74 100M10 78H86', C.palm, 4),
  ) +
  lit(
    'M48 18C64 18 72 32 70 48C68 62 60 70 48 70S28 62 26 48C24 32 32 18 48 18Z',
    '#a6ecc8',
    '#57bd8f',
    6,
  ) +
  eyes(42, 13, 5.5) +
  line('M38 56Q48 63 58 56', '#1c5a46', 3.6) +
  both(ellipse(36, 27, 4, 3, '#57bd8f'));

const tandang = () =>
  path('M28 30C22 14 34 8 38 18C40 4 54 4 54 18C60 8 72 14 66 32Z', C.coralDeep) +
  path('M28 30C22 14 34 8 38 18C40 4 52 4 52 18C58 10 66 14 62 30Z', C.coral) +
  lit(
    'M48 22C68 22 74 40 74 58C76 78 84 88 86 100H10C12 88 20 78 22 58C22 40 28 22 48 22Z',
    '#fff1d6',
    '#e5b877',
    7,
  ) +
  path('M10 100Q20 74 48 84T86 100Z', '#c4562e') +
  eyes(48, 14, 5.2) +
  path('M38 54H58L48 68Z', C.goldDeep) +
  path('M38 54H53L46 63Z', C.gold) +
  both(path('M46 68Q36 70 38 82Q46 84 48 72Z', C.coral));

const tarsier = () =>
  both(lit(oval(15, 34, 14, 17), '#b98a62', '#8a6142', 4) + ellipse(17, 36, 8, 11, '#e8b9a0')) +
  lit(oval(48, 54, 36, 34), '#c79a70', '#94683f', 7) +
  both(
    circle(31, 50, 17.5, '#6b4a2e') +
      circle(30.5, 49.5, 16.5, C.amber) +
      circle(32, 50, 8.5, C.ink) +
      circle(28, 45, 3.4, '#ffffff'),
  ) +
  path('M43 66H53L48 72Z', '#5b3a26') +
  line('M38 76Q48 83 58 76', '#5b3a26', 3.4);

const usa = () =>
  both(line('M36 28Q22 22 24 4M29 20Q16 20 14 8', '#8a6142', 5)) +
  both(path('M30 42Q8 32 6 46Q16 58 32 52Z', '#a8744a')) +
  lit(
    'M48 22C66 22 70 38 67 52C66 72 60 90 48 90S30 72 29 52C26 38 30 22 48 22Z',
    '#d49a64',
    '#a8744a',
    6,
  ) +
  [
    [42, 32],
    [54, 32],
    [48, 38],
    [38, 40],
    [58, 40],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 2.4, '#fff1d6'))
    .join('') +
  eyes(52, 13, 5.5) +
  path('M36 70Q48 60 60 70Q60 88 48 90T36 70Z', '#fff1d6') +
  ellipse(48, 76, 6, 4.6, C.ink) +
  line('M48 80V84', C.ink, 2.4);

const WINDOWS: Record<string, readonly [ground: string, light: string, animal: () => string]> = {
  agila: ['#2a5fa8', '#8fd0ff', agila],
  'baboy-damo': ['#1f7a5c', '#8ff0c4', baboyDamo],
  bayawak: ['#7a3b86', '#f0a8e0', bayawak],
  butanding: ['#128a94', '#8ff0e8', butanding],
  dugong: ['#1c6fae', '#9adcff', dugong],
  kalabaw: ['#2f8f4e', '#c4f08a', kalabaw],
  kalaw: ['#1e8a6a', '#a0f0c8', kalaw],
  kwago: ['#3a3a92', '#a8a8ff', kwago],
  pawikan: ['#1d6fa3', '#8fe0ff', pawikan],
  tandang: ['#8f3a6a', '#ffb0c0', tandang],
  tarsier: ['#2d6a4f', '#b8f0a0', tarsier],
  usa: ['#b2552f', '#ffd49a', usa],
};

/** Lanterns of the other twelve, which look out at the same square after dark. */
const LANTERNS: readonly (readonly string[])[] = [
  [C.gold, C.goldDeep, C.coral],
  ['#8ff0c4', '#2f9e78', C.gold],
  ['#ffb0c0', '#c9476a', '#8fd0ff'],
  ['#8fd0ff', '#2f6fb0', C.coral],
];
const STARS = [
  [16, 30, 1.3],
  [27, 14, 1.8],
  [45, 9, 1.1],
  [12, 52, 1],
  [86, 52, 1.4],
] as const;

const window = (inside: string, animal: () => string) =>
  clipped(oval(48, 48, 48), inside + group(animal(), 'transform="translate(8.600 12) scale(.82)"'));

const byDay = (ground: string, light: string, animal: () => string) =>
  window(
    box(0, 0, 96, 96, 0, ground) +
      group(banig(0, 0, 96, 96, 9, ['#ffffff', '#ffffff', ground]), 'opacity=".1"') +
      glow(34, 30, 66, light, 0.6),
    animal,
  );

const byNight = (lantern: readonly string[], animal: () => string) =>
  window(
    box(0, 0, 96, 96, 0, '#151c4a') +
      glow(48, 92, 70, '#5b3a8f', 0.8) +
      STARS.map(([x, y, r]) => circle(x, y, r, C.cream)).join('') +
      glow(72, 22, 40, lantern[0] ?? C.gold, 0.55) +
      parol(72, 22, 14, lantern),
    animal,
  );

/** Twelve by day, and the same twelve by night (`<name>-gabi`). */
export function avatars(): Record<string, () => string> {
  const days = Object.entries(WINDOWS).map(
    ([name, [ground, light, animal]]) => [name, () => byDay(ground, light, animal)] as const,
  );
  const nights = Object.entries(WINDOWS).map(([name, [, , animal]], at) => {
    const lantern = LANTERNS[at % LANTERNS.length] ?? [];
    return [`${name}-gabi`, () => byNight(lantern, animal)] as const;
  });
  return Object.fromEntries([...days, ...nights]);
}
