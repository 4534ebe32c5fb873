import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '@palaro/testkit';
import { migrate } from './migrate.ts';

// What operators did before there was one trail and one list of change requests moves there. The
// tables that it comes from are gone, so only the migrations themselves can be asked.
const FOLDER = join(import.meta.dirname, '../../migrations');
const FIRST = '0215_kyc_audit_to_trail.sql';

const database = await testDatabase();
const { pool } = database;
const folder = mkdtempSync(join(tmpdir(), 'palaro-carried-'));
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.drop();
});

const PROPOSED = '01a20000-0000-7000-8000-000000000001';
const APPLIED = '01a20000-0000-7000-8000-000000000002';
const WAITS = '01a20000-0000-7000-8000-000000000011';
const ANSWERED = '01a20000-0000-7000-8000-000000000012';
let member = '';

/** Rows as the code before 0215 left them. */
async function fillAsBefore() {
  const { rows } = await pool.query<{ id: string }>(
    `insert into member (account, type, merchant_code, language, registered_at)
      values ('carried', 0, 'palaro', 'EN', '2026-01-01') returning id`,
  );
  member = rows[0]!.id;
  await pool.query(
    `insert into kyc_audit (at, actor, action, member_id, subject, detail) values
      ('2026-02-01T01:00:00.5Z', 'ana', 'view', $1, 'a1', ''),
      ('2026-02-01T02:00:00Z', 'ana', 'reject', $1, 'a1', 'blurred'),
      ('2026-02-02T01:00:00Z', 'system', 'reopen', $1, 'a1', ''),
      ('2026-02-03T01:00:00Z', 'ben', 'reopen', $1, 'a1', 'asked again')`,
    [member],
  );
  await pool.query(
    `insert into adjust_request (id, member_id, amount, reason, note, state, maker, made_at,
        expires_at, ended_by, ended_at) values
      ($1, $3, 1000000001, 'gameError', 'short', 'Pending', 'ana', '2026-03-01', '2026-03-02',
        null, null),
      ($2, $3, -250000, 'complaint', 'the round of ticket 88', 'Applied', 'ana', '2026-03-03',
        '2026-03-04', 'ben', '2026-03-03T05:00:00Z')`,
    [PROPOSED, APPLIED, member],
  );
  await pool.query(
    `insert into adjust_act (request, act, actor, note, at) values
      ($1, 'propose', 'ana', '', '2026-03-01'),
      ($2, 'propose', 'ana', '', '2026-03-03'),
      ($2, 'confirm', 'ben', 'seen', '2026-03-03T05:00:00Z')`,
    [PROPOSED, APPLIED],
  );
  await pool.query(
    `insert into conversation (id, guest_hash, started_at, last_message_at) values
      ($1, '\\x01', '2026-04-01', '2026-04-02'), ($2, '\\x02', '2026-04-01', '2026-04-02')`,
    [WAITS, ANSWERED],
  );
  await pool.query(
    `insert into conversation_message (conversation_id, author, text, sent_at) values
      ($1, 'visitor', 'one', '2026-04-01T01:00:00Z'),
      ($1, 'operator', 'two', '2026-04-01T02:00:00Z'),
      ($1, 'visitor', 'three', '2026-04-01T03:00:00Z'),
      ($1, 'visitor', 'four', '2026-04-01T04:00:00Z'),
      ($2, 'visitor', 'one', '2026-04-01T01:00:00Z'),
      ($2, 'operator', 'two', '2026-04-01T02:00:00Z')`,
    [WAITS, ANSWERED],
  );
  await pool.query(
    `insert into support_audit (actor, action, subject, after, at) values
      ('eva', 'answer', 'conversation:' || $1, '{"message": "2"}', '2026-04-01T02:00:00Z'),
      ('eva', 'answer_feedback', 'feedback:F-1', '{"answer": "Salamat po"}', '2026-04-02')`,
    [WAITS],
  );
  await pool.query(
    `insert into content_change (changed_at, changed_by, kind, entry, action, value) values
      ('2026-05-01', 'demo', 'help_topic', '1', 'add', '{"title": "old"}'),
      ('2026-05-02', 'eva', 'help_topic', '1', 'save', '{"title": "new"}'),
      ('2026-05-03', 'eva', 'announcement', '2', 'publish', '{}')`,
  );
}

