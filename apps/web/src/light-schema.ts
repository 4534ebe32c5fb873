/**
 * What stands in for `typebox` in the browser (vite.config.ts): the same JSON Schema from the same
 * words, without the 17 kB gz that types of other kinds cost. Screens read bounds and required
 * fields of a call's body from it; a test compares every call's schema with the real one.
 */
type Schema = Record<string, unknown>;
type Options = Schema | undefined;

const OPTIONAL = '~optional';
const of = (type: string, options: Options): Schema => ({ type, ...options });

/** Hidden marks are no part of a schema, so they do not show when it is written out. */
const marked = (schema: Schema): Schema =>
  Object.defineProperty({ ...schema }, OPTIONAL, { value: true });

export const Type = {
  String: (options?: Options) => of('string', options),
  Integer: (options?: Options) => of('integer', options),
  Number: (options?: Options) => of('number', options),
  Boolean: (options?: Options) => of('boolean', options),
  Null: (options?: Options) => of('null', options),
  Unsafe: (schema: Schema) => schema,
  Optional: marked,
  Array: (items: Schema, options?: Options) => ({ type: 'array', items, ...options }),
  Union: (anyOf: Schema[], options?: Options) => ({ anyOf, ...options }),
  Record: (_key: Schema, value: Schema, options?: Options) => ({
    type: 'object',
    patternProperties: { '^.*$': value },
    ...options,
  }),
  Object: (properties: Record<string, Schema>, options?: Options) => {
    const required = Object.keys(properties).filter((name) => !properties[name]?.[OPTIONAL]);
    return {
      type: 'object',
      ...(required.length > 0 ? { required } : {}),
      properties,
      ...options,
    };
  },
};
