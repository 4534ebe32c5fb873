import lettering from './lettering.json' with { type: 'json' };
import { C } from './palette.ts';
import { fade, group, path } from './shapes.ts';

const GLYPHS = lettering as unknown as Record<string, [width: number, d: string]>;
const UNITS = 1000;
/** Height of a capital, as part of the size. */
export const CAP = 0.66;

interface Word {
  text: string;
  /** Middle of the base line. */
  x: number;
  y: number;
  size: number;
  /** Extra room between letters, in parts of the size. */
  space?: number;
  /** How far the middle of the line rises above its ends. */
  arch?: number;
  anchor?: 'start' | 'middle';
}

export function wordWidth({
  text,
  size,
  space = 0,
}: Pick<Word, 'text' | 'size' | 'space'>): number {
  const units = [...text].reduce((sum, sign) => sum + (GLYPHS[sign]?.[0] ?? 300), 0);
  return (units / UNITS + space * (text.length - 1)) * size;
}

/** The outlines of a word, each letter turned and lifted along the arch. */
function outlines(word: Word): { d: string; transform: string }[] {
  const { text, x, y, size, space = 0, arch = 0, anchor = 'middle' } = word;
  const width = wordWidth(word);
  const start = anchor === 'middle' ? x - width / 2 : x;
  let pen = start;
  return [...text].map((sign) => {
    const [units, d] = GLYPHS[sign] ?? [300, ''];
    const middle = pen + ((units / UNITS) * size) / 2;
    const off = width ? ((middle - start) / width) * 2 - 1 : 0;
    const lift = arch * (1 - off * off);
    const turn = width ? (Math.atan((4 * arch * off) / width) * 180) / Math.PI : 0;
    const scale = size / UNITS;
    const half = ((units / UNITS) * size) / 2;
    pen += (units / UNITS + space) * size;
    const r = (v: number) => Math.round(v * 100) / 100;
    return {
      d,
      transform:
        `translate(${r(middle)} ${r(y - lift)}) rotate(${r(turn)}) ` +
        `translate(${r(-half)} 0) scale(${scale.toFixed(4)} ${(-scale).toFixed(4)})`,
    };
  });
}

export function plainWord(word: Word, fill: string): string {
  return outlines(word)
    .map(({ d, transform }) => path(d, fill, `transform="${transform}"`))
    .join('');
}

interface Paint {
  top?: string;
  bottom?: string;
  side?: string;
  outline?: string;
}

/**
 * A name as a sign painter letters it on a jeepney: outline, a side in colour, a face in two tones.
 */
export function signWord(word: Word, paint: Paint = {}): string {
  const { top = C.cream, bottom = C.gold, side = C.coralDeep, outline = C.ink } = paint;
  const letters = outlines(word);
  const depth = Math.max(2, word.size * 0.07);
  const scale = word.size / UNITS;
  const stroke = (colour: string, width: number, dy: number) =>
    letters
      .map(
        ({ d, transform }) =>
          `<path d="${d}" transform="translate(0 ${dy.toFixed(1)}) ${transform}" fill="${colour}" ` +
          `stroke="${colour}" stroke-width="${Math.round(width / scale)}" stroke-linejoin="round"/>`,
      )
      .join('');
  // Two tones with a hard edge: letters are flipped, so the gradient runs from below.
  const face = fade(
    [bottom, bottom, top, top],
    'x1="0" y1="0" x2="0" y2="660" gradientUnits="userSpaceOnUse"',
  );
  const hard = face.defs
    .replace('offset="33.3%"', 'offset="46%"')
    .replace('offset="66.7%"', 'offset="47%"');
  return group(
    hard +
      stroke(outline, word.size * 0.2, depth * 0.9) +
      stroke(outline, word.size * 0.16, 0) +
      stroke(side, word.size * 0.05, depth) +
      stroke(side, word.size * 0.05, depth * 0.5) +
      letters.map(({ d, transform }) => path(d, face.fill, `transform="${transform}"`)).join(''),
  );
}
