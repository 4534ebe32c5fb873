import { excludeMember } from '@palaro/accounts/server';
import { Money } from '@palaro/kernel';
import { setPlayLimit } from '@palaro/wallet/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dropOld } from './inbox.tasks.ts';
import { broadcast, sendMessage } from './send-message.ts';
import { inboxSite, WORDS, type InboxSite } from './test-inbox.ts';

let site: InboxSite;
beforeAll(async () => {
  site = await inboxSite();
});
afterAll(() => site.stop());

const emit = <N extends 'session.opened' | 'transfer.failed' | 'round.repaired'>(
  name: N,
  event: Parameters<typeof site.app.queue.emit<N>>[2],
) => site.app.queue.emit(site.app.db, name, event);

/** The newest message after `told` has happened and its member was notified. */
async function newestAfter(member: { id: string; token: string }, told: () => unknown, count = 1) {
  const { until, leave } = site.hear(member.id);
  await told();
  await until(count);
  leave();
  return (await site.inbox(member.token)).list[0];
}

describe('an account’s events are written to its member', () => {
  it('REWARD-06 the first login brings a welcome, once; a later one from elsewhere is reported', async () => {
    const member = await site.member();
    const opened = (place: string) => ({
      sessionId: '00000000-0000-7000-8000-000000000000',
      memberId: member.id,
      account: 'reader',
      ip: place,
      userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)',
      first: place === '127.0.0.1',
      newDevice: place !== '127.0.0.1',
      at: site.app.clock.now().toISOString(),
    });
    const welcome = await newestAfter(member, () => emit('session.opened', opened('127.0.0.1')));
    expect(welcome).toMatchObject({ kind: 'SYSTEM', title: 'Welcome to the square' });
    expect(welcome?.content).toContain('Good to have you at Palaro, reader.');
    const later = { ...opened('203.0.113.9'), sessionId: 'ffffffff-0000-7000-8000-000000000000' };
    const login = await newestAfter(member, () => emit('session.opened', later));
    expect(login).toMatchObject({ kind: 'SECURITY', title: 'New login to your account' });
    expect(login?.content).toContain('iPhone, address 203.0.113.9');
    expect((await site.inbox(member.token)).total).toBe(2);
  });

  it('a play limit, a break and an exclusion are security messages', async () => {
    const member = await site.member();
    const amount = Money.of('1000.0000');
    const limit = await newestAfter(member, () =>
      setPlayLimit(site.app, member.id, { kind: 'loss', period: 'day', amount }),
    );
    expect(limit).toMatchObject({ kind: 'SECURITY', title: 'Your limit changed' });
    expect(limit?.content).toContain('the most you lose in a day is ₱1,000.00');
    site.app.clock.advance(1);
    const exclusion = await newestAfter(member, () =>
      excludeMember(site.app, member.id, { kind: 'self', until: null }),
    );
    expect(exclusion).toMatchObject({
      kind: 'SECURITY',
      title: expect.stringContaining('excluded'),
    });
  });

  it('a transfer that failed later and a round settled later are money messages, once', async () => {
    const member = await site.member();
    const failed = {
      memberId: member.id,
      vendor: 'BANGKA',
      id: 't-1',
      direction: 'in',
      amount: '500.0000',
    } as const;
    const back = await newestAfter(member, () => emit('transfer.failed', failed));
    expect(back).toMatchObject({ kind: 'MONEY', title: 'A transfer came back' });
    expect(back?.content).toContain('₱500.00 is in your main wallet again: Bangka Games');
    expect(back?.entry).toMatch(
      /^\/m\/transaction\/record\?days=[\d-]{10}\.\.[\d-]{10}&kind=transfers&cause=t-1$/,
    );
    site.app.clock.advance(1);
    const round = { memberId: member.id, vendor: 'BANGKA', round: 'r-1' };
    const settled = await newestAfter(member, async () => {
      await emit('transfer.failed', failed);
      await emit('round.repaired', round);
    });
    expect(settled).toMatchObject({ kind: 'MONEY', title: 'An open round was settled' });
    expect(settled?.entry).toBe('/m/gameRecord?round=r-1');
    await site.app.site.change({ switches: { TRANSREC3: false, TRANSBETREPMEM3: false } });
    const entries = (await site.inbox(member.token)).list.map(({ entry }) => entry);
    expect(entries).toEqual([null, null]);
    await site.app.site.change({ switches: { TRANSREC3: true, TRANSBETREPMEM3: true } });
    expect((await site.inbox(member.token)).total).toBe(2);
  });
});

describe('promotions §12 retention', () => {
  it('shows and keeps messages for 90 days, money and security for 365', async () => {
    const { id } = await site.member();
    const total = async () => (await site.inbox(await site.session(id))).total;
    for (const kind of ['SYSTEM', 'MONEY', 'SECURITY'] as const) {
      await sendMessage(site.app, { member: id, kind, key: `keep/${kind}`, body: WORDS });
    }
    site.app.clock.advance(1);
    await broadcast(site.app, { kind: 'SYSTEM', key: 'keep/all', body: WORDS });
    const ofMine = async () =>
      (await site.app.pool.query('select from inbox_message where member_id = $1', [id])).rowCount;
    const drop = () =>
      dropOld.run({ app: site.app, now: site.app.clock.now(), batch: dropOld.batch });
    site.app.clock.advance(89 * 86_400);
    await drop();
    expect([await total(), await ofMine()]).toEqual([4, 3]);
    site.app.clock.advance(86_400);
    expect(await total()).toBe(2);
    await drop();
    await drop();
    expect(await ofMine()).toBe(2);
    expect(await site.count(`inbox_broadcast where key = 'keep/all'`)).toBe(0);
    site.app.clock.advance(275 * 86_400);
    await drop();
    expect([await ofMine(), await site.count('inbox_mark')]).toEqual([0, 0]);
  });
});
