import { expect, it } from 'vitest';
import { isDay, isOfAge } from './age.ts';
import { judgeField, judgeFields } from './judge.ts';
import type { Rule } from './rule.ts';

const no = (rule: Omit<Rule, 'message'>): Rule[] => [{ ...rule, message: 'no' }];

it.each([
  ['required', no({ required: true }), 'x', ''],
  ['a range of a number', no({ type: 'number', min: 1, max: 2.5 }), '2.5', '2.51'],
  ['an integer', no({ type: 'integer' }), '-3', '3.1'],
  ['a length', no({ type: 'string', len: 6 }), '123456', '1234567'],
  ['bounds of a text', no({ type: 'string', min: 2, max: 3 }), 'abc', 'a'],
  ['a pattern', no({ pattern: '^\\d+$' }), '12', '1a'],
  ['one of a list', no({ enum: ['a', 'b'] }), 'b', 'c'],
  ['none of a list', no({ noneOf: ['a', 'b'] }), 'c', 'b'],
  ['an array', no({ type: 'array', min: 2 }), ['a', 'b'], ['a']],
  ['blanks', no({ whitespace: true }), ' a ', '   '],
  ['a day', no({ type: 'date' }), '2024-02-29', '2023-02-29'],
  ['a web address', no({ type: 'url' }), 'https://a.example/b?c', 'javascript:alert(1)'],
  ['a mail address', no({ type: 'email' }), 'ana+1@mail.example.ph', 'ana@mail'],
  ['a mail address with two dots', no({ type: 'email' }), 'a.b@c.ph', 'a..b@c.ph'],
  ['a colour', no({ type: 'hex' }), '#A1b2C3', '#12345'],
] as const)('VAL-01 %s', (_what, rules, good, bad) => {
  expect(judgeField(rules, good)).toBeNull();
  expect(judgeField(rules, bad)).toBe('no');
});

it('VAL-01 REG-09 an empty optional field is skipped, whatever its rules', () => {
  const rules: Rule[] = [{ type: 'email', min: 5, pattern: '^x', whitespace: true, message: 'no' }];
  for (const empty of ['', undefined, null, []]) expect(judgeField(rules, empty)).toBeNull();
});

it('REG-09 each field reports its first broken rule', () => {
  const rules = {
    name: [
      { required: true as const, message: 'enter' },
      { type: 'string' as const, min: 4, message: 'longer' },
      { pattern: '^[a-z]+$', message: 'letters' },
    ],
    again: [{ sameAs: 'name', message: 'same' }],
  };
  expect(judgeFields(rules, { name: '', again: 'x' })).toEqual({ name: 'enter', again: 'same' });
  expect(judgeFields(rules, { name: '1' })).toEqual({ name: 'longer' });
  expect(judgeFields(rules, { name: '1234', again: '1234' })).toEqual({ name: 'letters' });
  expect(judgeFields(rules, { name: 'anna', again: 'anna' })).toEqual({});
});

it('VAL-01 a text that is part of another field’s digits is refused', () => {
  const rules = no({ notWithin: 'mobile' });
  const within = (values: object) => judgeField(rules, '9171', { values: { ...values } });
  expect(within({ mobile: '0917-123' })).toBe('no');
  expect(within({ mobile: '0918-123' })).toBeNull();
  expect(within({})).toBeNull();
});

it.each([
  ['2005-11-21', '2026-11-21', true],
  ['2005-11-22', '2026-11-21', false],
  ['2004-02-29', '2025-02-28', false],
  ['2004-02-29', '2025-03-01', true],
  ['2005-13-01', '2026-11-21', false],
])('VAL-03 AC-11 born %s, on %s: of age is %s', (birthday, today, expected) => {
  expect(isOfAge(birthday, 21, today)).toBe(expected);
  expect(judgeField([{ minAge: 21, message: 'no' }], birthday, { today })).toBe(
    expected ? null : 'no',
  );
});

it('VAL-01 a day must be in the calendar', () => {
  expect(['2024-02-30', '2024-2-03', '', '0000-00-00'].filter(isDay)).toEqual([]);
});
