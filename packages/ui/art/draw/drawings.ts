import { banig, parol, star, starPath } from './motifs.ts';
import { C } from './palette.ts';
import { outrigger } from './perlas-symbols.ts';
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
import { jeep, moon, palm, shade } from './town.ts';

/**
 * Pictures for empty, lost and broken, 240 × 180: a window into the night, so they fit both themes.
 */

const WINDOW = 'M34 14H206Q226 14 226 34V132Q226 152 206 152H34Q14 152 14 132V34Q14 14 34 14Z';
const STARS = [
  [40, 36],
  [70, 28],
  [108, 40],
  [150, 26],
  [186, 44],
  [206, 30],
  [58, 58],
  [174, 66],
] as const;

/** The night in the window; `over` may lean out of its frame. */
function night(
  inside: string,
  over = '',
  sky: readonly string[] = ['#1a1650', '#3b2a7a', '#7a3b86'],
): string {
  const ground = fade(sky);
  const dots = STARS.map(([x, y], i) =>
    circle(x, y, i % 3 ? 1.3 : 2, C.cream, 'opacity=".75"'),
  ).join('');
  return (
    ground.defs +
    clipped(WINDOW, box(0, 0, 240, 180, 0, ground.fill) + dots + inside) +
    line(WINDOW, C.goldDeep, 3, 'opacity=".55"') +
    over
  );
}

const mat = (y: number) =>
  path(`M0 ${y}H240V180H0Z`, '#2a1f5c') +
  group(banig(0, y, 240, 60, 8, [C.gold, C.coral, '#3a2a78']), 'opacity=".4"');

function noBets() {
  const slip = 'M0 0H84V108L74 100L64 108L53 100L42 108L31 100L20 108L10 100L0 108Z';
  const rows = [30, 44, 58]
    .map((y, i) => line(`M14 ${y}H${[52, 62, 44][i]}`, '#cdbfa6', 5))
    .join('');
  const paper =
    line(slip, C.ink, 9) +
    lit(slip, '#fffaf0', '#e4d5c0', 6) +
    rows +
    line('M14 78H70', C.goldDeep, 3, 'stroke-dasharray="3 6"') +
    star(42, 14, 9, C.gold, C.goldDeep);
  return night(
    glow(120, 60, 90, C.gold, 0.45) + mat(112),
    shade(124, 158, 66) + group(paper, 'transform="translate(84 42) rotate(-7 42 54)"'),
  );
}

/** Sungka: the board with its empty houses, one shell left. */
function noGames() {
  const board = 'M22 118Q22 88 60 88H180Q218 88 218 118T180 148H60Q22 148 22 118Z';
  const hole = (x: number, y: number, r: number) =>
    circle(x, y, r, C.ink, 'opacity=".55"') + circle(x + 1.5, y + 1.5, r - 2.5, C.woodDeep);
  const houses = [74, 97, 120, 143, 166].map((x) => hole(x, 106, 9) + hole(x, 130, 9)).join('');
  return night(
    glow(120, 70, 100, C.coral, 0.4) + mat(104) + parol(120, 46, 22),
    shade(122, 160, 92) +
      line(board, C.ink, 9) +
      lit(board, '#c27a45', C.wood, 6) +
      houses +
      hole(46, 118, 13) +
      hole(194, 118, 13) +
      circle(192, 118, 6, '#fff4dc') +
      circle(190.5, 116.5, 4, '#ffffff'),
  );
}

/** The notice board of the square, with pins and no paper. */
function noNotices() {
  const board = 'M52 52H188Q196 52 196 60V116Q196 124 188 124H52Q44 124 44 116V60Q44 52 52 52Z';
  const pin = (x: number, y: number, color: string) =>
    circle(x, y + 1.5, 4, C.ink, 'opacity=".45"') + circle(x, y, 3.6, color);
  const roof = 'M34 54L120 26L206 54L198 62L120 38L42 62Z';
  return night(
    glow(120, 84, 96, C.gold, 0.4) + mat(136),
    shade(120, 162, 84) +
      line('M62 120V160M178 120V160', C.ink, 12) +
      line('M62 120V160M178 120V160', C.wood, 7) +
      line(board, C.ink, 9) +
      lit(board, '#c27a45', C.wood, 6) +
      box(56, 64, 128, 48, 4, '#e8c58d') +
      line(roof, C.ink, 8) +
      lit(roof, C.coral, C.coralDeep, 4) +
      line('M74 78H104M74 90H96', '#cfa565', 4, 'stroke-dasharray="2 7"') +
      pin(74, 72, C.coral) +
      pin(134, 74, C.leaf) +
      pin(168, 72, C.gold) +
      pin(150, 100, C.coral) +
      parol(120, 40, 13),
  );
}

/** A letter that nobody has sent yet, sealed with a star lantern. */
function noMessages() {
  const paper = 'M60 66H180Q190 66 190 76V140Q190 150 180 150H60Q50 150 50 140V76Q50 66 60 66Z';
  const stripe = (x: number, y: number, lean: number, color: string) =>
    path(`M${x} ${y}h14l${lean} ${lean < 0 ? 4 : -4}h-14z`, color);
  const letter =
    path('M44 60H190V154H44Z', '#fff4dc') +
    path('M50 150L104 106H136L190 150Z', '#e8c58d') +
    line('M50 150L104 106M190 150L136 106', '#cfa565', 3) +
    path('M50 64H190V72L130 116Q120 123 110 116L50 72Z', '#cfa565', 'opacity=".55"') +
    path('M50 60H190V68L130 112Q120 119 110 112L50 68Z', '#fff4dc') +
    line('M50 67L110 112Q120 119 130 112L190 67', C.ink, 4) +
    [78, 106, 134, 162].map((x) => stripe(x, 66, -4, C.coral)).join('') +
    [64, 92, 120, 148].map((x) => stripe(x, 150, 4, '#3b6fd4')).join('');
  return night(
    glow(120, 84, 96, C.gold, 0.4) + mat(136),
    shade(120, 162, 84) + line(paper, C.ink, 9) + clipped(paper, letter) + parol(120, 112, 19),
  );
}

