import { plainWord, wordWidth } from './letters.ts';
import { star, starPath } from './motifs.ts';
import { C } from './palette.ts';
import { box, circle, glow, line, path } from './shapes.ts';

/** The mark: a parol in its ring, two tassels, on 64 × 64. */
function mark(): string {
  return (
    line('M22 49Q18 53 21 56M42 49Q46 53 43 56', C.goldDeep, 2.4) +
    path('M18.500 55H23.500L25 62.500H17ZM40.500 55H45.500L47 62.500H39Z', C.coral) +
    circle(32, 30, 23, 'none', `stroke="${C.coral}" stroke-width="4"`) +
    circle(
      32,
      30,
      23,
      'none',
      `stroke="${C.butter}" stroke-width="1.300" stroke-dasharray="1.800 3.360"`,
    ) +
    star(32, 30, 29, C.gold, C.goldDeep) +
    circle(32, 30, 4, '#fff4dc')
  );
}

const NAME = { text: 'palaro', x: 72, y: 44, size: 46.5, anchor: 'start' } as const;
const X_HEIGHT = 0.528;

/**
 * Mark and wordmark in one file for `<use>`; the letters take the colour of the text around them.
 */
export function logoSprite(): string {
  const lastMiddle = NAME.x + wordWidth(NAME) - wordWidth({ text: 'o', size: NAME.size }) / 2;
  const light = path(starPath(lastMiddle, NAME.y - (X_HEIGHT * NAME.size) / 2 + 0.4, 5), C.gold);
  return `<g id="mark">${mark()}</g><g id="palaro">${mark()}${plainWord(NAME, 'currentColor')}${light}</g>`;
}

/** The icon of the site on 512 × 512; everything that matters stays in the middle four fifths. */
export const appIcon = () => iconOf(5.5);

/** For launchers that cut icons to their own shape: all of the mark within the middle 80 %. */
export const maskableIcon = () => iconOf(4.6);

function iconOf(scale: number): string {
  const half = 32 * scale;
  return (
    box(0, 0, 512, 512, 0, C.night) +
    glow(256, 236, 300, '#4a56c8', 0.75) +
    glow(256, 236, 210, C.gold, 0.4) +
    `<g transform="translate(${256 - half} ${260 - half}) scale(${scale})">${mark()}</g>`
  );
}

export const favicon = (): string =>
  box(0, 0, 64, 64, 14, C.night) + `<g transform="translate(4 4) scale(.875)">${mark()}</g>`;