beforeAll(async () => {
  await pool.query(
    `drop schema public cascade; create schema public;
      drop schema if exists ledger cascade; drop schema if exists archive cascade`,
  );
  const names = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  const copy = (name: string) => copyFileSync(join(FOLDER, name), join(folder, name));
  for (const name of names.filter((one) => one < FIRST)) copy(name);
  await migrate(pool, folder);
  await fillAsBefore();
  for (const name of names.filter((one) => one >= FIRST)) copy(name);
  expect(await migrate(pool, folder)).toContain('0236_content_versions.sql');
});

const trail = async (like: string) =>
  (
    await pool.query<{ told: unknown }>(
      `select entry - 'at' || jsonb_build_object('at', at) as told from audit_entry
        where action like $1 order by seq`,
      [like],
    )
  ).rows.map(({ told }) => told);

describe('what operators did before the one trail', () => {
  it('moves there from the identity desk in its order, and the last reopening stays', async () => {
    const subject = 'kyc:a1';
    expect(await trail('kyc.%')).toEqual([
      expect.objectContaining({ actor: 'operator:ana', action: 'kyc.picture', subject, member }),
      expect.objectContaining({ action: 'kyc.reject', reason: 'blurred' }),
      expect.objectContaining({ actor: 'system:kyc', action: 'kyc.reopen' }),
      expect.objectContaining({ actor: 'operator:ben', reason: 'asked again' }),
    ]);
    const { rows } = await pool.query('select member_id::text, at from kyc_reopening');
    expect(rows).toEqual([{ member_id: member, at: new Date('2026-02-03T01:00:00Z') }]);
  });

  it('moves with corrections, which keep their ids, people and amounts', async () => {
    const { rows } = await pool.query(
      `select id, kind, subject, payload, reason, needed, maker_name, state, ended_at
        from change_request order by id`,
    );
    expect(rows).toEqual([
      expect.objectContaining({
        id: PROPOSED,
        kind: 'balance.correction',
        subject: `member:${member}`,
        needed: 2,
        payload: { member, amount: '100000.0001', code: 'gameError' },
        reason: 'correction: short',
        state: 'Pending',
        ended_at: null,
      }),
      expect.objectContaining({
        id: APPLIED,
        needed: 1,
        maker_name: 'ana',
        state: 'Applied',
        payload: { member, amount: '-25.0000', code: 'complaint' },
        reason: 'the round of ticket 88',
      }),
    ]);
    const steps = await pool.query(
      'select step, name, note from change_step where request = $1 order by id',
      [APPLIED],
    );
    expect(steps.rows).toEqual([
      { step: 'ask', name: 'ana', note: null },
      { step: 'approve', name: 'ben', note: 'seen' },
      { step: 'apply', name: null, note: null },
    ]);
    expect(await trail('correction.%')).toHaveLength(3);
  });

  it('moves with tickets without what was said, and a visitor’s wait is known', async () => {
    const told = await trail('ticket.%');
    expect(told).toEqual([
      expect.objectContaining({ actor: 'operator:eva', after: { message: '2' } }),
      expect.objectContaining({ action: 'ticket.answer', subject: 'feedback:F-1' }),
    ]);
    expect(JSON.stringify(told)).not.toContain('Salamat');
    const { rows } = await pool.query('select id, waiting_since from conversation order by id');
    expect(rows).toEqual([
      { id: WAITS, waiting_since: new Date('2026-04-01T03:00:00Z') },
      { id: ANSWERED, waiting_since: null },
    ]);
  });

  it('moves with content, whose earlier texts can be brought back', async () => {
    expect(await trail('content.%')).toEqual([
      expect.objectContaining({ actor: 'system:demo', action: 'content.add' }),
      expect.objectContaining({ actor: 'operator:eva', subject: 'help_topic:1' }),
      expect.objectContaining({ action: 'content.publish', subject: 'announcement:2' }),
    ]);
    const { rows } = await pool.query('select kind, entry, saved_by, value from content_version');
    expect(rows).toEqual([
      { kind: 'help_topic', entry: '1', saved_by: 'demo', value: { title: 'old' } },
      { kind: 'help_topic', entry: '1', saved_by: 'eva', value: { title: 'new' } },
    ]);
  });

  it('is one unbroken chain', async () => {
    const { rows } = await pool.query(
      `select count(*)::int as entries, count(*) filter (where hash <> want)::int as broken,
          max(seq)::int as last
        from (select seq, hash, audit_hash(coalesce(lag(hash) over (order by seq),
          decode(repeat('00', 32), 'hex')), entry) as want from audit_entry) chain`,
    );
    expect(rows).toEqual([{ entries: 12, broken: 0, last: 12 }]);
  });
});
