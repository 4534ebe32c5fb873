/**
 * Points, paths and the two-tone light that every drawing shares. Units are those of the viewBox.
 */
type Point = readonly [x: number, y: number];

const n = (value: number) => String(Math.round(value * 10) / 10);

export const at = (cx: number, cy: number, radius: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
};

export const polygon = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;

export const path = (d: string, fill: string, more = ''): string =>
  `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;

export const line = (d: string, colour: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" ` +
  `stroke-linecap="round" stroke-linejoin="round"${more && ` ${more}`}/>`;

export const circle = (cx: number, cy: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" fill="${fill}"${more && ` ${more}`}/>`;

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${more && ` ${more}`}/>`;

export const box = (
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  fill: string,
  more = '',
) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(r)}" fill="${fill}"${more && ` ${more}`}/>`;

export const group = (inside: string, more = ''): string => `<g${more && ` ${more}`}>${inside}</g>`;

export const place = (x: number, y: number, scale: number, inside: string, turn = 0): string =>
  group(
    inside,
    `transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${turn})` : ''} scale(${scale})"`,
  );

/** Outline of an ellipse as a path, for shapes that are lit or clipped. */
export const oval = (cx: number, cy: number, rx: number, ry = rx): string =>
  `M${n(cx - rx)} ${n(cy)}A${n(rx)} ${n(ry)} 0 1 1 ${n(cx + rx)} ${n(cy)}` +
  `A${n(rx)} ${n(ry)} 0 1 1 ${n(cx - rx)} ${n(cy)}Z`;

let ids = 0;
/** Ids start anew with each file, so that a file changes only when its drawing does. */
export const startFile = (): void => void (ids = 0);
export const nextId = (): string => `i${++ids}`;

export function clipped(d: string, inside: string): string {
  const id = nextId();
  return `<clipPath id="${id}"><path d="${d}"/></clipPath>${group(inside, `clip-path="url(#${id})"`)}`;
}

/** A shape in two tones, its light from the upper left: the light tone is moved there by `by`. */
export function lit(d: string, light: string, dark: string, by = 8): string {
  const moved = path(d, light, `transform="translate(${-by} ${-by})"`);
  return path(d, dark) + clipped(d, moved);
}

/** The thick-thin outline of symbols: heavier at the lower right, where the shadow is. */
export const outlined = (d: string, inside: string, width = 10): string =>
  line(d, '#0a0d22', width) +
  line(d, '#0a0d22', width, `transform="translate(${n(width * 0.35)} ${n(width * 0.45)})"`) +
  inside;

export function fade(stops: readonly string[], more = 'x1="0" y1="0" x2="0" y2="1"') {
  const id = nextId();
  const last = Math.max(stops.length - 1, 1);
  const marks = stops.map((c, i) => `<stop offset="${n((i / last) * 100)}%" stop-color="${c}"/>`);
  return {
    defs: `<linearGradient id="${id}" ${more}>${marks.join('')}</linearGradient>`,
    fill: `url(#${id})`,
  };
}

/** A round light that ends in nothing. */
export function glow(cx: number, cy: number, r: number, colour: string, strength = 0.6): string {
  const id = nextId();
  return (
    `<radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity="${strength}"/>` +
    `<stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>` +
    circle(cx, cy, r, `url(#${id})`)
  );
}

export const svg = (width: number, height: number, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ` +
  `width="${width}" height="${height}">${inside}</svg>\n`;
