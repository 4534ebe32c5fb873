import {
  createHash,
  createPrivateKey,
  createPublicKey,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto';
import type { Pool, PoolClient } from 'pg';

interface DigestRow {
  day: string;
  above_id: string;
  to_id: string;
  postings: string;
  digest: Buffer;
  public_key: Buffer;
  signature: Buffer;
}

/** One day of the chain, in a form to read and to keep outside of the database. */
export interface DayDigest {
  day: string;
  postings: string;
  /** SHA-256, hex. */
  digest: string;
  /** Ed25519, hex. Whoever keeps a copy elsewhere can see when another key signs. */
  publicKey: string;
}

const FETCH_ROWS = 20_000;
/** How long to wait between looks. Batches end within milliseconds. */
const LOOK_MS = 50;
const LOOKS = 40;
const FIRST = Buffer.alloc(32);
/** The DER bytes in front of the raw 32 bytes of an Ed25519 key. */
const PRIVATE_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');
const PUBLIC_HEAD = Buffer.from('302a300506032b6570032100', 'hex');

// One line per posting, with all fields of its transfer. Transfer ids are unique on the whole site.
const LINES = `select concat_ws('|', p.transfer_id, p.leg, p.member_id, p.book, p.from_account,
    p.to_account, p.amount, coalesce(p.from_after::text, '-'), coalesce(p.to_after::text, '-'),
    t.key, t.kind, t.phase, coalesce(t.pending_id::text, '-'), t.cause_kind, t.cause_id,
    coalesce(t.reverses::text, '-'), t.actor, (extract(epoch from t.posted_at) * 1000000)::bigint)
    || e'\\n' as line
  from ledger.posting p join ledger.transfer t using (member_id, transfer_id)
  where p.transfer_id > $1 and p.transfer_id <= $2 and t.transfer_id > $1 and t.transfer_id <= $2
  order by p.transfer_id, p.leg, p.member_id`;
const READ = `select day::text, above_id::text, to_id::text, postings::text, digest, public_key,
  signature from ledger_digest order by ledger_digest.day`;
const ADD = `insert into ledger_digest (day, above_id, to_id, postings, digest, public_key,
  signature, made_at) values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`;

/**
 * Adds the day to the chain: SHA-256 over the last digest and every posting since, in the order of
 * their transfers, signed with the Ed25519 key made from these 32 bytes. Each posting is covered
 * once. Null where this day or a later one is in the chain already, or where a transaction does not
 * end; then the next run adds the day. Source: docs/domain/ledger.md §9 (8).
 */
export async function addDayDigest(
  pool: Pool,
  { day, at, seed }: { day: string; at: Date; seed: Uint8Array },
): Promise<DayDigest | null> {
  const last = (await pool.query<DigestRow>(`${READ} desc limit 1`)).rows[0];
  if (last && last.day >= day) return null;
  const to = await decidedId(pool);
  if (to === null) return null;
  const above = last?.to_id ?? '0';
  const before = last?.digest ?? FIRST;
  const { digest, postings } = await reading(pool, (client) => digestOf(client, before, above, to));
  const der = Buffer.concat([PRIVATE_HEAD, seed]);
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const row = { day, above_id: above, to_id: to, postings, digest };
  const signature = sign(null, signedText(row), key);
  const values = [day, above, to, postings, digest, rawPublic(key), signature, at];
  const { rowCount } = await pool.query(ADD, values);
  return rowCount === 0 ? null : shown({ ...row, public_key: rawPublic(key), signature });
}

/**
 * The highest id given so far, once every transaction that may hold an id up to it has ended. A
 * transaction gets its number before its first id, so the wait covers all of them. Null where one
 * stays open.
 */
async function decidedId(pool: Pool): Promise<string | null> {
  const head = await pool.query<{ id: string; tx: string }>(
    `select (last_value - 1 + is_called::int)::text id,
      pg_snapshot_xmax(pg_current_snapshot())::text tx from transfer_id`,
  );
  for (let looks = 0; looks < LOOKS; looks++) {
    const { rows } = await pool.query<{ ended: boolean }>(
      'select pg_snapshot_xmin(pg_current_snapshot())::text::bigint >= $1 ended',
      [head.rows[0]?.tx],
    );
    if (rows[0]?.ended) return head.rows[0]?.id ?? null;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  return null;
}

/**
 * Reads every posting again and reports what does not match the chain. The only good result is no
 * finding. Returns the chain as well, oldest day first.
 */
export async function checkDigests(
  pool: Pool,
): Promise<{ chain: DayDigest[]; findings: string[] }> {
  return reading(pool, async (client) => {
    const { rows } = await client.query<DigestRow>(READ);
    const findings: string[] = [];
    let before: Buffer = FIRST;
    let from = '0';
    for (const row of rows) {
      const { digest, postings } = await digestOf(client, before, from, row.to_id);
      if (row.above_id !== from || postings !== row.postings || !digest.equals(row.digest)) {
        findings.push(`${row.day}: the postings differ from those that were signed`);
      }
      if (!isSigned(row)) findings.push(`${row.day}: the signature does not match its key`);
      // A changed day gives one finding, because the next day is checked against the signed digest.
      before = row.digest;
      from = row.to_id;
    }
    return { chain: rows.map(shown), findings };
  });
}

async function digestOf(client: PoolClient, before: Buffer, from: string, to: string) {
  const hash = createHash('sha256').update(before);
  let postings = 0;
  await client.query(`declare lines no scroll cursor for ${LINES}`, [from, to]);
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${FETCH_ROWS} from lines`);
    for (const { line } of rows) hash.update(line);
    postings += rows.length;
    if (rows.length < FETCH_ROWS) break;
  }
  await client.query('close lines');
  return { digest: hash.digest(), postings: String(postings) };
}

/**
 * Reads everything as of one moment. The transaction is read-only and gets no number, so no fold
 * waits for it.
 */
async function reading<R>(pool: Pool, read: (client: PoolClient) => Promise<R>): Promise<R> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    return await read(client);
  } finally {
    await client.query('rollback').catch(() => {});
    client.release();
  }
}

const signedText = (row: Omit<DigestRow, 'public_key' | 'signature'>) =>
  Buffer.from(
    [
      'palaro ledger',
      row.day,
      row.above_id,
      row.to_id,
      row.postings,
      row.digest.toString('hex'),
    ].join('|'),
  );

const rawPublic = (key: KeyObject) =>
  createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(PUBLIC_HEAD.length);

function isSigned(row: DigestRow): boolean {
  const key = Buffer.concat([PUBLIC_HEAD, row.public_key]);
  const publicKey = createPublicKey({ key, format: 'der', type: 'spki' });
  return verify(null, signedText(row), publicKey, row.signature);
}

const shown = ({ day, postings, digest, public_key }: DigestRow): DayDigest => ({
  day,
  postings,
  digest: digest.toString('hex'),
  publicKey: public_key.toString('hex'),
});
