import { sql } from 'kysely';
import type { Db } from '@palaro/server';
import type { ChangeState } from '../changes.api.ts';
import './changes.tables.ts';

export interface RequestFilter {
  now: Date;
  state?: ChangeState | undefined;
  kind?: string | undefined;
  makerName?: string | undefined;
  /** The maker's id. */
  maker?: string | undefined;
  waitsFor?: WaitsFor | undefined;
}

/** What waits for this person: of these kinds, or of any kind and asked for before `lateFrom`. */
interface WaitsFor {
  operator: string;
  kinds: readonly string[];
  lateFrom: Date | null;
}

/** So that no filter counts without end. */
const COUNT_MAX = 5_000;

/** A page of requests: newest first, but what waits for somebody oldest first. */
export async function listRequests(db: Db, filter: RequestFilter, limit: number, offset: number) {
  const order = filter.waitsFor ? 'asc' : 'desc';
  const found = filter.waitsFor
    ? waitsFor(matching(db, filter), filter.waitsFor)
    : matching(db, filter);
  const [rows, { count }] = await Promise.all([
    found
      .selectAll()
      .orderBy('made_at', order)
      .orderBy('id', order)
      .limit(limit)
      .offset(offset)
      .execute(),
    db
      .selectFrom(found.select('id').limit(COUNT_MAX).as('found'))
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total: Number(count) };
}

/** How many wait, for one person or for anybody, and since when the oldest does. */
export async function countWaiting(db: Db, now: Date, waits?: WaitsFor) {
  const pending = matching(db, { now, state: 'Pending' });
  const { count, oldest } = await (waits ? waitsFor(pending, waits) : pending)
    .select(({ fn }) => [
      fn.countAll<string>().as('count'),
      fn.min<Date | null>('made_at').as('oldest'),
    ])
    .executeTakeFirstOrThrow();
  return { count: Number(count), oldest };
}

function matching(db: Db, { now, state, kind, makerName, maker, waitsFor: waits }: RequestFilter) {
  return db
    .selectFrom('change_request')
    .$if(state === 'Expired', (found) =>
      // The task that ends them runs each minute only.
      found.where((is) =>
        is.or([
          is('state', '=', 'Expired'),
          is.and([is('state', '=', 'Pending'), is('expires_at', '<=', now)]),
        ]),
      ),
    )
    .$if(state !== undefined && state !== 'Expired', (found) => found.where('state', '=', state!))
    .$if(state === 'Pending' || waits !== undefined, (found) => found.where('expires_at', '>', now))
    .$if(kind !== undefined, (found) => found.where('kind', '=', kind!))
    .$if(makerName !== undefined, (found) => found.where('maker_name', '=', makerName!))
    .$if(maker !== undefined, (found) => found.where('maker', '=', maker!));
}

const waitsFor = (
  found: ReturnType<typeof matching>,
  { operator, kinds, lateFrom }: WaitsFor,
): ReturnType<typeof matching> =>
  found
    .where('state', '=', 'Pending')
    .where('maker', '<>', operator)
    .where((is) =>
      is.or([
        kinds.length > 0 ? is('kind', 'in', kinds) : sql<boolean>`false`,
        lateFrom ? is('made_at', '<=', lateFrom) : sql<boolean>`false`,
      ]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('change_step')
            .select('change_step.id')
            .whereRef('change_step.request', '=', 'change_request.id')
            .where('change_step.operator', '=', operator),
        ),
      ),
    );
