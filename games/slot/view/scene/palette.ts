/** Colours of one slot's stage. */
export interface Paint {
  frame: number;
  frameLight: number;
  frameDark: number;
  trim: number;
  trimDark: number;
  /** The panes behind the symbols, every second one lighter. */
  pane: number;
  paneLight: number;
  paneLine: number;
  night: number;
  accent: number;
  /** The bunting's flags. */
  flags: readonly number[];
}

export const GOLD = 0xf7c548;

/** Fills of the lettering, as canvas colours from top to bottom. */
export const LETTERS = {
  gold: ['#fff6cf', '#f9cf5a', '#d9901f'],
  cream: ['#ffffff', '#fff3d1', '#e8cf98'],
  coral: ['#ffd9cf', '#ff8d78', '#d64a37'],
  ube: ['#f1dcff', '#c38cf5', '#8a4ad0'],
  leaf: ['#e6ffd9', '#8be36a', '#3f9a3a'],
  sky: ['#e2f6ff', '#7cc9ff', '#2f86d8'],
} as const;
export const LETTER_OUTLINE = '#2a0f0b';
export type LetterFill = keyof typeof LETTERS;

/** A colour for each of twenty lines. The line's number is shown too. */
const LINE_COLOURS = [
  0xf7c548, 0x6cc6ff, 0x3dd598, 0xff7a66, 0xc9a2ff, 0xffa94d, 0x5eead4, 0xff8fc7, 0xb7e35f,
  0x8fb4ff, 0xffd27a, 0x7ce0ff, 0xff9e8a, 0xa0f0b8, 0xe0b0ff, 0xffc36b, 0x86efe0, 0xffa6d4,
  0xd2f07a, 0xa9c4ff,
] as const;
export const lineColour = (line: number) => LINE_COLOURS[(line - 1) % 20] ?? GOLD;
