/** An expected, typed and translated no; the error handler turns it into the wire's failure. */
export class Refusal extends Error {
  readonly code: string;
  readonly data: RefusalData;

  constructor(code: string, data: RefusalData = {}) {
    super(code);
    this.code = code;
    this.data = data;
  }
}

/** What a refusal tells besides its text: values for the text, fields, the captcha flag. */
export interface RefusalData {
  /** A message key per refused field. */
  fields?: Record<string, string>;
  captcha?: true;
  retryAfterSeconds?: number;
  /** Told as it is, in the shape of the code's rule. */
  data?: Record<string, unknown>;
  /** Values for the places in the text. */
  values?: Record<string, string | number>;
}

/** `throw refuse('feedback_length', { values: { min, max } })`; the code must be in a catalogue. */
export const refuse = (code: string, data?: RefusalData) => new Refusal(code, data);
