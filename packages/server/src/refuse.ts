import type { ErrorCode, ErrorData } from '@palaro/api';
import type { Money } from '@palaro/kernel';

/**
 * An expected refusal with a typed code. The error handler translates it and turns it into the
 * wire's failure.
 */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly data: RefusalData;

  constructor(code: ErrorCode, data: RefusalData = {}) {
    super(code);
    this.code = code;
    this.data = data;
  }
}

/** What a refusal carries besides its code: values for its text, fields, the captcha flag. */
export interface RefusalData {
  /** A message key for each refused field. */
  fields?: Record<string, string>;
  captcha?: true;
  retryAfterSeconds?: number;
  /** Sent unchanged, in the shape of the code's rule. */
  data?: Record<string, unknown>;
  /** Values for the placeholders in the text; money and instants as they are. */
  values?: Record<string, string | number | Money | Date>;
}

/** A code whose rule has data must be given it; other codes must not have any. */
type Told<C extends ErrorCode> = [ErrorData<C>] extends [never]
  ? [told?: RefusalData & { data?: never }]
  : [told: RefusalData & { data: ErrorData<C> }];

/** `throw refuse('feedback_length', { values: { min, max } })`: a code of some `defineErrors`. */
export const refuse = <const C extends ErrorCode>(code: C, ...[told]: Told<C>) =>
  new Refusal(code, told);
