import { parol, star } from './motifs.ts';
import { C } from './palette.ts';
import { box, circle, clipped, ellipse, group, line, lit, path } from './shapes.ts';

const chrome = (x: number, y: number, r: number, face: string = C.butter) =>
  circle(x, y, r, C.ink) + circle(x, y, r - 3.5, face);

/** A jeepney from the side, facing left, on 320 × 190, wheels at the lower edge. */
export function jeep(): string {
  const body = 'M10 136V98Q10 88 20 87L92 80H116V24H304Q310 24 310 32V140H10Z';
  const opening = 'M134 42H294V80H134Z';
  const wheel = (x: number) =>
    chrome(x, 150, 30, '#2a2f4a') + circle(x, 150, 14, C.grey) + circle(x - 2, 148, 9, C.cream);
  const heads = [158, 196, 234, 272]
    .map(
      (x, i) =>
        circle(x, 62, 9, '#3a2a5e') +
        path(`M${x - 14} 84Q${x} ${64 + (i % 2) * 2} ${x + 14} 84Z`, '#3a2a5e'),
    )
    .join('');
  return (
    line(body, C.ink, 14) +
    lit(body, '#e9eefc', '#aab4d8', 8) +
    clipped(
      body,
      path('M0 94Q90 84 160 100T320 90V108Q240 120 160 114T0 110Z', C.coral) +
        path('M0 110Q90 100 160 114T320 108V122Q240 132 160 128T0 126Z', C.gold) +
        path('M0 126Q90 116 160 128T320 122V150H0Z', C.skyDeep),
    ) +
    path(opening, '#ffdf94', `stroke="${C.ink}" stroke-width="6"`) +
    clipped(opening, heads + [176, 214, 252].map((x) => box(x - 2, 40, 5, 44, 0, C.ink)).join('')) +
    path(
      'M98 78L106 34H118V78Z',
      '#bfe4ff',
      `stroke="${C.ink}" stroke-width="6" stroke-linejoin="round"`,
    ) +
    box(92, 8, 226, 18, 9, C.ink) +
    box(96, 12, 218, 10, 5, C.coral) +
    box(140, -12, 120, 20, 5, C.ink) +
    box(144, -8, 112, 13, 3, C.gold) +
    star(200, -1.5, 8, C.coral, C.coralDeep) +
    line('M40 86V70Q40 60 50 60L60 66L54 72V84', C.ink, 8) +
    line('M40 86V70Q40 60 50 60L60 66L54 72V84', '#dfe5fa', 3.5) +
    star(78, 96, 10, C.grey, C.greyDeep) +
    chrome(14, 106, 12) +
    star(284, 104, 14, C.cream, C.butter) +
    box(0, 130, 318, 16, 8, C.ink) +
    box(5, 133, 308, 8, 4, C.grey) +
    wheel(66) +
    wheel(256)
  );
}

/** Little flags on a line from one point to another, hanging through by `sag`. */
export function flags(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  sag: number,
  size: number,
  count = 9,
) {
  const colours = [C.coral, C.gold, C.leaf, C.sky, '#c98bf0'];
  const cx = (x1 + x2) / 2;
  const cy = (y1 + y2) / 2 + sag * 2;
  const all = Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count;
    const x = (1 - t) ** 2 * x1 + 2 * t * (1 - t) * cx + t * t * x2;
    const y = (1 - t) ** 2 * y1 + 2 * t * (1 - t) * cy + t * t * y2;
    const colour = colours[i % colours.length] ?? C.coral;
    return (
      path(
        `M${(x - size / 2).toFixed(1)} ${y.toFixed(1)}h${size}l${-size / 2} ${size * 1.25}z`,
        colour,
      ) +
      path(
        `M${x.toFixed(1)} ${y.toFixed(1)}h${size / 2}l${-size / 2} ${size * 1.25}z`,
        C.ink,
        'opacity=".18"',
      )
    );
  });
  return (
    line(`M${x1} ${y1}Q${cx} ${cy} ${x2} ${y2}`, C.cream, size * 0.1, 'opacity=".6"') + all.join('')
  );
}

/**
 * The church and the houses round the square, as a silhouette with lit windows; 800 wide, base at
 * 0.
 */
export function skyline(colour: string, window: string): string {
  const house = (x: number, w: number, h: number) =>
    path(`M${x} 0V${-h}L${x + w / 2} ${-h - w * 0.32}L${x + w} ${-h}V0Z`, colour) +
    [0.22, 0.58]
      .map((k) => box(x + w * k, -h * 0.72, w * 0.2, h * 0.3, 3, window, 'opacity=".85"'))
      .join('');
  return (
    house(0, 120, 90) +
    house(110, 100, 64) +
    path('M220 0V-120L320 -200L420 -120V0Z', colour) +
    path('M410 0V-230H490V0Z', colour) +
    path('M404 -230H496L450 -292Z', colour) +
    line('M450 -292V-318M440 -308H460M320 -200V-226M311 -217H329', colour, 6) +
    path('M298 0V-60A22 22 0 0 1 342 -60V0Z', window) +
    circle(320, -130, 18, window, 'opacity=".9"') +
    path('M436 -150V-186A14 14 0 0 1 464 -186V-150Z', window, 'opacity=".9"') +
    house(500, 130, 76) +
    house(622, 90, 104) +
    house(706, 110, 70)
  );
}

export const moon = (x: number, y: number, r: number): string =>
  circle(x, y, r, '#fff0c8') +
  circle(x + r * 0.3, y + r * 0.2, r * 0.16, '#efd9a4') +
  circle(x - r * 0.3, y - r * 0.1, r * 0.22, '#efd9a4') +
  circle(x - r * 0.05, y + r * 0.5, r * 0.12, '#efd9a4');

/** A palm that leans over from `x`, its foot at `y`. */
export function palm(x: number, y: number, s: number, trunk: string, leaves: string): string {
  const frond = (turn: number) =>
    path('M0 0Q40 -34 96 -8Q52 -14 0 8Z', leaves, `transform="rotate(${turn})"`);
  return group(
    path('M-8 0Q6 -80 34 -150L44 -146Q22 -70 12 0Z', trunk) +
      group([-10, 32, -52, 150, 196, 236].map(frond).join(''), 'transform="translate(38 -150)"'),
    `transform="translate(${x} ${y}) scale(${s})"`,
  );
}

export const lanterns = (points: readonly (readonly [x: number, y: number, r: number])[]): string =>
  points
    .map(([x, y, r], i) =>
      parol(x, y, r, i % 2 ? [C.coral, C.coralDeep, C.gold] : [C.gold, C.goldDeep, C.coral]),
    )
    .join('');

export const shade = (x: number, y: number, w: number): string =>
  ellipse(x, y, w, w * 0.09, C.ink, 'opacity=".45"');
