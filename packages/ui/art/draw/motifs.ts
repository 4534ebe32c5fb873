import { C } from './palette.ts';
import { at, box, circle, group, line, nextId, path, polygon } from './shapes.ts';

/** A five-pointed parol star in facets: of each ray one half light, the other in shadow. */
export function star(cx: number, cy: number, r: number, light: string, dark: string, rays = 5) {
  const step = 360 / rays;
  const inner = r * (rays > 5 ? 0.5 : 0.42);
  const facets = Array.from({ length: rays }, (_, ray) => {
    const angle = -90 + ray * step;
    const tip = at(cx, cy, r, angle);
    const before = polygon([[cx, cy], at(cx, cy, inner, angle - step / 2), tip]);
    const after = polygon([[cx, cy], tip, at(cx, cy, inner, angle + step / 2)]);
    return path(before, light) + path(after, dark);
  });
  return facets.join('');
}

export const starPath = (cx: number, cy: number, r: number, rays = 5): string =>
  polygon(
    Array.from({ length: rays * 2 }, (_, i) =>
      at(cx, cy, i % 2 ? r * (rays > 5 ? 0.5 : 0.42) : r, -90 + (i * 180) / rays),
    ),
  );

/** A whole parol: the star in its ring of paper, two tassels below. */
export function parol(cx: number, cy: number, r: number, colours: readonly string[] = []) {
  const [light = C.gold, dark = C.goldDeep, paper = C.coral] = colours;
  const tassel = (x: number, lean: number) =>
    line(`M${x} ${cy + r * 0.74}q${lean} ${r * 0.3} 0 ${r * 0.5}`, dark, r * 0.06) +
    path(`M${x - r * 0.1} ${cy + r * 1.2}h${r * 0.2}l${r * 0.06} ${r * 0.42}h${-r * 0.32}z`, paper);
  return (
    tassel(cx - r * 0.42, -r * 0.1) +
    tassel(cx + r * 0.42, r * 0.1) +
    circle(cx, cy, r * 0.8, 'none', `stroke="${paper}" stroke-width="${r * 0.12}"`) +
    circle(
      cx,
      cy,
      r * 0.8,
      'none',
      `stroke="${C.cream}" stroke-width="${r * 0.03}" stroke-dasharray="${r * 0.06} ${r * 0.12}"`,
    ) +
    star(cx, cy, r, light, dark) +
    circle(cx, cy, r * 0.12, C.cream)
  );
}

/** Weave of a banig mat over a rectangle: strips that pass over and under each other. */
export function banig(
  x: number,
  y: number,
  w: number,
  h: number,
  cell: number,
  colours: readonly string[],
) {
  const id = nextId();
  const [a = C.gold, b = C.coral, ground = C.indigo] = colours;
  const k = cell;
  return (
    `<pattern id="${id}" width="${k * 2}" height="${k * 2}" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">` +
    box(0, 0, k * 2, k * 2, 0, ground) +
    box(k * 0.08, k * 0.08, k * 0.84, k * 0.84, k * 0.1, a) +
    box(k * 1.08, k * 1.08, k * 0.84, k * 0.84, k * 0.1, a) +
    box(k * 1.2, k * 0.08, k * 0.6, k * 0.84, k * 0.1, b) +
    box(k * 0.08, k * 1.2, k * 0.84, k * 0.6, k * 0.1, b) +
    `</pattern>` +
    box(x, y, w, h, 0, `url(#${id})`)
  );
}

/** Capiz window: panes of shell in a wooden grid. */
export function capiz(
  x: number,
  y: number,
  w: number,
  h: number,
  cell: number,
  pane: string,
  frame: string,
) {
  const id = nextId();
  const gap = cell * 0.07;
  const side = cell - gap * 2;
  return (
    `<pattern id="${id}" width="${cell}" height="${cell}" patternUnits="userSpaceOnUse">` +
    box(0, 0, cell, cell, 0, frame) +
    box(gap, gap, side, side, cell * 0.1, pane) +
    path(`M${gap} ${gap}h${side}l${-side} ${side}z`, '#ffffff', 'opacity="0.22"') +
    `</pattern>` +
    box(x, y, w, h, 0, `url(#${id})`)
  );
}

/** The long swinging stripes on the side of a jeepney, as a band over the whole width. */
export function jeepney(x: number, y: number, w: number, h: number, colours: readonly string[]) {
  const step = h / colours.length;
  const bands = colours.map((colour, i) => {
    const top = y + i * step;
    return path(
      `M${x} ${top + h * 0.35}C${x + w * 0.3} ${top - h * 0.15} ${x + w * 0.62} ${top + h * 0.5} ${x + w} ${top}` +
        `V${y + h * 4}H${x}Z`,
      colour,
    );
  });
  return group(bands.join(''));
}

/** A sun as on a jeepney's bonnet: eight bundles of three rays. */
export function sun(cx: number, cy: number, r: number, colour: string) {
  const rays = Array.from({ length: 24 }, (_, i) => {
    const angle = Math.floor(i / 3) * 45 + ((i % 3) - 1) * 11;
    const long = i % 3 === 1 ? 1 : 0.86;
    return path(
      polygon([
        at(cx, cy, r * 0.5, angle - 4),
        at(cx, cy, r * long, angle),
        at(cx, cy, r * 0.5, angle + 4),
      ]),
      colour,
    );
  });
  return rays.join('') + circle(cx, cy, r * 0.44, colour);
}

/** Light on water: short strokes, thinner with distance. */
export function glints(
  cx: number,
  y: number,
  w: number,
  rows: number,
  colour: string,
  opacity = 0.7,
) {
  return Array.from({ length: rows }, (_, i) => {
    const width = w * (0.25 + 0.75 * ((i + 1) / rows)) * (i % 2 ? 0.72 : 1);
    const shift = ((i * 37) % 23) - 11;
    const top = y + i * i * 1.1 + i * 7;
    return box(
      cx - width / 2 + shift,
      top,
      width,
      2.4 + i * 0.7,
      2,
      colour,
      `opacity="${opacity}"`,
    );
  }).join('');
}
