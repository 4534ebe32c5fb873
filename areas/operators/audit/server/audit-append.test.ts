import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '@palaro/testkit';
import { verifyChain } from './verify-chain.ts';

const site = await testApp();
const { app, database } = site;
afterAll(site.stop);

describe('on a real site whoever has the server’s role', () => {
  const append = (entry: object) => app.pool.query('select audit_append($1)', [entry]);
  const DONE = { action: 'test.done', subject: 'test:1' };
  const now = () => app.clock.now().toISOString();
  const newest = async () =>
    (
      await app.pool.query<{ at: Date; entry: { at: string; session?: string } }>(
        'select at, entry from audit_entry order by seq desc limit 1',
      )
    ).rows[0]!;
  beforeAll(() => database.pool.query('update audit_rule set rehearsal = false'));

  it('cannot date an entry: its time is the database’s', async () => {
    await append({ ...DONE, at: '2001-02-03T04:05:06.000Z', actor: 'system:test' });
    const { at, entry } = await newest();
    expect(new Date(entry.at)).toEqual(at);
    const { rows } = await app.pool.query<{ now: Date }>('select clock_timestamp() as now');
    expect(rows[0]!.now.getTime() - at.getTime()).toBeLessThan(60_000);
    expect((await verifyChain(app)).broken).toBeNull();
  });

  it('cannot write one for an operator who is not there, nor for nobody', async () => {
    const { rows } = await app.pool.query<{ now: Date }>('select clock_timestamp() as now');
    const started = rows[0]!.now;
    const person = (name: string) => ({
      id: randomUUID(),
      name,
      full_name: name,
      mail: `${name}@palaro.test`,
      state: 'active' as const,
      roles: [],
      created_at: started,
    });
    const [ana, ben] = [person('ana'), person('ben')] as const;
    await app.db.insertInto('operator').values([ana, ben]).execute();
    const session = async (operator: string, at: Date, ended: Date | null) => {
      const id = randomUUID();
      const values = { id, operator_id: operator, device: '', device_name: '', ip: '' };
      await app.db
        .insertInto('operator_session')
        .values({
          ...values,
          token_digest: Buffer.from(id),
          started_at: at,
          seen_at: at,
          ended_at: ended,
        })
        .execute();
      return id;
    };
    const hoursAgo = (hours: number) => new Date(started.getTime() - hours * 3_600_000);
    const open = await session(ana.id, started, null);
    const left = await session(ana.id, hoursAgo(2), hoursAgo(1));
    const old = await session(ana.id, hoursAgo(12), null);
    const refused = [
      { actor: 'operator:ana' },
      { actor: 'operator:ana', session: randomUUID() },
      { actor: 'operator:ana', session: left },
      { actor: 'operator:ana', session: old },
      { actor: 'operator:ben', session: open },
      { actor: 'member:1000001' },
      {},
    ];
    for (const who of refused) {
      await expect(append({ ...DONE, at: now(), ...who })).rejects.toThrow(/^audit: /);
    }
    await append({ ...DONE, at: now(), actor: 'operator:ana', session: open });
    expect(await newest()).not.toHaveProperty('entry.session');
    await expect(app.pool.query('update audit_rule set rehearsal = true')).rejects.toThrow(
      'permission denied',
    );
  });
});
