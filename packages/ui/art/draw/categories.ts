import { starPath } from './motifs.ts';
import { C } from './palette.ts';
import { box, circle, ellipse, line, oval, path, polygon, at } from './shapes.ts';

/**
 * Category icons on 48 × 48 in one file, shown by `<use>`: flat tones only, since a clip path or a
 * gradient in another file is not found by every browser. Light from the upper left as a second
 * shape.
 */
const FLAME =
  'M25 3C27 12 37 16 37 29C37 38 31 45 24 45S11 38 11 30C11 24 14 20 17 17C17 21 19 24 21 24C25 20 22 11 25 3Z';

const hot =
  path(FLAME, C.coralDeep) +
  path(
    'M25 3C27 12 35 16 35 28C35 37 29 43 23 43S11 37 11 30C11 24 14 20 17 17C17 21 19 24 21 24C25 20 22 11 25 3Z',
    C.coral,
  ) +
  path(
    'M24 25C26 29 31 31 31 36C31 41 28 43 24 43S17 40 17 36C17 33 18 31 20 30C21 33 23 31 24 25Z',
    C.goldDeep,
  ) +
  path(
    'M24 25C26 29 29 31 29 35C29 40 27 42 23 42S17 39 17 36C17 33 18 31 20 30C21 33 23 31 24 25Z',
    C.gold,
  );

const rng =
  box(3, 9, 38, 31, 7, C.goldDeep) +
  box(3, 9, 36, 28, 7, C.gold) +
  box(7, 14, 9, 19, 3, C.cream) +
  box(17.5, 14, 9, 19, 3, C.cream) +
  box(28, 14, 9, 19, 3, C.cream) +
  circle(11.5, 23.5, 3.4, C.leafDeep) +
  path(starPath(22, 24, 4.6), C.coral) +
  circle(32.5, 23.5, 3.4, C.skyDeep) +
  line('M43.500 33V18', C.greyDeep, 3) +
  circle(43.5, 15, 3.6, C.coral);

const card = (turn: number, face: string, edge: string, pip: string) =>
  `<g transform="rotate(${turn} 24 44)">${box(14, 8, 21, 29, 4, edge)}${box(13, 7, 20, 28, 4, face)}${pip}</g>`;

const pvp =
  card(16, C.sky, C.skyDeep, path(starPath(24, 21, 7), C.cream)) +
  card(
    -12,
    C.cream,
    '#cdbfa6',
    path(
      'M23 13C26 17 30 20 30 24C30 28 26 28 24.500 26L26 31H20L21.500 26C20 28 16 28 16 24C16 20 20 17 23 13Z',
      C.coralDeep,
    ),
  );

const wheel = Array.from({ length: 8 }, (_, i) =>
  path(
    `${polygon([[22, 26], at(22, 26, 16, i * 45), at(22, 26, 17.3, i * 45 + 22), at(22, 26, 16, i * 45 + 45)])}`,
    i % 2 ? C.coral : C.cream,
  ),
).join('');
const live =
  circle(22.5, 27, 20, C.woodDeep) +
  circle(22, 26, 19.5, C.goldDeep) +
  wheel +
  circle(22, 26, 7.5, C.goldDeep) +
  circle(21.5, 25.5, 6, C.gold) +
  circle(39, 10, 8, C.ink) +
  circle(39, 10, 6, C.coral);

const fishIcon =
  path('M34 25Q40 15 46 13Q44 22 42 26Q45 31 46 39Q38 36 34 27Z', C.goldDeep) +
  path('M3 26C10 12 26 9 37 26C28 41 12 41 3 26Z', C.tealDeep) +
  path('M3 26C10 12 25 9 35 24C26 37 12 38 3 26Z', C.teal) +
  path('M21 15C26 22 26 30 21 37C25 36 27 34 29 33C32 28 32 22 29 18C26 15 24 15 21 15Z', C.gold) +
  path('M16 14Q22 5 31 10Q28 13 28 17Q22 14 16 14Z', C.goldDeep) +
  circle(12, 23, 3.8, C.cream) +
  circle(11.5, 23.4, 1.9, C.ink);

const sports =
  path(oval(24, 25, 20), '#b8501f') +
  path(oval(23, 24, 18.5), C.amber) +
  line(
    'M23 5.500V43M4.500 24H42M9 10.500C17 17 17 31 9 38M37 10.500C29 17 29 31 37 38',
    '#5d2614',
    2.2,
  );

