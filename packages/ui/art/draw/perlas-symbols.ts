import { C } from './palette.ts';
import {
  at,
  circle,
  clipped,
  ellipse,
  line,
  lit,
  outlined,
  oval,
  path,
  polygon,
} from './shapes.ts';

/** The eleven symbols of Perlas ng Silangan on 256 × 256, readable at 64. */

const RIBS = 7;

export function shell(): string {
  const [cx, cy, r] = [128, 190, 113];
  const rim = Array.from({ length: RIBS + 1 }, (_, i) => at(cx, cy, r, -162 + (i * 144) / RIBS));
  const first = rim[0] ?? [0, 0];
  const bumps = rim.slice(1).map(([x, y]) => `A21 21 0 0 1 ${x.toFixed(1)} ${y.toFixed(1)}`);
  const fan = `M104 214L${first[0].toFixed(1)} ${first[1].toFixed(1)}${bumps.join('')}L152 214Z`;
  const foot = 'M84 196H172L182 226Q156 240 128 240T74 226Z';
  const wedge = (i: number, from: number, to: number, colour: string) =>
    path(
      polygon([
        [cx, cy + 16],
        ...[from, to].map((k) => at(cx, cy, r + 40, -162 + ((i + k) * 144) / RIBS)),
      ]),
      colour,
    );
  const ribs = Array.from(
    { length: RIBS },
    (_, i) =>
      wedge(i, 0, 0.55, i < 4 ? '#ff9c8a' : C.coral) +
      wedge(i, 0.55, 1, i < 4 ? C.coral : C.coralDeep),
  ).join('');
  const bands = [70, 102]
    .map((radius) =>
      circle(cx, cy, radius, 'none', `stroke="${C.cream}" stroke-opacity=".34" stroke-width="7"`),
    )
    .join('');
  return (
    outlined(
      fan + foot,
      path(fan, C.coralDeep) + clipped(fan, ribs + bands) + lit(foot, C.gold, C.goldDeep, 7),
    ) +
    line('M84 196H172', C.ink, 6) +
    pearlBall(128, 190, 34)
  );
}

function pearlBall(cx: number, cy: number, r: number): string {
  const ball = oval(cx, cy, r);
  return (
    line(ball, C.ink, r * 0.2, `transform="translate(${r * 0.04} ${r * 0.06})"`) +
    path(ball, '#b8a5d6') +
    clipped(
      ball,
      circle(cx - r * 0.14, cy - r * 0.14, r * 0.98, '#f3c9cf') +
        circle(cx - r * 0.2, cy - r * 0.22, r * 0.86, '#fff1dd') +
        circle(cx - r * 0.26, cy - r * 0.3, r * 0.6, '#fffdf6') +
        ellipse(
          cx + r * 0.5,
          cy + r * 0.62,
          r * 0.42,
          r * 0.2,
          '#8fc9ec',
          `transform="rotate(-40 ${cx + r * 0.5} ${cy + r * 0.62})" opacity=".8"`,
        ),
    ) +
    ellipse(
      cx - r * 0.36,
      cy - r * 0.44,
      r * 0.24,
      r * 0.14,
      '#ffffff',
      `transform="rotate(-38 ${cx - r * 0.36} ${cy - r * 0.44})"`,
    )
  );
}

export function pearl(): string {
  const back = oval(128, 160, 108, 30);
  const bowl = 'M20 160Q74 196 128 196T236 160Q234 240 128 242T20 160Z';
  const frills = [44, 86, 128, 170, 212]
    .map((x) => line(`M${128 + (x - 128) * 0.66} 240L${x} 186`, C.lagoon, 6, 'opacity=".5"'))
    .join('');
  return (
    outlined(back, path(back, C.tealDeep) + clipped(back, ellipse(128, 176, 96, 26, '#0d4f6b'))) +
    pearlBall(128, 106, 82) +
    outlined(bowl, lit(bowl, C.teal, C.tealDeep, 12) + clipped(bowl, frills)) +
    line('M30 172Q80 202 128 202T226 172', '#7fe6dc', 6)
  );
}

