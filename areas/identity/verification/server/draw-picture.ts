import { randomInt } from '@palaro/kernel';
import { GLYPHS } from './captcha-glyphs.ts';

/** Twice the size that it has in the form, for sharp screens. */
const WIDTH = 150;
const HEIGHT = 50;
const PAPER = '#fbf6ea';
const INKS = ['#1d3b6e', '#6e1d3b', '#2f5a1f', '#5a3c1f', '#3b1d6e'];
const GLYPH = { width: 10, height: 14, scale: 2.3 };
const CROSSING_LINES = 4;

type Point = readonly [number, number];

/**
 * A text as a picture: bent strokes under crossing lines, as base64 PNG. It holds no text and no
 * font. One ink draws everything and one wave bends it, so that the characters are not easily cut
 * apart and compared. The drawing library is loaded with the first picture, because most starts
 * never need it.
 */
export async function drawPicture(text: string): Promise<string> {
  const { default: sharp } = await import('sharp');
  const bend = drawWave();
  const ink = INKS[randomInt(INKS.length)] ?? '';
  const step = (WIDTH - 22) / text.length;
  const characters = Array.from(text).flatMap((one, i) =>
    placed(one, 16 + i * step, Math.min(GLYPH.scale, step / 12)).map((stroke) =>
      strokeOf(stroke.map(bend), ink, between(30, 40) / 10),
    ),
  );
  const crossing = Array.from({ length: CROSSING_LINES }, () => strokeOf(drawLine(), ink, 1.4));
  const strokes = [...characters, ...crossing].join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="${PAPER}"/>${strokes}</svg>`;
  const png = await sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
  return png.toString('base64');
}

/** A random whole number, both ends included. */
const between = (least: number, most: number) => least + randomInt(most - least + 1);

/** The strokes of a character at its place: turned, sheared and moved a little. */
function placed(character: string, left: number, size: number): Point[][] {
  const turn = between(-22, 22) / 100;
  const shear = between(-20, 20) / 100;
  const scale = (size * between(90, 112)) / 100;
  const dx = left + between(-4, 4);
  const dy = HEIGHT / 2 + between(-2, 2);
  return (GLYPHS[character] ?? '').split('|').map((stroke) =>
    stroke.split(' ').map((pair): Point => {
      const [x = 0, y = 0] = pair.split(',').map(Number);
      const across = (x + between(-4, 4) / 10 - GLYPH.width / 2) * scale;
      const down = (y + between(-4, 4) / 10 - GLYPH.height / 2) * scale;
      const leaning = across + shear * down;
      return [
        dx + GLYPH.width + leaning * Math.cos(turn) - down * Math.sin(turn),
        dy + leaning * Math.sin(turn) + down * Math.cos(turn),
      ];
    }),
  );
}

/** Bends the whole picture along two waves. */
function drawWave(): (point: Point) => Point {
  const phase = between(0, 628) / 100;
  const other = between(0, 628) / 100;
  const high = between(25, 45) / 10;
  const wide = between(10, 25) / 10;
  const long = between(16, 26);
  return ([x, y]) => [x + wide * Math.sin(y / 9 + other), y + high * Math.sin(x / long + phase)];
}

/** A line from the left to the right edge, through the characters. */
const drawLine = () => [0, 1, 2, 3].map((i): Point => [(i * WIDTH) / 3, between(6, HEIGHT - 6)]);

/** A smooth line through the points (Catmull-Rom), as an SVG path. */
function strokeOf(points: readonly Point[], ink: string, width: number): string {
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))] as Point;
  const curves = points.slice(1).map((to, i) => {
    const before = at(i - 1);
    const from = at(i);
    const after = at(i + 2);
    const control = (a: Point, b: Point, c: Point) =>
      [a[0] + (c[0] - b[0]) / 6, a[1] + (c[1] - b[1]) / 6].map((n) => n.toFixed(1)).join(' ');
    return `C${control(from, before, to)} ${control(to, after, from)} ${to[0].toFixed(1)} ${to[1].toFixed(1)}`;
  });
  return (
    `<path d="M${at(0)[0].toFixed(1)} ${at(0)[1].toFixed(1)}${curves.join('')}" fill="none" ` +
    `stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
  );
}
