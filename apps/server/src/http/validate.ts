import type { ErrorObject } from 'ajv';
import type { FastifyInstance, FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';
import type { Endpoint } from '@palaro/api';
import type * as compilersModule from './compilers.ts';

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

type Compilers = typeof compilersModule;
let compilers: Compilers | undefined;

/** Loads what compiles schemas. It is needed by requests alone, so a start does not wait for it. */
export async function loadCompilers(): Promise<Compilers> {
  return (compilers ??= await import('./compilers.ts'));
}

/** Lets requests wait until schemas can be compiled; for the first ones only. */
export function waitForCompilers(server: FastifyInstance): void {
  server.addHook('onRequest', (_request, _reply, done) => {
    if (compilers) done();
    else void loadCompilers().then(() => done(), done);
  });
}

function loadedCompilers(): Compilers {
  if (!compilers) throw new Error('a schema was used before its compiler was loaded');
  return compilers;
}

/**
 * Both are compiled when their call is first used: those of all calls take as long as the rest of a
 * start (docs/performance.md).
 */
export const compileSchema: FastifySchemaCompiler<object> = ({ schema, httpPart }) => {
  const compile = () => {
    const { strict, fromUrl } = loadedCompilers();
    return (httpPart === 'body' ? strict : fromUrl).compile(schema);
  };
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
  let write: ReturnType<Compilers['writerOf']> | undefined;
  return (answer: unknown) => (write ??= loadedCompilers().writerOf(schema))(answer);
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
