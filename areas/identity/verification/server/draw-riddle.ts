import { randomInt } from '@palaro/kernel';
import type { Settings } from '@palaro/whitelabel';

/** What a captcha shows, and the answer to type. */
interface Riddle {
  shown: string;
  answer: string;
}

const LENGTH = 4;
/** As long as an equation's longest answer, whose form the fields' rules accept. */
const SPOKEN_FOR_EQUATIONS = 3;
const DIGITS = '0123456789';
/** Without characters that look alike when bent: 0 and O, 1 and I and L, 2 and Z, 5 and S. */
const LETTERS_AND_DIGITS = '346789ABCDEFGHJKMNPQRTUVWXY';

const pick = (from: string) => from.charAt(randomInt(from.length));
const pickSome = (from: string, length = LENGTH) =>
  Array.from({ length }, () => pick(from)).join('');

/**
 * Uses the operating system's random generator, so that no captcha can be foretold from earlier
 * ones.
 */
export function drawRiddle(kind: Settings['captcha.kind']): Riddle {
  if (kind === 'equation') return drawEquation();
  const shown = pickSome(kind === 'digits' ? DIGITS : LETTERS_AND_DIGITS);
  return { shown, answer: shown };
}

/** Digits to say where the pictures show `kind`; the same rule judges both answers. */
export const drawSpoken = (kind: Settings['captcha.kind']): string =>
  pickSome(DIGITS, kind === 'equation' ? SPOKEN_FOR_EQUATIONS : LENGTH);

/**
 * Easy for a person and one of about 900 answers, so that three tries rarely guess it. Never below
 * zero, because a phone's number keypad has no minus.
 */
function drawEquation(): Riddle {
  const a = 100 + randomInt(890);
  const b = 1 + randomInt(9);
  return randomInt(2) === 0
    ? { shown: `${a}+${b}=`, answer: String(a + b) }
    : { shown: `${a}-${b}=`, answer: String(a - b) };
}
