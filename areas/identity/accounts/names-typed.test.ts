// Names as people type them, of one letter and of eighty: the field says what is wrong.
import { judgeField, type Rule } from '@palaro/rules';
import { expect, it } from 'vitest';
import { en } from './accounts.en.ts';
import { ty } from './accounts.ty.ts';
import { FIELD_RULES } from './field-rules.ts';

const payee: readonly Rule[] = FIELD_RULES.payeeName;
const FORMAT = 'reg.payee.format';
const LENGTH = `accounts.${FORMAT}`;
const EMPTY = 'accounts.reg.payee.required';
const eighty = `${'Ma. Clara '.repeat(7)}de Guzman`.padEnd(80, 'x');

it.each([
  ['O', LENGTH],
  [eighty, LENGTH],
  ['Ñ\u00e9', LENGTH],
  ['  ', EMPTY],
  ['', EMPTY],
])('a payee named %j is refused with %s', (name, message) =>
  expect(judgeField(payee, name)).toBe(message),
);

it.each(['Li', 'Ñg', eighty.slice(0, 60)])('a payee named %j is taken', (name) =>
  expect(judgeField(payee, name)).toBeNull(),
);

it('the refusal of a length names both of its ends, in both languages', () => {
  const { min, max } = payee.find((rule) => rule.max !== undefined) ?? {};
  for (const text of [en[FORMAT], ty[FORMAT]]) {
    expect(text.match(/\d+/g)).toEqual([String(min), String(max)]);
  }
});
