import { Ajv, type ErrorObject } from 'ajv';
import type { FastifySchemaCompiler } from 'fastify';
import type { Endpoint } from '@palaro/api';

/**
 * Bodies are judged as they came: nothing is coerced, nothing dropped. What a URL holds is text, so
 * numbers and truth values are read from it first.
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

export const compileSchema: FastifySchemaCompiler<object> = ({ schema, httpPart }) => {
  const judge = (httpPart === 'body' ? strict : fromUrl).compile(schema);
  return (input: unknown) =>
    judge(input) ? { value: input } : { error: new MalformedInput(faultsOf(judge.errors ?? [])) };
};

/** The body's schema: on calls that move money an unknown field is refused (wire.md, Answers). */
export function bodySchema(endpoint: Endpoint): object | undefined {
  if (!endpoint.movesMoney) return endpoint.body;
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

/** Deeper than the input of any call; what reads nested input would run out of stack. */
const DEPTH_MAX = 32;

/**
 * What PostgreSQL cannot store: a NUL, and half a pair of UTF-16, which it would be given as
 * another character, so that what is kept is not what was sent, and two passwords are one.
 */
const UNFIT = /\0|\p{Surrogate}/u;

/** The fields that hold such a character, or go too deep: refused before they get that far. */
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
