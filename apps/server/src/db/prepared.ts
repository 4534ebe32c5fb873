import { Client } from 'pg';

/** A text is prepared from this use on; one that is built for one question never gets there. */
const PREPARE_AT = 3;
/** Each connection keeps the plans of all names, so there must be an end to them. */
const NAMES_MAX = 400;
/** Texts that are counted but not named yet. When they are too many, the counting begins anew. */
const COUNTED_MAX = 2_000;

/** Such an answer gets another shape when a node of the next version adds a column. */
const EVERY_COLUMN = /(?:\bselect|\breturning|,|\.)\s*\*/i;

const names = new Map<string, string>();
const uses = new Map<string, number>();

/** The name under which connections prepare this text; undefined while it is asked too rarely. */
function nameOf(text: string): string | undefined {
  const name = names.get(text);
  if (name !== undefined || names.size >= NAMES_MAX) return name;
  if (uses.size >= COUNTED_MAX) uses.clear();
  const used = (uses.get(text) ?? 0) + 1;
  uses.set(text, used);
  if (used < PREPARE_AT) return undefined;
  if (EVERY_COLUMN.test(text)) return undefined;
  uses.delete(text);
  names.set(text, `fixed_${names.size}`);
  return names.get(text);
}

/**
 * A connection that prepares what is asked again and again: PostgreSQL then parses and plans the
 * text once instead of each time. Only texts with values are prepared: one without values may hold
 * several statements. A question given as `{ text, values }` is planned each time, for its values.
 */
export class PreparingClient extends Client {
  override query(...[question, values, ...rest]: unknown[]): never {
    const named =
      typeof question === 'string' && Array.isArray(values) && values.length > 0
        ? nameOf(question)
        : undefined;
    const asked = named === undefined ? question : { name: named, text: question };
    return Reflect.apply(super.query, this, [asked, values, ...rest]) as never;
  }
}