export function lighthouse(): string {
  const tower = 'M96 98H160L176 222H80Z';
  const roof = 'M88 62Q128 10 168 62Z';
  const room = 'M98 62H158V96H98Z';
  const deck = 'M84 92H172V106H84Z';
  const rock = 'M34 236Q42 204 84 212Q108 196 138 212Q180 196 220 236Z';
  const beam = (d: string) => path(d, C.gold, 'opacity=".92"');
  const rays = 'M104 70L8 40V104ZM152 70L248 40V104Z';
  return (
    line(rays, C.ink, 8) +
    beam('M104 70L8 40V104Z') +
    beam('M152 70L248 40V104Z') +
    path('M104 78L8 82V104ZM152 78L248 82V104Z', C.goldDeep) +
    outlined(
      tower + roof + room + deck + rock,
      lit(tower, C.cream, '#d9c7b8', 14) +
        clipped(
          tower,
          path('M60 122L200 134V164L60 152Z', C.coral) +
            path('M60 182L200 194V226L60 214Z', C.coral) +
            path('M140 90H200V240H150Z', C.coralDeep, 'opacity=".42"'),
        ) +
        path(room, C.butter) +
        path('M128 62H158V96H128Z', C.gold) +
        line('M118 62V96M138 62V96', C.ink, 4) +
        lit(roof, C.coral, C.coralDeep, 9) +
        path(deck, C.royal) +
        path('M84 99H172V106H84Z', C.indigo) +
        lit(rock, C.teal, C.tealDeep, 9),
    ) +
    circle(128, 24, 7, C.gold, `stroke="${C.ink}" stroke-width="5"`)
  );
}

export function outrigger(): string {
  const sail = 'M120 24Q226 58 232 168L120 160Z';
  const jib = 'M108 44Q52 84 36 158L108 160Z';
  const hull = 'M12 170H246Q234 214 186 218H74Q28 212 12 170Z';
  const stripes = [C.coral, C.gold, C.leaf, C.sky, C.violet];
  const bands = stripes.map((colour, i) => path(`M${120 + i * 24} 0h24V190h-24z`, colour)).join('');
  return (
    line('M114 18V176', C.woodDeep, 9) +
    outlined(
      sail + jib,
      path(sail, C.gold) +
        clipped(sail, bands + path('M120 150Q190 130 240 60V200H120Z', C.ink, 'opacity=".2"')) +
        lit(jib, C.cream, '#d8c8e0', 12),
    ) +
    line('M114 16V176', C.wood, 6) +
    outlined(
      hull,
      lit(hull, '#c27a45', C.wood, 9) +
        clipped(hull, path('M0 184H256V196H0Z', C.cream) + path('M0 196H256V202H0Z', C.coral)),
    ) +
    line('M62 200L38 238M196 200L222 238', C.ink, 9) +
    line('M18 238H118M142 238H242', C.ink, 15) +
    line('M18 237H118M142 237H242', C.sand, 8)
  );
}

export function turtle(): string {
  const back = oval(122, 138, 84, 76);
  const head = 'M182 92Q206 50 234 66Q250 84 238 106Q220 124 196 122Z';
  const fins =
    'M92 74Q56 18 26 26Q26 74 70 104ZM70 186Q34 198 22 232Q70 238 100 206ZM158 208Q176 240 204 238Q210 206 186 182Z';
  const plates = polygon([0, 1, 2, 3, 4, 5].map((i) => at(120, 136, 36, i * 60 - 15)));
  const seams = [0, 1, 2, 3, 4, 5]
    .map((i) => {
      const [a, b] = [at(120, 136, 36, i * 60 - 15), at(120, 136, 90, i * 60 - 15)];
      return line(
        `M${a.map((v) => v.toFixed(0)).join(' ')}L${b.map((v) => v.toFixed(0)).join(' ')}`,
        C.palm,
        7,
      );
    })
    .join('');
  return (
    outlined(
      fins + head,
      lit(fins, '#7fe3b4', C.leafDeep, 8) + lit(head, '#7fe3b4', C.leafDeep, 9),
    ) +
    circle(220, 84, 7, C.ink) +
    circle(218, 82, 2.5, C.cream) +
    line('M222 106Q232 106 238 98', C.ink, 5) +
    outlined(
      back,
      lit(back, C.leaf, C.leafDeep, 15) +
        clipped(back, seams + path(plates, '#8af0c4') + path('M120 172L155 126V160Z', C.leaf)) +
        line(plates, C.palm, 7),
    )
  );
}

