import type { Pool } from 'pg';

/** Ids in one part, as in `ledger_make_part`: 100 million postings where a transfer has two. */
const PART_IDS = 50_000_000n;
/**
 * Ids that must be ready ahead. At 20,000 transfers a second they last 40 minutes, and the job
 * looks every minute.
 */
const RESERVE_IDS = PART_IDS;
/** A margin for the ids that are given between reading the sequence and moving it. */
const MOVING_IDS = 1_000_000n;

interface Part {
  name: string;
  from_id: string;
  to_id: string;
  state: 'ahead' | 'filling' | 'full' | 'closed' | 'archived';
  month: string | null;
  full_tx: string | null;
}

/**
 * Keeps the ledger's parts in order. It makes the next part before it is needed, begins a new part
 * with each month (`YYYY-MM` in the site's zone), and seals, freezes and counts a part once no
 * transaction can write to it. Returns the names of the parts closed now. Source:
 * docs/domain/ledger.md §9.
 */
export async function keepParts(pool: Pool, month: string): Promise<string[]> {
  await makeAhead(pool);
  await turnMonth(pool, month);
  await makeAhead(pool);
  await markFull(pool, month);
  const closed: string[] = [];
  for (const part of await readParts(pool)) {
    if (part.state === 'full' && (await hasEnded(pool, part.full_tx))) {
      await closePart(pool, part.name);
      closed.push(part.name);
    }
  }
  return closed;
}

async function readParts(pool: Pool): Promise<Part[]> {
  const { rows } = await pool.query<Part>(
    `select name, from_id::text, to_id::text, state, month, full_tx::text from ledger_part
      order by ledger_part.from_id`,
  );
  return rows;
}

/** The next transfer gets this id or a later one. */
async function nextId(pool: Pool): Promise<bigint> {
  const { rows } = await pool.query<{ id: string }>(
    'select (last_value + is_called::int)::text id from transfer_id',
  );
  return BigInt(rows[0]?.id ?? 1);
}

async function makeAhead(pool: Pool): Promise<void> {
  const next = await nextId(pool);
  let top = BigInt((await readParts(pool)).at(-1)?.to_id ?? 0);
  for (; top < next + RESERVE_IDS; top += PART_IDS) {
    await pool.query('select ledger_make_part($1, $2)', [top, top + PART_IDS]);
  }
}

/**
 * Moves the sequence past the ids that the last month left unused, so that no table's bounds must
 * change. One member's ids still follow the order of commits.
 */
async function turnMonth(pool: Pool, month: string): Promise<void> {
  const next = await nextId(pool);
  const part = (await readParts(pool)).find((one) => isIn(one, next));
  if (!part || part.month === null || part.month === month) return;
  const end = BigInt(part.to_id);
  if (next === BigInt(part.from_id) || end - next < MOVING_IDS) return;
  await pool.query(`select setval('transfer_id', $1, false)`, [end]);
}

const isIn = ({ from_id, to_id }: Part, id: bigint) => id >= BigInt(from_id) && id < BigInt(to_id);

/** Every transaction that took an id had locked a wallet first, so it already has a number. */
async function markFull(pool: Pool, month: string): Promise<void> {
  const next = await nextId(pool);
  const filling = `update ledger_part set state = 'filling', month = coalesce(month, $2)
    where $1 >= from_id and $1 < to_id and (state = 'ahead' or month is null)`;
  await pool.query(filling, [next, month]);
  const full = `update ledger_part set state = 'full', month = coalesce(month, $2),
      full_tx = pg_snapshot_xmax(pg_current_snapshot())::text::bigint
    where to_id <= $1 and state in ('ahead', 'filling')`;
  await pool.query(full, [next, month]);
}

async function hasEnded(pool: Pool, tx: string | null): Promise<boolean> {
  const { rows } = await pool.query<{ ended: boolean }>(
    'select pg_snapshot_xmin(pg_current_snapshot())::text::bigint >= $1 ended',
    [tx],
  );
  return rows[0]?.ended === true;
}

/** If this is cut off in the middle, the next run repeats it. */
async function closePart(pool: Pool, name: string): Promise<void> {
  await pool.query('select ledger_seal_part($1)', [name]);
  await pool.query('select ledger_prove_part($1)', [name]);
  await pool.query(`vacuum (freeze, analyze) transfer_${name}, posting_${name}`);
  await pool.query('select ledger_close_part($1)', [name]);
}
