import { excludeMember } from '@palaro/accounts/server';
import { plusSeconds } from '@palaro/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { broadcast, sendMessage } from './send-message.ts';
import { inboxSite, WORDS, type InboxSite } from './test-inbox.ts';

const SHARED = { ...WORDS, title: { EN: 'For all', TY: 'Para sa lahat' } };

let site: InboxSite;
beforeAll(async () => {
  site = await inboxSite();
});
afterAll(() => site.stop());

let last = 0;
const key = () => `test/${(last += 1)}`;
const send = (member: string, kind: 'MONEY' | 'PROMO' | 'SYSTEM' | 'AGENT' = 'MONEY') =>
  sendMessage(site.app, { member, kind, key: key(), body: WORDS });
const tell = (more: Partial<Parameters<typeof broadcast>[1]> = {}) =>
  broadcast(site.app, { kind: 'SYSTEM', key: key(), body: WORDS, ...more });
const titles = async (token: string, query?: string) =>
  (await site.inbox(token, query)).list.map(({ title }) => title);

describe('REWARD-06 the inbox', () => {
  it('REWARD-06 lists what was sent, newest first, in the requested language', async () => {
    const { id, token } = await site.member();
    await send(id);
    site.app.clock.advance(1);
    await sendMessage(site.app, {
      member: id,
      kind: 'MONEY',
      key: 'a',
      body: { template: 'transfer_returned', values: { vendor: 'BANGKA', amount: '1500.5000' } },
    });
    const { list, total, unread } = await site.inbox(token);
    expect({ total, unread }).toEqual({ total: 2, unread: 2 });
    expect(list[1]).toMatchObject({ title: 'News', content: '<p>Something new</p>', read: false });
    expect(list[0]).toMatchObject({ kind: 'MONEY', title: 'A transfer came back', read: false });
    expect(list[0]?.content).toContain('₱1,500.50 is in your main wallet');
    expect(list[0]?.content).toContain('Bangka Games');
    const inTy = await site.inbox(token, '', 'TY');
    expect(inTy.list.map(({ title }) => title)).toEqual(['May bumalik na transfer', 'Balita']);
  });

  it('REWARD-06 an opened message is read for good; another member’s is not found', async () => {
    const one = await site.member();
    const other = await site.member();
    await send(one.id);
    await send(other.id);
    const id = (await site.inbox(one.token)).list[0]?.id ?? '';
    expect((await site.change(other.token, 'PUT', id)).status).toBe(404);
    expect((await site.change(other.token, 'DELETE', id)).status).toBe(404);
    const both = await Promise.all([
      site.change(one.token, 'PUT', id),
      site.change(one.token, 'PUT', id),
    ]);
    expect(both.map(({ value }) => value.unread)).toEqual([0, 0]);
    expect((await site.inbox(one.token)).list[0]?.read).toBe(true);
    expect((await site.inbox(one.token, '?unread=true')).list).toEqual([]);
    expect(await site.unread(other.token)).toBe(1);
  });

  it('REWARD-06 a deletion is only for this member, works once, and can be undone', async () => {
    const one = await site.member();
    const other = await site.member();
    await send(one.id);
    site.app.clock.advance(1);
    await tell({ body: SHARED });
    const shared = (await site.inbox(one.token)).list[0]?.id ?? '';
    const gone = await Promise.all([
      site.change(one.token, 'DELETE', shared),
      site.change(one.token, 'DELETE', shared),
    ]);
    expect(gone.map(({ status, value }) => [status, value.unread])).toEqual([
      [200, 1],
      [200, 1],
    ]);
    expect(await titles(one.token)).toEqual(['News']);
    expect(await titles(other.token)).toEqual(['For all']);
    const path = `/wps/relay/CSP_getInbox/${shared}/restore`;
    expect((await site.call(one.token, 'POST', path)).status).toBe(200);
    expect(await titles(one.token)).toEqual(['For all', 'News']);
    expect(await site.unread(one.token)).toBe(2);
  });

  it('REWARD-06 marking all read leaves later messages unread', async () => {
    const { id, token } = await site.member();
    site.app.clock.advance(1);
    await tell();
    const until = site.app.clock.now().toISOString();
    site.app.clock.advance(1);
    await send(id);
    const path = '/wps/relay/CSP_getInbox';
    const { value } = await site.call<{ unread: number }>(token, 'PUT', path, { until });
    expect(value.unread).toBe(1);
    expect((await site.inbox(token)).list.map(({ read }) => read)).toEqual([false, true]);
  });

  it('REWARD-06 pages neither repeat nor skip when new messages arrive', async () => {
    const { id, token } = await site.member();
    for (let i = 0; i < 7; i++) {
      site.app.clock.advance(1);
      await (i % 2 ? send(id) : tell());
    }
    const first = await site.inbox(token, '?pageSize=3');
    expect(first).toMatchObject({ pageNum: 1, totalPages: 3, total: 7 });
    site.app.clock.advance(1);
    await send(id);
    const second = await site.inbox(token, `?pageSize=3&cursor=${first.nextCursor}`);
    const third = await site.inbox(token, `?pageSize=3&cursor=${second.nextCursor}`);
    const ids = [first, second, third].flatMap(({ list }) => list.map((one) => one.id));
    expect(new Set(ids).size).toBe(7);
    expect(third).toMatchObject({ pageNum: 3, nextCursor: null });
    const plain = await site.inbox(token, '?pageSize=3&pageNum=2');
    expect(plain.list.map((one) => one.id)).toEqual(
      (await site.inbox(token)).list.slice(3, 6).map((one) => one.id),
    );
    const path = '/wps/relay/CSP_getInbox?cursor=none';
    expect(await site.call(token, 'GET', path)).toMatchObject({ status: 400, code: 'malformed' });
  });

  it('APP-12 MAILCEN off: every inbox call is refused; guests are asked to log in', async () => {
    const { token } = await site.member();
    await site.app.site.change({ switches: { MAILCEN: false } });
    for (const path of ['CSP_getInbox', 'CSP_unreadCount']) {
      expect(await site.call(token, 'GET', `/wps/relay/${path}`)).toMatchObject({
        status: 403,
        code: 'switched_off',
      });
    }
    await site.app.site.change({ switches: { MAILCEN: true } });
    expect((await site.call(undefined, 'GET', '/wps/relay/CSP_getInbox')).status).toBe(401);
  });
});