export function fish(): string {
  const body = 'M18 132Q62 58 140 62Q192 68 212 128Q190 192 136 200Q60 202 18 132Z';
  const tail = 'M196 128Q216 84 246 70Q238 110 226 130Q240 154 246 192Q212 176 196 128Z';
  const fin = 'M92 68Q116 26 170 34Q162 56 170 78Z';
  const belly = 'M110 198Q122 232 156 232Q152 208 158 190Z';
  return (
    outlined(
      tail + fin + belly,
      lit(tail, C.gold, C.goldDeep, 8) +
        lit(fin, C.gold, C.goldDeep, 7) +
        lit(belly, C.gold, C.goldDeep, 6),
    ) +
    outlined(
      body,
      lit(body, C.sky, C.skyDeep, 16) +
        clipped(
          body,
          path('M96 40Q130 130 92 220H122Q160 130 128 40Z', C.gold) +
            path('M112 40Q148 130 108 220H122Q160 130 128 40Z', C.goldDeep) +
            path('M160 40Q192 130 158 220H178Q212 130 180 40Z', C.gold) +
            path('M171 40Q204 130 168 220H178Q212 130 180 40Z', C.goldDeep),
        ),
    ) +
    circle(64, 116, 16, C.cream, `stroke="${C.ink}" stroke-width="6"`) +
    circle(61, 117, 7.5, C.ink) +
    circle(58, 114, 2.5, C.cream) +
    line('M24 140Q40 148 52 144', C.ink, 6)
  );
}

const LETTERS = {
  A: 'M100 40H156L220 214H168L157 180H99L88 214H36ZM128 86L107 148H149Z',
  K: 'M50 40H100V104L150 40H212L150 118L220 214H158L114 152L100 170V214H50Z',
  Q: 'M128 34C186 34 224 74 224 126C224 152 215 174 200 190L222 212L190 236L166 212C154 217 142 219 128 219C70 219 32 178 32 126C32 74 70 34 128 34ZM128 78C100 78 82 98 82 127C82 156 100 176 128 176L134 175L120 160L146 140L165 158C171 150 174 140 174 127C174 98 156 78 128 78Z',
  J: 'M96 40H214V84H190V146C190 194 158 219 114 219C76 219 48 198 38 164L84 146C90 164 100 174 114 174C131 174 140 164 140 144V84H96Z',
} as const;

const PAINT = {
  A: ['#ffb3a5', C.coral, C.coralDeep],
  K: ['#fff0c2', C.gold, C.goldDeep],
  Q: ['#b9f5dc', C.leaf, C.leafDeep],
  J: ['#cdeaff', C.sky, C.skyDeep],
} as const;

/**
 * Own lettering: broad and low like the names over a jeepney's windscreen, a wave parting the two
 * tones.
 */
export function letter(name: keyof typeof LETTERS): string {
  const d = LETTERS[name];
  const [shine, light, dark] = PAINT[name];
  const wave = 'M0 136C50 108 84 160 128 138S206 112 256 136V256H0Z';
  return outlined(
    d,
    path(d, light, 'fill-rule="evenodd"') +
      clipped(d, path(wave, dark)) +
      clipped(
        d,
        line(d, shine, 12, 'transform="translate(-1 -1)" opacity=".85"') +
          path(wave, dark, 'opacity=".55"'),
      ),
    14,
  );
}

export const PERLAS_SYMBOLS: Record<string, () => string> = {
  KABIBE: shell,
  SCAT: lighthouse,
  PERLAS: pearl,
  BANGKA: outrigger,
  PAGONG: turtle,
  ISDA: fish,
  A: () => letter('A'),
  K: () => letter('K'),
  Q: () => letter('Q'),
  J: () => letter('J'),
};
