import { dayIn, siteClock } from '@palaro/kernel';
import type { Member } from '@palaro/server';
import { readStatement } from '@palaro/records/server';
import { foldNow } from '@palaro/server-app/folds';
import { testApp } from '@palaro/testkit';
import type { BenchRow } from './row.ts';

const FEW = 10_000;
const MANY = 10_000_000;
/** Rows in each transaction, small enough not to fill the log or the memory while building. */
const CHUNK = 500_000;
const DAYS = 90;
const WARM = 10;
const READS = 60;

/**
 * The first page of a member's account record, all kinds over 90 days, with exact totals. Measured
 * with ten thousand postings in the table and with ten million, all of them the member's. Each
 * state has a separate database in the same run, folded and analysed.
 */
export async function benchRecords(): Promise<BenchRow[]> {
  const few = await firstPage(FEW);
  const many = await firstPage(MANY);
  return [
    {
      name: `first page of a record, ${MANY / 1_000_000} M postings`,
      value: many,
      unit: 'ms',
      baseline: few,
      ratio: many / few,
      aim: '≤ 3',
    },
  ];
}

async function firstPage(postings: number): Promise<number> {
  const clock = siteClock();
  const site = await testApp({ clock });
  const { app } = site;
  try {
    const member = { id: '7000001' } as Member;
    await app.pool.query(
      `insert into house_account (account_id, book, kind, vendor, detail)
        values (-1, 1, 'GAME', 'PALARO', 'dice')`,
    );
    for (let done = 0; done < postings; done += CHUNK) {
      await build(
        app.pool,
        member.id,
        done,
        Math.min(CHUNK, postings - done),
        postings,
        clock.now(),
      );
    }
    await app.pool.query('vacuum (analyze) transfer');
    await app.pool.query('vacuum (analyze) posting');
    await foldNow(app);
    await app.pool.query('analyze');
    const zone = app.site.settings['site.zone'];
    const query = {
      from: dayIn(zone, new Date(clock.now().getTime() - DAYS * 86_400_000)),
      to: dayIn(zone, clock.now()),
    };
    const times: number[] = [];
    for (let read = 0; read < WARM + READS; read++) {
      const start = performance.now();
      const { total } = await readStatement(app, member, query, { language: 'EN' } as never);
      if (total !== postings) throw new Error(`the record has ${total} of ${postings} postings`);
      if (read >= WARM) times.push(performance.now() - start);
    }
    return times.sort((a, b) => a - b)[READS / 2] ?? 0;
  } finally {
    await site.stop();
  }
}

/** Creates one member's bets over the last days, in the order of their ids. */
function build(
  pool: Awaited<ReturnType<typeof testApp>>['app']['pool'],
  member: string,
  done: number,
  count: number,
  all: number,
  now: Date,
) {
  return pool.query(
    `with rows as (
        select n, nextval('transfer_id') as id,
          $5::timestamptz - make_interval(secs => (($4::float8 - n) / $4) * ${DAYS} * 86400) as at
        from generate_series($2::bigint + 1, $2::bigint + $3::bigint) n),
      t as (insert into transfer (member_id, transfer_id, key, kind, cause_kind, cause_id, actor,
          posted_at)
        select $1, id, 'PALARO/' || n, 'bet', 'round', '00000000-0000-4000-8000-000000000000',
          'PALARO', at from rows)
      insert into posting (member_id, transfer_id, leg, book, from_account, to_account, amount,
        from_after)
      select $1, id, 0, 1, 101, -1, 10000, 1000000000000 - n * 10000 from rows`,
    [member, done, count, all, now],
  );
}
