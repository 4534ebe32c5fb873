import fc from 'fast-check';
import type { Schema } from './sample.ts';

/** Texts at which storage or comparison breaks first: wildcards, syntax of arrays, long letters. */
const WORDS = [
  '',
  ' ',
  'same_person',
  `%_\\'";--{a,"b"}[1,`,
  `\u202e\u200b\u{1F469}\u200d\u{1F467}${'ñ'.normalize('NFD')}`,
  '__proto__',
  '9223372036854775808',
  '00000000-0000-0000-0000-000000000000',
];

/** The greatest and smallest of numbers, money, days, instants and ids. */
const FORMS = [
  'x',
  '0',
  '-1',
  '007',
  '9'.repeat(18),
  '0.0000',
  '0.0001',
  '99999999999999.9999',
  '-99999999999999.9999',
  '0000-01-01T00:00:00.000Z',
  '0001-01-01T00:00:00.000Z',
  '2026-02-31T23:59:59.999Z',
  '9999-12-31T23:59:59.999Z',
  '0001-01-01',
  '9999-12-31',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
];

/** Drawn anew by the pattern, the same in every run. */
const DRAWN = { numRuns: 2, seed: 20_261_128 };
const TEXT_MAX = 1_000;

/**
 * Values that the schema takes and that lie at its edges: what it lets through, everything behind
 * it must be able to take. Objects vary one field at a time.
 */
export function edgesOf(input: object): unknown[] {
  const schema = input as Schema;
  if (schema.enum) return schema.enum;
  if (schema.anyOf) return schema.anyOf.flatMap(edgesOf);
  switch (schema.type) {
    case 'string':
      return edgeTexts(schema);
    case 'integer':
    case 'number':
      return edgeNumbers(schema);
    case 'boolean':
      return [true, false];
    case 'null':
      return [null];
    case 'array':
      return [[], ...edgesOf(schema.items ?? {}).map((one) => [one])];
    default:
      return schema.properties ? [] : [{}, { '': null }, { ['__proto__']: [] }];
  }
}

function edgeTexts({ pattern, minLength = 0, maxLength = TEXT_MAX }: Schema): string[] {
  const longest = ['9', '\u{1F600}'].map((letter) => letter.repeat(maxLength));
  const drawn = pattern ? fc.sample(fc.stringMatching(new RegExp(pattern)), DRAWN) : [];
  const bound = new RegExp(pattern ?? '', 'u');
  const texts = new Set([...WORDS, ...longest, ...(pattern ? FORMS : []), ...drawn]);
  return [...texts].filter((text) => {
    const { length } = Array.from(text);
    return length >= minLength && length <= maxLength && bound.test(text);
  });
}

function edgeNumbers({ minimum = -1e15, maximum = 1e15 }: Schema): number[] {
  const all = [minimum, -1, 0, 1, 2 ** 31, 2 ** 32, maximum];
  return [...new Set(all)].filter((one) => one >= minimum && one <= maximum);
}
