import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MalformedMessage } from './fields.ts';
import { readStrictJson } from './strict-json.ts';

const read = (text: string | Uint8Array) =>
  readStrictJson(typeof text === 'string' ? new TextEncoder().encode(text) : text);

it('reads any JSON as other readers do', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 5 }), (text) => {
      expect(read(text)).toEqual(JSON.parse(text));
    }),
  );
});

it.each([
  ['a repeated key', '{"amount":"1.0000","amount":"9.0000"}'],
  ['a repeated key, once escaped', String.raw`{"amount":"1.0000","\u0061mount":"9.0000"}`],
  ['a repeated key in details', '{"details":{"a":1,"b":{},"a":2}}'],
  ['a repeated key in a list', '[{"a":[1,{"b":1}],"a":2}]'],
  ['no JSON', '{"amount":'],
  ['nothing', ''],
  ['a byte order mark', '\ufeff{}'],
  ['broken UTF-8', Uint8Array.of(0x22, 0xff, 0x22)],
  ['a tower', '['.repeat(40) + ']'.repeat(40)],
])('refuses %s', (_, text) => {
  expect(() => read(text)).toThrow(MalformedMessage);
});

it('accepts one key in two objects, and braces inside texts', () => {
  const text = '{"a":{"a":1},"b":[{"a":"}{,:"},{"a":"\\"a\\":"}]}';
  expect(read(text)).toEqual(JSON.parse(text));
});