describe('MINE-07 the unread count', () => {
  it('PR-50 a broadcast to all adds one row; reading it lowers one count', async () => {
    const readers = await Promise.all([site.member(), site.member(), site.member()]);
    const rows = await Promise.all(
      ['inbox_broadcast', 'inbox_message', 'inbox_mark'].map(site.count),
    );
    site.app.clock.advance(1);
    await tell();
    expect(
      await Promise.all(['inbox_broadcast', 'inbox_message', 'inbox_mark'].map(site.count)),
    ).toEqual([(rows[0] ?? 0) + 1, rows[1], rows[2]]);
    const counts = () => Promise.all(readers.map(({ token }) => site.unread(token)));
    expect(await counts()).toEqual([1, 1, 1]);
    const [reader] = readers;
    const token = reader?.token ?? '';
    await site.change(token, 'PUT', (await site.inbox(token)).list[0]?.id ?? '');
    expect(await counts()).toEqual([0, 1, 1]);
    expect(await site.count('inbox_mark')).toBe((rows[2] ?? 0) + 1);
  });

  it('PR-51 broadcasts from before the registration do not count', async () => {
    await tell();
    site.app.clock.advance(1);
    const { token } = await site.member();
    expect(await site.unread(token)).toBe(0);
    expect(await titles(token)).toEqual([]);
  });

  it('MINE-07 counts only broadcasts for the member’s type and day of registration', async () => {
    const member = await site.member();
    const agent = await site.member(1);
    site.app.clock.advance(1);
    await tell({ kind: 'AGENT', memberTypes: [1] });
    await tell({ registeredFrom: site.app.clock.now() });
    expect(await site.unread(member.token)).toBe(0);
    expect(await site.unread(agent.token)).toBe(1);
  });

  it('MINE-07 stays correct while messages are deleted, read and sent at the same time', async () => {
    const { id, token } = await site.member();
    for (let i = 0; i < 8; i++) await send(id);
    const { list } = await site.inbox(token);
    await Promise.all([
      ...list.slice(0, 3).map((one) => site.change(token, 'DELETE', one.id)),
      ...list.slice(3, 5).map((one) => site.change(token, 'PUT', one.id)),
      ...Array.from({ length: 6 }, () => site.unread(token)),
      send(id),
      send(id),
    ]);
    expect(await site.unread(token)).toBe(5);
  });

  it('MINE-07 is pushed only to the member, and for a broadcast once to everybody', async () => {
    const { id, token } = await site.member();
    const own = site.hear(id);
    const guest = site.hear(null);
    await send(id);
    expect(own.heard).toEqual(['{"unread":1}']);
    await site.change(token, 'DELETE', (await site.inbox(token)).list[0]?.id ?? '');
    site.app.clock.advance(1);
    await tell();
    [own, guest].forEach(({ leave }) => leave());
    expect(own.heard).toEqual(['{"unread":1}', '{"unread":0}', '{"unread":null}']);
    expect(guest.heard).toEqual(['{"unread":null}']);
  });
});

