import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { recordAudit, systemActor } from '@palaro/server';
import { createLog } from '@palaro/server-app';
import { testApp } from '@palaro/testkit';
import { exportAndRecord, verifyAndRecord } from './audit-work.ts';
import { signTask } from './audit.tasks.ts';
import { verifyPack } from './evidence-pack.ts';
import { verifyChain } from './verify-chain.ts';

const WRITERS = 50;
const EACH = 20;

const site = await testApp({ log: createLog('silent') });
const { app, database } = site;
afterAll(site.stop);

const actor = systemActor('test');
const write = (i: number) =>
  app.db.transaction().execute((tx) =>
    recordAudit(tx, actor, app.clock.now(), {
      action: `thing.${['make', 'change', 'end'][i % 3]}`,
      subject: `thing:${i}`,
      ...(i % 2 ? { member: String(i) } : {}),
      before: { state: 'ñ "old"', amount: '10.5000', i },
      after: { state: null, nested: [{ b: 1, a: 2 }] },
    }),
  );
const sign = () => signTask.run({ app, now: app.clock.now(), batch: 1 });

beforeAll(async () => {
  const writers = Array.from({ length: WRITERS }, async (_, writer) => {
    for (let i = 0; i < EACH; i += 1) await write(writer * EACH + i);
  });
  await Promise.all(writers);
});

it('RG-30 OC-39 fifty writers at once leave a chain without a gap, which verifies', async () => {
  const verified = await verifyChain(app);
  expect(verified).toMatchObject({ checked: WRITERS * EACH, broken: null, next: null });
  expect(await verifyChain(app, '500')).toMatchObject({ checked: 501, broken: null });
  // Beyond the end is nothing, and nothing is broken there.
  expect(await verifyChain(app, '90000')).toMatchObject({ checked: 0, broken: null, next: null });
});

it('signs the end every hour, mails it once, and leaves an hour without entries out', async () => {
  await app.site.change({ settings: { 'operators.mail': 'operators@palaro.test' } });
  await Promise.all([sign(), sign()]);
  app.clock.advance(3_600);
  await sign();
  expect(await app.db.selectFrom('audit_head').select('seq').execute()).toEqual([{ seq: '1000' }]);
  const mails = await app.db
    .selectFrom('outbox')
    .select('text')
    .where('purpose', '=', 'audit')
    .execute();
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toMatch(/^hash: [0-9a-f]{64}$/m);
  expect(await verifyChain(app)).toMatchObject({ heads: 1, broken: null });
});

