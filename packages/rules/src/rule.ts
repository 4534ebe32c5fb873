/** The type the value must have. A rule without a type allows any value. */
export type RuleType = 'string' | 'number' | 'integer' | 'email' | 'url' | 'hex' | 'date' | 'array';

/**
 * One rule of a field in the style of async-validator (docs/domain/accounts.md §1). It travels as
 * JSON, so a pattern is a string without flags. Bounds count a text's characters or an array's
 * entries; a number is compared by its value.
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
  /** The name of a field; this text must not be part of that field's digits. */
  notWithin?: string;
  /** A text of only blanks is refused. */
  whitespace?: true;
  /** The name of a field that must hold the same value. */
  sameAs?: string;
  /** A date of birth must be at least this many years ago in the site's zone (VAL-03). */
  minAge?: number;
  /** The site's name; a name that passes for the house is refused. */
  notHouse?: string;
  /** The message: on the wire the text, in the tables of rules its key. */
  message: string;
}

/** The rules of a form, by the name of the field. */
export type RuleSet = Readonly<Record<string, readonly Rule[]>>;
