import { Type, type Static, type TObject, type TProperties, type TSchema } from 'typebox';

/** The fields of calls. Each is plain JSON Schema, so browser and server judge it alike. */

/** Bounds of a text, in characters. */
interface TextBounds {
  min?: number;
  max?: number;
  pattern?: string;
}

/** The longest text a call takes unless it says otherwise, so that a hostile body stays small. */
const TEXT_MAX = 1_000;

export const text = ({ min = 0, max = TEXT_MAX, pattern }: TextBounds = {}) =>
  Type.String({ minLength: min, maxLength: max, ...(pattern ? { pattern } : {}) });

/** Where something is, `/m/…` or `https://…`; the server judges which of them it takes. */
export const address = ({ max }: { max: number }) =>
  Type.String({ maxLength: max, description: 'address' });

/** An id: 1–64 characters (docs/domain/wallet-protocol.md). */
export const id = () => Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9._:-]+$' });

export const uuid = () => Type.String({ pattern: UUID_PATTERN });
const UUID_PATTERN = '^[0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$';

/**
 * Number of a row as decimal text, of as many digits as the database's column can hold whatever
 * they are.
 */
export const rowNumber = () => text({ min: 1, max: 18, pattern: '^\\d+$' });

/** Number of a row where they begin with 1. */
export const rowNumberFromOne = () => text({ max: 18, pattern: '^[1-9][0-9]{0,17}$' });

/** A member's number as decimal text. */
export const memberId = () => rowNumberFromOne();

/** Money in an answer: a decimal string with four decimals; it can be negative. */
export const money = () => Type.String({ pattern: '^-?\\d{1,14}\\.\\d{4}$', description: 'money' });

/** Money in a request: above zero, at most 14 digits before the point. */
export const positiveMoney = () =>
  Type.String({ pattern: ABOVE_ZERO, maxLength: 19, description: 'money' });
/** At least one digit is not 0. */
const ABOVE_ZERO =
  '^(?:0*[1-9]\\d{0,13}\\.\\d{4}|0+\\.(?:[1-9]\\d{3}|0[1-9]\\d{2}|00[1-9]\\d|000[1-9]))$';

/** Money in a request that may be nothing: not below zero, at most 14 digits before the point. */
export const unsignedMoney = () =>
  Type.String({ pattern: '^\\d{1,14}\\.\\d{4}$', maxLength: 19, description: 'money' });

export const int = ({ min, max }: { min?: number; max?: number } = {}) =>
  Type.Integer({
    minimum: min ?? Number.MIN_SAFE_INTEGER,
    maximum: max ?? Number.MAX_SAFE_INTEGER,
  });

export const bool = () => Type.Boolean();
const DAY = '\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])';
const TIME = '([01]\\d|2[0-3])(:[0-5]\\d){2}\\.\\d{3}';
/** An instant on the wire: ISO 8601 UTC with milliseconds. Months, days and hours are in range. */
export const instant = () => Type.String({ pattern: `^${DAY}T${TIME}Z$` });
/** A calendar day in the site's zone, `YYYY-MM-DD`. It exists: 30 February is no day. */
export const day = () => Type.String({ pattern: `^(${YEAR}-(${MONTH_DAYS})|${LEAP_YEAR}-02-29)$` });
/** At least one digit is not 0. */
const YEAR = '(\\d{3}[1-9]|\\d{2}[1-9]\\d|\\d[1-9]\\d{2}|[1-9]\\d{3})';
const MONTH_DAYS =
  '(0[13578]|1[02])-(0[1-9]|[12]\\d|3[01])|(0[469]|11)-(0[1-9]|[12]\\d|30)' +
  '|02-(0[1-9]|1\\d|2[0-8])';
/** Each fourth; of the centuries those that 400 divides. */
const LEAP_YEAR = '(\\d\\d(0[48]|[2468][048]|[13579][26])|(0[48]|[2468][048]|[13579][26])00)';

export const oneOf = <const T extends readonly string[]>(values: T) =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...values] });

export const object = <T extends TProperties>(fields: T): TObject<T> => Type.Object(fields);
/**
 * An object that may lack any of its fields. `Type.Partial` and `Type.Record` would bring the
 * library's whole engine of types into the first files of a visit.
 */
export const partial = <T extends TProperties>(fields: T) => {
  const optionals = Object.entries(fields).map(([name, of]) => [name, Type.Optional(of)]);
  return Type.Object(Object.fromEntries(optionals) as T) as unknown as Partials<T>;
};
type Partials<T extends TProperties> = ReturnType<typeof Type.Partial<TObject<T>>>;
export const list = <T extends TSchema>(of: T, max?: number) =>
  Type.Array(of, max === undefined ? {} : { maxItems: max });
export const map = <T extends TSchema>(of: T) =>
  Type.Unsafe<Record<string, Static<T>>>({ type: 'object', patternProperties: { '^.*$': of } });
export const optional = Type.Optional;
export const nullable = <T extends TSchema>(of: T) => Type.Union([of, Type.Null()]);
/** Free JSON whose shape is defined elsewhere, for instance a game's outcome. */
export const json = <T = unknown>() => Type.Unsafe<T>({});

/**
 * One page of a list. The rows have the name the specification gives them (`list`, `games`,
 * `content`).
 */
export const page = <N extends string, T extends TSchema>(name: N, of: T) =>
  Type.Object({
    [name]: Type.Array(of),
    pageNum: Type.Integer(),
    totalPages: Type.Integer(),
    total: Type.Integer(),
  } as { [K in N]: ReturnType<typeof Type.Array<T>> } & {
    pageNum: ReturnType<typeof Type.Integer>;
    totalPages: ReturnType<typeof Type.Integer>;
    total: ReturnType<typeof Type.Integer>;
  });

export type { Static, TObject, TSchema };
