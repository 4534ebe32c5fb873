import fc from 'fast-check';
import { expect, it } from 'vitest';
import { typedDigits, typedText } from './typed-text.ts';

it('a name is what is typed without blanks around it, composed; a password is left alone', () => {
  const blank = fc.constantFrom('', ' ', '\n', '\t', '\u00a0', '\ufeff');
  const name = fc.constantFrom('Peña', 'A', 'José', 'x'.repeat(80));
  fc.assert(
    fc.property(blank, name, blank, (before, word, after) => {
      const typed = `${before}${word.normalize('NFD')}${after}`;
      expect(typedText('nickname', typed)).toBe(word);
      expect(typedText('newPassword', typed)).toBe(typed);
    }),
  );
  expect(typedText('username', undefined)).toBeUndefined();
});

it('digits of a full-width keyboard are digits', () =>
  expect(typedDigits(' １２3-４ ')).toBe('1234'));
