import type { TextValues } from '@palaro/api';

const PLURAL = /\{(\w+), plural,((?:\s*\w+ \{[^{}]*\})+)\s*\}/g;
const CASE = /(\w+) \{([^{}]*)\}/g;

/** Fills `{count, plural, one {# game} other {# games}}`; `#` is the number in local digits. */
export function fillPlurals(text: string, values: TextValues, locale: string): string {
  if (text.indexOf(', plural,') < 0) return text;
  return text.replace(PLURAL, (_whole, name: string, cases: string) => {
    const count = Number(values[name] ?? 0);
    const wanted = pluralRule(count, locale);
    const found: Record<string, string> = {};
    cases.replace(CASE, (part, rule: string, words: string) => {
      found[rule] = words;
      return part;
    });
    const words = found[wanted] ?? found['other'] ?? '';
    return words.replace('#', new Intl.NumberFormat(locale).format(count));
  });
}

/** Safari before 13 has no plural rules; there the English rule is used. */
function pluralRule(count: number, locale: string): string {
  if (typeof Intl.PluralRules === 'function') return new Intl.PluralRules(locale).select(count);
  return count === 1 ? 'one' : 'other';
}
