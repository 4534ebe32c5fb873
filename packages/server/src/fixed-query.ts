import type { CompiledQuery } from 'kysely';
import type { Db } from './db.ts';

/** Stands for a value while the question's text is put together. */
class Gap {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A question whose text is put together once, at its first use, instead of at each: for a question
 * of many columns that costs as much processor time as asking it (`docs/performance.md`). `build`
 * may use each of `values` only as a parameter, so nothing in the text can depend on them; a value
 * that is not filled in later makes the question fail.
 *
 * ```ts
 * const ownInfo = fixedQuery((db, { id }: { id: MemberId }) =>
 *   db.selectFrom('member').select('account').where('id', '=', id).compile());
 * const [row] = await ownInfo(app.reads, { id });
 * ```
 */
export function fixedQuery<Values extends object, Row>(
  build: (db: Db, values: Values) => CompiledQuery<Row>,
): (db: Db, values: Values) => Promise<Row[]> {
  let fixed: CompiledQuery<Row> | null = null;
  const gaps = new Proxy({}, { get: (_target, name) => new Gap(String(name)) }) as Values;
  return async (db, values) => {
    fixed ??= build(db, gaps);
    const parameters = fixed.parameters.map((value) =>
      value instanceof Gap ? filled(values, value.name) : value,
    );
    const { rows } = await db.executeQuery<Row>({ ...fixed, parameters });
    return rows;
  };
}

function filled(values: object, name: string): unknown {
  const value = (values as Record<string, unknown>)[name];
  if (value === undefined) throw new Error(`a question was asked without its value ${name}`);
  return value;
}