const esports =
  path(
    'M14 14H34C42 14 45 27 45 34C45 41 38 42 34 34H14C10 42 3 41 3 34C3 27 6 14 14 14Z',
    '#4a3a9c',
  ) +
  path(
    'M14 12H33C41 12 44 25 44 31C44 38 37 39 33 31.500H14C10 39 3 38 3 31C3 25 6 12 14 12Z',
    '#7f6be0',
  ) +
  box(12.5, 17, 4, 12, 1.5, C.cream) +
  box(8.5, 21, 12, 4, 1.5, C.cream) +
  circle(35, 19.5, 2.7, C.gold) +
  circle(31, 24, 2.7, C.coral) +
  circle(36.5, 26, 2.7, C.leaf);

const cockfight =
  path('M12 12C10 5 16 3 18 7C20 1 26 1 26 7C30 3 35 7 31 13L28 18H14Z', C.coral) +
  path('M28 13C36 18 38 30 42 44H10C14 36 12 28 13 20C14 13 21 8 28 13Z', '#d9c7b8') +
  path('M27 13C33 18 34 30 36 44H10C14 36 12 28 13 20C14 13 20 8 27 13Z', C.cream) +
  path('M14 18L3 22L14 27Z', C.gold) +
  path('M14 22.500L3 22L14 27Z', C.goldDeep) +
  path('M12 27C17 26 18 37 13 37C9 36 9 29 12 27Z', C.coralDeep) +
  path('M20 44C22 36 30 34 42 44Z', C.coralDeep) +
  circle(20, 18, 2.4, C.ink);

const ball = (x: number, y: number, r: number, light: string, dark: string) =>
  circle(x + 0.8, y + 1, r, dark) + circle(x, y, r, light) + circle(x, y, r * 0.52, C.cream);
const lott =
  ball(15, 31, 12, C.coral, C.coralDeep) +
  ball(34, 33, 11, C.sky, C.skyDeep) +
  ball(25, 13.5, 11, C.gold, C.goldDeep) +
  line('M24.500 10.500L26 9.500V17.500', C.woodDeep, 2.2) +
  line('M12.500 29.500A2.500 2.500 0 1 1 17 31L12.800 34.500H17.500', C.woodDeep, 2) +
  line('M32 30H36L34 32.400A2.300 2.300 0 1 1 31.800 35.500', C.woodDeep, 2);

const elott =
  path(
    'M5 13Q5 10 8 10H40Q43 10 43 13V20A4.500 4.500 0 0 0 43 29V36Q43 39 40 39H8Q5 39 5 36V29A4.500 4.500 0 0 0 5 20Z',
    C.leafDeep,
  ) +
  path(
    'M5 12Q5 9 8 9H39Q42 9 42 12V19A4.500 4.500 0 0 0 42 28V34Q42 37 39 37H8Q5 37 5 34V28A4.500 4.500 0 0 0 5 19Z',
    C.leaf,
  ) +
  line('M31 12V35', C.palm, 2, 'stroke-dasharray="2.500 4"') +
  path('M20 11L11 25H17L15 35L26 20H19.500Z', C.cream) +
  circle(36.5, 23.5, 2.5, C.palm);

const inhouse =
  path('M24 3L46 24H2Z', C.goldDeep) +
  path('M24 3L42 22H2Z', C.gold) +
  line('M10 21L24 7.500M18 21L26 12M27 21L31 17', C.goldDeep, 1.6) +
  box(8, 24, 32, 15, 0, C.wood) +
  box(8, 24, 29, 13, 0, '#c27a45') +
  box(12, 27, 9, 8, 1, C.woodDeep) +
  box(25, 25, 9, 14, 1, C.woodDeep) +
  line('M16.500 27V35M12 31H21', C.butter, 1.4) +
  line('M11 39V46M24 39V46M37 39V46', C.woodDeep, 3) +
  path(starPath(24, 16.5, 5.5), C.coral) +
  ellipse(24, 46.5, 20, 1.2, C.woodDeep, 'opacity=".4"');

const ICONS = {
  HOT: hot,
  RNG: rng,
  PVP: pvp,
  LIVE: live,
  FISH: fishIcon,
  SPORTS: sports,
  ESPORTS: esports,
  COCKFIGHT: cockfight,
  LOTT: lott,
  ELOTT: elott,
  INHOUSE: inhouse,
};

export const categorySprite = (): string =>
  Object.entries(ICONS)
    .map(([code, icon]) => `<g id="${code}">${icon}</g>`)
    .join('');
