import { byLine, isTest, type Source } from './source.ts';

/** Files that speak to members: texts, demo content, mails and the page itself. */
const speaks = (source: Source) =>
  /^(areas|apps|packages|games)\/.*\.(ts|tsx|html)$/.test(source.path) && !isTest(source);

/** Plural forms, which sound distant to one person, and the bookish `ang iyong`. */
const NOT_OURS = /\b(kayo|kayong|ninyo|ninyong|inyo|inyong|niyo|niyong|nyo|nyong|iyong)\b/i;
/** Mistakes to a native ear: the short pronoun comes first, then `na` or `pa`, `po`, and `muna`. */
const WRONG_ORDER = /\b(muna po|(po|na|pa|lang|muna) (ka|mo))\b/i;

/**
 * Filipino texts address one member, always in the same way (docs/glossary.md): `ka`, `mo`, `sa
 * iyo`, with `po` in help and errors.
 */
export const filipinoAddress = byLine(speaks, (line) => {
  const word = NOT_OURS.exec(line) ?? WRONG_ORDER.exec(line);
  return word ? `says "${word[0]}" to a member` : null;
});
