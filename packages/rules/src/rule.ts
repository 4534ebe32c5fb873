/** What the value has to be; `string` where a rule names none. */
export type RuleType = 'string' | 'number' | 'integer' | 'email' | 'url' | 'hex' | 'date' | 'array';

/**
 * One rule of a field, of the async-validator kind (accounts.md §1). It travels as JSON, so a
 * pattern is a string without flags. Bounds count characters of a text, entries of an array, and
 * the value of a number.
 */
export interface Rule {
  required?: true;
  type?: RuleType;
  min?: number;
  max?: number;
  len?: number;
  pattern?: string;
  enum?: readonly (string | number)[];
  /** Texts that are refused. */
  noneOf?: readonly string[];
  /** The field whose digits this text must be no part of. */
  notWithin?: string;
  /** A text of nothing but blanks is refused. */
  whitespace?: true;
  /** The field that this one repeats. */
  sameAs?: string;
  /** A date of birth at least so many years ago, in the site's zone (VAL-03). */
  minAge?: number;
  /** What to say; on the wire the text itself, in the tables its key. */
  message: string;
}

/** The rules of a form, by the name of the field. */
export type RuleSet = Readonly<Record<string, readonly Rule[]>>;
