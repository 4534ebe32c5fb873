import type { Type as TypeBox, TProperties, TSchema } from 'typebox';

/** The part of typebox's builder that the fields of calls are made with. */
type Builder = Pick<
  typeof TypeBox,
  'Array' | 'Boolean' | 'Integer' | 'Null' | 'Object' | 'Optional' | 'Partial' | 'Record'
> &
  Pick<typeof TypeBox, 'String' | 'Union' | 'Unsafe'>;

/** What an object may lack. The mark stands beside the schemas, as JSON Schema has none. */
const lackable = new WeakSet<object>();

function optional(of: object) {
  const copy = { ...of };
  lackable.add(copy);
  return copy;
}

function object(properties: Record<string, object>) {
  const required = Object.keys(properties).filter((name) => !lackable.has(properties[name] ?? {}));
  return { type: 'object', ...(required.length > 0 ? { required } : {}), properties };
}

const partial = ({ properties }: { properties: Record<string, object> }) =>
  object(Object.fromEntries(Object.entries(properties).map(([name, of]) => [name, optional(of)])));

const record = (_text: object, of: object) => ({
  type: 'object',
  patternProperties: { '^.*$': of },
});

/**
 * Builds plain JSON Schema with the types of typebox. Its own builder defines hidden properties on
 * each of thousands of schemas, which took a twentieth of a start (docs/performance.md).
 */
export const Type = {
  Array: (items: TSchema, bounds = {}) => ({ type: 'array', items, ...bounds }),
  Boolean: () => ({ type: 'boolean' }),
  Integer: (bounds = {}) => ({ type: 'integer', ...bounds }),
  Null: () => ({ type: 'null' }),
  Object: (properties: TProperties) => object(properties as Record<string, object>),
  Optional: optional,
  Partial: partial,
  Record: record,
  String: (bounds = {}) => ({ type: 'string', ...bounds }),
  Union: (anyOf: readonly TSchema[]) => ({ anyOf }),
  Unsafe: (schema: object) => ({ ...schema }),
} as unknown as Builder;
