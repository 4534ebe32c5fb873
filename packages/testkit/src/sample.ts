import fc from 'fast-check';

/** The parts of JSON Schema that samples need. */
export interface Schema {
  type?: string;
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  pattern?: string;
  description?: string;
  maxLength?: number;
  minLength?: number;
  minimum?: number;
  maximum?: number;
}

/** A value that the schema accepts, the same in every run; optional fields are left out. */
export function sampleOf(input: object): unknown {
  const schema = input as Schema;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf?.[0]) return sampleOf(schema.anyOf[0]);
  if (schema.type === 'object') return sampleObject(schema);
  if (schema.type === 'array') return [];
  if (schema.type === 'boolean') return false;
  if (schema.type === 'integer' || schema.type === 'number') {
    return Math.max(1, (schema.minimum ?? 1) > 1e9 ? 1 : (schema.minimum ?? 1));
  }
  return schema.type === 'string' ? sampleText(schema) : {};
}

function sampleObject(schema: Schema) {
  const wanted = schema.required ?? [];
  return Object.fromEntries(
    Object.entries(schema.properties ?? {})
      .filter(([name]) => wanted.includes(name))
      .map(([name, field]) => [name, sampleOf(field)]),
  );
}

/** Texts with a higher `minLength` are not found by chance. */
const DRAWN_MAX = 20;

function sampleText({ pattern, minLength = 0, maxLength = 1_000 }: Schema): string {
  if (!pattern) return 'x'.repeat(Math.max(1, minLength));
  const bound = new RegExp(pattern);
  const plain = 'a'.repeat(minLength);
  // Chance makes short texts, so drawing a long one would never end.
  if (minLength > DRAWN_MAX && bound.test(plain)) return plain;
  const [text = ''] = fc.sample(
    fc.stringMatching(bound).filter((made) => made.length >= minLength && made.length <= maxLength),
    { numRuns: 1, seed: 20_261_121 },
  );
  return text;
}

/** Values of a wrong type, form or size. Each must be refused, and none may crash the server. */
export function wrongValuesFor(input: object): unknown[] {
  const { type, description, anyOf = [] } = input as Schema;
  const mayBeNull = anyOf.some((one) => (one as Schema).type === 'null');
  const anyway = [...(mayBeNull ? [] : [null]), { deep: { deeper: {} } }, [[]], 'nul \0 inside'];
  const otherTypes: Record<string, unknown[]> = {
    string: [12, true, 'x'.repeat(50_000)],
    integer: ['12', 1.5, true, 1e300],
    number: ['12', true],
    boolean: ['true', 1, 'yes'],
    array: ['x', 1, {}],
    object: ['x', 1, []],
  };
  const money = description === 'money';
  const amounts = [
    '-1.0000',
    '0.0000',
    '1',
    '1.00001',
    '1e1',
    '9'.repeat(30) + '.0000',
    10,
    '',
    'NaN',
  ];
  return [...anyway, ...(otherTypes[type ?? ''] ?? []), ...(money ? amounts : [])];
}

const inBase64 = (text: string) => Buffer.from(text).toString('base64url');

/** Values of a path's or a query's field that no honest caller sends, encoded for an address. */
export const HOSTILE_ADDRESS_VALUES: readonly string[] = [
  '%00',
  // Half of a UTF-16 pair, and bytes that are no UTF-8.
  '%ED%A0%80',
  '%ff',
  'x'.repeat(5_000),
  '-1',
  '1e99',
  '99999999999999999999',
  '9223372036854775808',
  '9007199254740991',
  '2026-02-30',
  '2026-02-30T00%3A00%3A00.000Z',
  '00000000-0000-0000-0000-00000000000g',
  '%27%20or%201=1%20--',
  '%5B%5D',
  '%7B%22a%22%3A1%7D',
  '..%2F..%2Fetc%2Fpasswd',
  'constructor',
  '__proto__',
  // Cursors that somebody made up.
  '====',
  inBase64('\0'),
  inBase64('1 2026-99-99 999999999999999999'),
  inBase64('999999999 99999999999999 00000000-0000-0000-0000-000000000000'),
  inBase64('1 1 00000000-0000-0000-0000-000000000000'),
];