/** A lantern that is not plugged in. */
function offline() {
  const grey: [string, string, string] = ['#8a92b8', '#5d668f', '#4a527d'];
  const plug = (x: number, flip: number) =>
    group(
      line('M0 0H-16', C.ink, 9) +
        line('M0 0H-16', '#c7cce4', 4) +
        box(0, -9, 20, 18, 5, C.ink) +
        box(2.5, -6.5, 15, 13, 3.5, '#dfe3f4'),
      `transform="translate(${x} 138) scale(${flip} 1)"`,
    );
  return night(
    mat(118) + parol(120, 62, 34, grey),
    line('M120 100Q120 138 84 138', '#c7cce4', 4) +
      plug(92, 1) +
      line('M118 132V144M118 132H126M118 144H126', C.gold, 4, 'transform="translate(-2 0)"') +
      line('M222 138H158', '#c7cce4', 4) +
      plug(158, -1) +
      line('M128 118L134 110M120 114V106M141 124L150 120', C.gold, 3.6),
    ['#151a45', '#232a66', '#343c86'],
  );
}

function lost() {
  return night(
    moon(176, 46, 18) +
      path('M0 116Q30 110 60 116T120 116T180 116T240 116V180H0Z', '#173a78') +
      path('M0 132Q30 126 60 132T120 132T180 132T240 132V180H0Z', '#102a5e') +
      box(160, 120, 34, 3, 2, '#ffe9b0', 'opacity=".7"') +
      box(166, 128, 24, 3, 2, '#ffe9b0', 'opacity=".5"'),
    place(62, 44, 0.4, outrigger()) +
      line(
        'M40 128C18 100 40 76 58 92S34 116 52 138S92 160 132 152',
        C.gold,
        3.6,
        'stroke-dasharray="1 9"',
      ) +
      path(starPath(140, 151, 8), C.coral),
  );
}

function error() {
  const puff = (x: number, y: number, r: number) =>
    circle(x, y, r, '#cfd5ee', 'opacity=".9"') +
    circle(x - r * 0.2, y - r * 0.2, r * 0.75, '#f1f3fc');
  return night(
    path('M0 126H240V180H0Z', '#211a52') +
      line('M14 146H46M74 146H106M134 146H166M194 146H226', C.gold, 3, 'opacity=".6"') +
      palm(192, 128, 0.5, '#2c1f58', '#2c1f58'),
    shade(132, 146, 80) +
      place(54, 52, 0.5, jeep()) +
      puff(56, 76, 12) +
      puff(42, 60, 9) +
      puff(54, 46, 6) +
      line('M28 96L20 90M30 108H20', C.coral, 4),
  );
}

function maintenance() {
  const rung = (y: number) =>
    line(`M${70 + (150 - y) * 0.12} ${y}H${110 - (150 - y) * 0.12}`, C.sandDeep, 5);
  const tool =
    box(158, 120, 44, 30, 6, C.ink) +
    box(162, 124, 36, 22, 3, C.coral) +
    box(162, 124, 36, 9, 3, '#ff9c8a') +
    line('M170 121V114Q170 110 174 110H186Q190 110 190 114V121', C.ink, 4.5);
  return night(
    glow(142, 56, 70, C.gold, 0.5) + mat(126) + line('M142 0V30', C.cream, 2),
    shade(122, 156, 80) +
      line('M68 152L86 34M112 152L94 34', C.ink, 10) +
      line('M68 152L86 34M112 152L94 34', C.sand, 5) +
      [56, 76, 96, 116, 136].map(rung).join('') +
      parol(142, 62, 29) +
      tool,
  );
}

function region() {
  const isle = (d: string) => line(d, C.ink, 6) + lit(d, C.leaf, C.leafDeep, 4);
  const pin = 'M0 0C-20 -26 -28 -36 -28 -52A28 28 0 1 1 28 -52C28 -36 20 -26 0 0Z';
  return night(
    box(0, 0, 240, 180, 0, '#155a86') +
      [38, 66, 94, 122]
        .map((y) => line(`M0 ${y}Q30 ${y - 6} 60 ${y}T120 ${y}T180 ${y}T240 ${y}`, '#2f86b8', 2.5))
        .join('') +
      isle('M86 40Q110 26 118 48Q132 58 116 74Q104 84 100 68Q78 62 86 40Z') +
      isle('M118 92Q138 86 142 100Q134 112 122 106Z') +
      isle('M88 104Q104 98 108 110Q100 120 90 116Z') +
      isle('M118 126Q150 112 162 130Q160 146 136 144Q118 142 118 126Z'),
    ellipse(178, 142, 16, 4, C.ink, 'opacity=".5"') +
      group(
        line(pin, C.ink, 9) +
          lit(pin, C.coral, C.coralDeep, 6) +
          circle(0, -52, 14, C.cream) +
          line('M-7 -59L7 -45M7 -59L-7 -45', C.coralDeep, 5),
        'transform="translate(178 142) scale(.95)"',
      ),
  );
}

export const DRAWINGS: Record<string, () => string> = {
  'no-bets': noBets,
  'no-games': noGames,
  'no-messages': noMessages,
  'no-notices': noNotices,
  offline,
  lost,
  error,
  maintenance,
  region,
};
