import { Ajv, type ErrorObject } from 'ajv';
import fastJson from 'fast-json-stringify';
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';
import type { Endpoint } from '@palaro/api';

/**
 * Bodies are judged as sent: nothing is coerced or dropped. Values in a URL are text, so numbers
 * and booleans are parsed first.
 */
const strict = new Ajv({ allErrors: true, strict: false, validateFormats: false });
const fromUrl = new Ajv({
  allErrors: true,
  strict: false,
  validateFormats: false,
  coerceTypes: true,
});

/** What is wrong with one field of a request, as a key of the catalogue's texts. */
export interface FieldFault {
  field: string;
  key: string;
}

export class MalformedInput extends Error {
  readonly faults: FieldFault[];

  constructor(faults: FieldFault[]) {
    super('malformed');
    this.faults = faults;
  }
}

/**
 * Both are compiled when their call is first used: those of all calls take as long as the rest of a
 * start (docs/performance.md).
 */
export const compileSchema: FastifySchemaCompiler<object> = ({ schema, httpPart }) => {
  const compile = () => (httpPart === 'body' ? strict : fromUrl).compile(schema);
  let compiled: ReturnType<typeof compile> | undefined;
  return (input: unknown) => {
    const judge = (compiled ??= compile());
    return judge(input)
      ? { value: input }
      : { error: new MalformedInput(faultsOf(judge.errors ?? [])) };
  };
};

/** Answers have what their schema names and nothing else. */
export const compileAnswer: FastifySerializerCompiler<object> = ({ schema }) => {
  let write: ReturnType<typeof fastJson> | undefined;
  return (answer: unknown) => (write ??= fastJson(schema))(answer);
};

/** Calls that move money refuse unknown fields of the body (docs/domain/wire.md, Answers). */
export function bodySchema(endpoint: Endpoint): object | undefined {
  if (!endpoint.money) return endpoint.body;
  return { ...endpoint.body, additionalProperties: false };
}

const KEY_BY_KEYWORD: Record<string, string> = {
  required: 'field.required',
  minLength: 'field.length',
  maxLength: 'field.length',
  minItems: 'field.length',
  maxItems: 'field.length',
  pattern: 'field.format',
  minimum: 'field.range',
  maximum: 'field.range',
  enum: 'field.choice',
  const: 'field.choice',
  anyOf: 'field.choice',
  additionalProperties: 'field.unknown',
};

function faultsOf(errors: readonly ErrorObject[]): FieldFault[] {
  return errors.map(({ instancePath, keyword, params }) => {
    const own = (params as Record<string, string>).missingProperty;
    const extra = (params as Record<string, string>).additionalProperty;
    const path = instancePath
      .split('/')
      .slice(1)
      .concat(own ?? extra ?? []);
    return { field: path.join('.') || 'body', key: KEY_BY_KEYWORD[keyword] ?? 'field.type' };
  });
}

/** Deeper than the input of any call; deeper nesting could overflow the stack of its readers. */
const DEPTH_MAX = 32;

/**
 * Characters that PostgreSQL cannot store: NUL, and half of a UTF-16 pair. It would replace the
 * latter, so the stored text would differ from the sent one and two passwords could become equal.
 */
const UNFIT = /\0|\p{Surrogate}/u;

/** The fields that hold such a character or nest too deep; they are refused first. */
export const unfitFields = (parts: readonly unknown[]): FieldFault[] =>
  parts.flatMap((part) =>
    Object.entries(typeof part === 'object' && part !== null ? part : {})
      .filter(([name, value]) => UNFIT.test(name) || holdsUnfit(value))
      .map(([name]) => ({
        field: name.replace(/[\0\p{Surrogate}]/gu, ''),
        key: 'field.character',
      })),
  );

function holdsUnfit(input: unknown, depth = 0): boolean {
  if (typeof input === 'string') return UNFIT.test(input);
  if (typeof input !== 'object' || input === null) return false;
  if (depth > DEPTH_MAX) return true;
  return Object.entries(input).some(
    ([key, value]) => UNFIT.test(key) || holdsUnfit(value, depth + 1),
  );
}