describe('who gets what', () => {
  it('a key is sent once, even after its message was deleted', async () => {
    const { id, token } = await site.member();
    const message = { member: id, kind: 'MONEY', key: 'once', body: WORDS } as const;
    const told = await Promise.all([
      sendMessage(site.app, message),
      sendMessage(site.app, message),
    ]);
    expect(told.sort()).toEqual(['known', 'sent']);
    await site.change(token, 'DELETE', (await site.inbox(token)).list[0]?.id ?? '');
    expect(await sendMessage(site.app, message)).toBe('known');
    const all = { kind: 'SYSTEM', key: 'once', body: WORDS } as const;
    expect([await broadcast(site.app, all), await broadcast(site.app, all)]).toEqual([true, false]);
  });

  it('operators’ text is sanitised before it is stored', async () => {
    const { token } = await site.member();
    site.app.clock.advance(1);
    const html = '<p onclick="x()">Hi<script>x()</script><a href="javascript:x()">there</a></p>';
    await tell({ body: { ...WORDS, content: { EN: html, TY: html } } });
    expect((await site.inbox(token)).list[0]?.content).toBe('<p>Hi<a>there</a></p>');
  });

  it('promotions go only to members who agreed, and not during a break', async () => {
    const silent = await site.member();
    const agreed = await site.member();
    await site.agree(agreed.id);
    site.app.clock.advance(1);
    await tell({ kind: 'PROMO' });
    expect(await send(silent.id, 'PROMO')).toBe('kept_back');
    expect(await send(agreed.id, 'PROMO')).toBe('sent');
    expect([await site.unread(silent.token), await site.unread(agreed.token)]).toEqual([0, 2]);
    const own = site.hear(agreed.id);
    const until = plusSeconds(site.app.clock.now(), 86_400);
    await excludeMember(site.app, agreed.id, { kind: 'time_out', until });
    await own.until(1);
    own.leave();
    expect(await send(agreed.id, 'PROMO')).toBe('kept_back');
    site.app.clock.advance(1);
    await tell({ kind: 'PROMO', body: SHARED });
    expect(await titles(agreed.token)).toEqual(['Your break from play has begun']);
    site.app.clock.advance(86_400);
    // A message of the time of the break stays hidden; earlier messages show again.
    expect(await titles(agreed.token)).toEqual(['Your break from play has begun', 'News', 'News']);
  });

  it('a trial account gets only system messages', async () => {
    const { id, token } = await site.member(4);
    site.app.clock.advance(1);
    await tell({ kind: 'PROMO' });
    await tell({ kind: 'AGENT' });
    await tell();
    expect(await send(id, 'MONEY')).toBe('kept_back');
    expect(await titles(token)).toEqual(['News']);
  });

  it('choices record each change with its time', async () => {
    const { id, token } = await site.member();
    const path = '/api/v1/inbox/choices';
    expect((await site.call(token, 'GET', path)).value).toEqual({ promos: false });
    for (const promos of [true, true, false]) await site.call(token, 'PUT', path, { promos });
    const { rows } = await site.app.pool.query(
      'select promos from inbox_consent where member_id = $1 order by id',
      [id],
    );
    expect(rows).toEqual([{ promos: true }, { promos: false }]);
  });
});
