import { Ajv } from 'ajv';
import fastJson from 'fast-json-stringify';

/** What compiles schemas. Loading it takes a twentieth of a start, so only requests do. */

const OPTIONS = { allErrors: true, strict: false, validateFormats: false };
/**
 * Bodies are judged as sent: nothing is coerced or dropped. Values in a URL are text, so numbers
 * and booleans are parsed first.
 */
export const strict = new Ajv(OPTIONS);
export const fromUrl = new Ajv({ ...OPTIONS, coerceTypes: true });
/** Judges the payloads of tasks: the first fault is enough. */
export const forTasks = new Ajv({ ...OPTIONS, allErrors: false });

/** A function that writes an answer as JSON by its schema. */
export const writerOf = (schema: object) => fastJson(schema);
