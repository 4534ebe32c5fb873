/** Colours of this game's stage: dusk over a lagoon, carved wood, capiz and gold leaf. */
export const PAINT = {
  wood: 0x5a2c1f,
  woodLight: 0x8a4a2c,
  woodDark: 0x2c130f,
  gold: 0xf7c548,
  goldDark: 0xb97f1d,
  cream: 0xfff3d1,
  capiz: 0x16234f,
  capizLight: 0x1d2d62,
  capizLine: 0x2b3d78,
  night: 0x070b1d,
  coral: 0xff7a66,
  leaf: 0x3dd598,
} as const;

/** Fills of the lettering, as canvas colours from top to bottom. */
export const LETTERS = {
  gold: ['#fff6cf', '#f9cf5a', '#d9901f'],
  cream: ['#ffffff', '#fff3d1', '#e8cf98'],
  coral: ['#ffd9cf', '#ff8d78', '#d64a37'],
} as const;
export const LETTER_OUTLINE = '#2a0f0b';
export type LetterFill = keyof typeof LETTERS;

/** A colour for each of the twenty lines. The line's number is shown too. */
const LINE_COLOURS = [
  0xf7c548, 0x6cc6ff, 0x3dd598, 0xff7a66, 0xc9a2ff, 0xffa94d, 0x5eead4, 0xff8fc7, 0xb7e35f,
  0x8fb4ff, 0xffd27a, 0x7ce0ff, 0xff9e8a, 0xa0f0b8, 0xe0b0ff, 0xffc36b, 0x86efe0, 0xffa6d4,
  0xd2f07a, 0xa9c4ff,
] as const;
export const lineColour = (line: number) => LINE_COLOURS[(line - 1) % 20] ?? PAINT.gold;