describe('RG-30 OC-39 who may change the database changes the trail, and is found', () => {
  const owner = (text: string) => database.pool.query(text);
  beforeAll(async () => {
    await write(1_000);
    await owner('create table kept as select seq, at, entry, hash from audit_entry');
    await owner('alter table audit_entry disable trigger append_only');
  });
  afterEach(async () => {
    await owner('delete from audit_entry');
    await owner('insert into audit_entry (seq, at, entry, hash) select * from kept');
  });
  afterAll(() => owner('alter table audit_entry enable trigger append_only'));

  const packed = async () => {
    const pack = app.db.transaction().execute(async (tx) => {
      const { writePack } = await import('./evidence-pack.ts');
      return writePack(app, tx, { first: '1', last: '1001', toEnd: true });
    });
    return (await verifyPack(await pack)).broken;
  };
  const rechained = (from: number) => `do $$ declare e record; before bytea; begin
    select hash into before from audit_entry where seq = ${from} - 1;
    for e in select seq, entry from audit_entry where seq >= ${from} order by seq loop
      before := audit_hash(before, e.entry);
      update audit_entry set hash = before where seq = e.seq;
    end loop; end $$`;
  const moved = (from: number) => [
    `update audit_entry set seq = -seq - 1 where seq >= ${from}`,
    `update audit_entry set seq = -seq where seq < 0`,
  ];
  const copied = `insert into audit_entry (seq, at, entry, hash)
    select 300, at, entry, hash from kept where seq = 20`;

  it.each<[string, string[], string, string]>([
    [
      'changed byte',
      [
        `update audit_entry set entry = jsonb_set(entry, '{actor}', '"system:tesu"') where seq = 77`,
      ],
      ...(['77', 'changed'] as const),
    ],
    [
      'changed time',
      [`update audit_entry set at = at + interval '1 second' where seq = 78`],
      ...(['78', 'changed'] as const),
    ],
    ['deleted row', ['delete from audit_entry where seq = 500'], '500', 'missing'],
    ['deleted beginning', ['delete from audit_entry where seq < 4'], '1', 'missing'],
    [
      'swapped rows',
      [
        'update audit_entry set seq = -1 where seq = 40',
        'update audit_entry set seq = 40 where seq = 43',
        'update audit_entry set seq = 43 where seq = -1',
      ],
      ...(['40', 'changed'] as const),
    ],
    ['inserted row', [...moved(300), copied], '300', 'changed'],
    ['cut end', ['delete from audit_entry where seq > 990'], '991', 'missing'],
    [
      'change with all later links computed anew',
      [
        `update audit_entry set entry = jsonb_set(entry, '{actor}', '"x"') where seq = 900`,
        rechained(900),
      ],
      ...(['1000', 'head'] as const),
    ],
  ])('a %s', async (what, statements, seq, why) => {
    for (const statement of statements) await owner(statement);
    expect((await verifyChain(app)).broken).toEqual({ seq, why });
    // A pack has no column for the time, which is in the entry.
    expect(await packed()).toEqual(what === 'changed time' ? null : { seq, why });
  });

  it('an inserted row with right links is found where the next one begins', async () => {
    for (const text of [...moved(300), copied]) await owner(text);
    await owner(`update audit_entry set hash = audit_hash(
      (select hash from audit_entry where seq = 299), entry) where seq = 300`);
    expect((await verifyChain(app)).broken).toEqual({ seq: '301', why: 'changed' });
    expect(await packed()).toEqual({ seq: '301', why: 'changed' });
  });

  it('the server’s role can neither change an entry nor write one unlinked', async () => {
    for (const text of [
      `update audit_entry set at = now()`,
      'delete from audit_entry',
      `insert into audit_entry (seq, at, entry, hash) values (9999, now(), '{}', '')`,
      'delete from audit_head',
    ]) {
      await expect(app.pool.query(text)).rejects.toThrow('permission denied');
    }
  });
});

describe('an evidence pack', () => {
  it('verifies without the site, and not with a key that others made', async () => {
    const { name, entries, file } = await exportAndRecord(app, actor, {});
    expect([name, entries]).toEqual([expect.stringMatching(/^audit-.*-1\.ndjson$/), 1001]);
    const lines = file.split('\n');
    expect(await verifyPack(lines)).toMatchObject({ checked: 1001, heads: 1, broken: null });
    const { generateKeyPairSync } = await import('node:crypto');
    const other = generateKeyPairSync('ed25519').publicKey.export({ format: 'der', type: 'spki' });
    expect((await verifyPack(lines, other.toString('base64'))).broken).toMatchObject({
      why: 'head',
    });
    await expect(verifyPack(['{"seq":"1"}'])).rejects.toThrow('no evidence pack');
  });

  it('of a part fits the entry before it', async () => {
    // All writers' first entries may bear one time, in any order.
    const middle = 'select at from audit_entry where seq = 500';
    const { rows } = await app.pool.query<{ at: Date }>(middle);
    const { file, entries } = await exportAndRecord(app, actor, { from: rows[0]!.at });
    expect(entries).toBeLessThan(1002);
    expect((await verifyPack(file.split('\n'))).broken).toBeNull();
  });

  it('OC-30 of more than 50,000 entries is refused, and no entry says that it was made', async () => {
    const exports = async () =>
      (await app.pool.query(`select from audit_entry where action = 'audit.export'`)).rowCount;
    const made = await exports();
    // A single late number stands for all that would be between.
    await database.pool.query(
      `insert into audit_entry (seq, at, entry, hash)
        select 50001, at, entry, hash from audit_entry where seq = 1`,
    );
    const refusal = await exportAndRecord(app, actor, {}).catch((error: Error) => error.message);
    expect(refusal === 'audit.too_many').toBe(true);
    expect(await exports()).toBe(made);
    expect((await verifyAndRecord(app, actor)).broken).toMatchObject({ why: 'missing' });
  });
});
