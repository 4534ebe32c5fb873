import { testApp, type TestApp, type TestOperator } from '@palaro/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FeedbackTicket, Talk, TalkRow } from '../console.api.ts';
import { feedbackQueue, ticketsQueue } from './tickets.queues.ts';

const TALKS = '/console/api/tickets/conversations';
const FEEDBACK = '/console/api/tickets/feedback';

let site: TestApp;
let support: TestOperator;
let other: TestOperator;
beforeAll(async () => {
  site = await testApp({ demo: true });
  support = await site.operator('support1');
  other = await site.operator('operator1');
});
afterAll(() => site.stop());

interface Visitor {
  token?: string;
  guest?: string;
}

/** A visitor's message, as his page sends it. */
async function say({ token, guest }: Visitor, text: string) {
  site.app.clock.advance(1);
  const response = await fetch(`${site.url}/api/v1/support/messages`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify({ text, clientId: crypto.randomUUID(), ...(guest ? { guest } : {}) }),
  });
  expect(response.status).toBe(200);
}

const list = async (query = '', by = support) =>
  (await by.call<{ list: TalkRow[]; total: number }>('GET', `${TALKS}?${query}`)).value;
const guestKey = (letter: string) => letter.repeat(43);
const newest = async () => {
  const { list: rows } = await list('state=waiting');
  return rows.reduce((last, row) => (row.lastMessageAt > last.lastMessageAt ? row : last));
};
const trail = async (subject: string) =>
  (
    await site.app.pool.query<object>(
      `select actor, action, member, entry->'before' as before, entry->'after' as after
        from audit_entry where subject = $1 order by seq`,
      [subject],
    )
  ).rows;

it('SVC-08 lists words of distress first, then who waits longest, and hides long numbers', async () => {
  await say({ guest: guestKey('a') }, 'My number is 0917 123 4567, bet of 1,500 at 10:30');
  const mine = await newest();
  expect(mine.excerpt).toBe('My number is •••, bet of 1,500 at 10:30');
  const { list: rows, total } = await list();
  expect(total).toBe(rows.length);
  const waiting = rows.filter(({ state }) => state === 'waiting');
  expect(rows.slice(0, waiting.length)).toEqual(waiting);
  expect(waiting[0]).toMatchObject({ account: 'player210', distress: true });
  const since = waiting.filter(({ distress }) => !distress).map((row) => row.waitingSince ?? '');
  expect(since).toEqual([...since].sort());
  const { total: distressed } = await list('distress=yes');
  expect(distressed).toBe(rows.filter(({ distress }) => distress).length);
  const queue = await ticketsQueue.waiting(site.app);
  expect(queue.count).toBe(waiting.length);
  expect((await feedbackQueue.waiting(site.app)).count).toBe(2);
});

it('SVC-08 each opening of a conversation is recorded, and new words come to whom it belongs', async () => {
  await say({ guest: guestKey('b') }, 'First');
  const { id } = await newest();
  const path = `${TALKS}/${id}`;
  const opened = await support.call<Talk>('GET', path);
  expect(opened.value.messages.map(({ text, note }) => text || note)).toEqual([
    'First',
    'received',
  ]);
  const after = opened.value.messages[1]?.id;
  await say({ guest: guestKey('b') }, 'Second');
  const news = () => support.call<Talk>('GET', `${path}/news?after=${after}`);
  expect((await news()).value).toMatchObject({ takenBy: null, messages: [] });
  await support.call('POST', `${path}/take`, { from: null, to: 'support1' });
  expect((await news()).value.messages).toMatchObject([{ text: 'Second' }]);
  const theirs = await other.call<Talk>('GET', `${path}/news?after=${after}`);
  expect(theirs.value).toMatchObject({ takenBy: 'support1', messages: [] });
  expect(await trail(`conversation:${id}`)).toMatchObject([
    { actor: 'operator:support1', action: 'ticket.read' },
    { action: 'ticket.take', before: { takenBy: null }, after: { takenBy: 'support1' } },
  ]);
});

it('SVC-08 one operator at a time has a conversation; a colleague takes it only knowingly', async () => {
  await say({ guest: guestKey('c') }, 'Hello');
  const { id } = await newest();
  const path = `${TALKS}/${id}`;
  const both = await Promise.all(
    [support, other].map((one, nth) =>
      one.call('POST', `${path}/answer`, { text: `Answer ${nth}`, clientId: `c-${nth}` }),
    ),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [winner, loser] = both[0]?.status === 200 ? [support, other] : [other, support];
  const [has, wants] = winner === support ? ['support1', 'operator1'] : ['operator1', 'support1'];
  expect(await loser.call('POST', `${path}/close`)).toMatchObject({ code: 'ticket.taken' });
  const stale = await loser.call('POST', `${path}/take`, { from: null, to: wants });
  expect(stale).toMatchObject({ status: 409, code: 'ticket.taken' });
  const over = await loser.call('POST', `${path}/take`, { from: has, to: wants });
  expect(over.status).toBe(200);
  const nobody = { from: wants, to: 'cashier1' };
  expect((await loser.call('POST', `${path}/take`, nobody)).code).toBe('ticket.colleague_unknown');
  expect((await loser.call('POST', `${path}/take`, { from: wants, to: has })).status).toBe(200);
  expect((await winner.call('POST', `${path}/close`)).status).toBe(200);
  expect((await list('state=closed')).list.find((row) => row.id === id)).toMatchObject({
    state: 'closed',
    takenBy: null,
  });
});

it('SVC-08 an answer that is sent twice is one message', async () => {
  await say({ guest: guestKey('d') }, 'Hello');
  const { id } = await newest();
  const send = () =>
    support.call<{ id: string }>('POST', `${TALKS}/${id}/answer`, { text: 'Once', clientId: 'o' });
  const sent = await Promise.all([send(), send(), send()]);
  expect(new Set(sent.map(({ value }) => value.id)).size).toBe(1);
  const { messages } = (await support.call<Talk>('GET', `${TALKS}/${id}`)).value;
  expect(messages.filter(({ author }) => author === 'operator')).toHaveLength(1);
  expect((await list('state=answered&holder=me')).list.map((row) => row.id)).toContain(id);
});

it('SVC-08 a guest is linked to the member whom he proves to be; a member’s conversation is not', async () => {
  await say({ guest: guestKey('e') }, 'I cannot log in');
  const { id } = await newest();
  const link = (talk: string, account: string | null) =>
    support.call('POST', `${TALKS}/${talk}/link`, { account });
  expect(await link(id, 'nobody-here')).toMatchObject({ code: 'ticket.member_unknown' });
  expect((await link(id, 'player205')).value).toEqual({ about: 'player205' });
  const { rows } = await site.app.pool.query<{ id: string }>(
    `select id from member where account = 'player205'`,
  );
  const member = rows[0]?.id ?? '';
  expect((await list(`member=${member}`)).list.map((row) => row.id)).toEqual([id]);
  expect(await trail(`conversation:${id}`)).toMatchObject([{ action: 'ticket.link', member }]);
  const own = (await list()).list.find(({ account }) => account === 'member1');
  expect(await link(own?.id ?? '', 'player205')).toMatchObject({ code: 'ticket.not_guest' });
});

it('SVC-07 feedback waits until it is answered, and each look at it is recorded', async () => {
  const { value } = await support.call<{ list: FeedbackTicket[] }>(
    'GET',
    `${FEEDBACK}?state=waiting`,
  );
  const [oldest] = value.list;
  expect(oldest).toMatchObject({ account: 'player214', topic: 'game', answered: false });
  const path = `${FEEDBACK}/${oldest?.reference}`;
  expect((await support.call<FeedbackTicket>('GET', path)).value.answer).toBeNull();
  expect(await support.call('POST', `${path}/answer`, { answer: '  ' })).toMatchObject({
    code: 'chat.long',
  });
  await support.call('POST', `${path}/answer`, { answer: 'Salamat po!' });
  expect((await support.call<FeedbackTicket>('GET', path)).value).toMatchObject({
    answer: 'Salamat po!',
    takenBy: 'support1',
    answered: true,
  });
  const told = await trail(`feedback:${oldest?.reference}`);
  expect(told).toMatchObject([
    { action: 'ticket.read' },
    { action: 'ticket.answer', before: { answered: false }, after: { answered: true } },
    { action: 'ticket.read' },
  ]);
  expect(JSON.stringify(told)).not.toContain('Salamat');
});

it('keeps replies in both languages, for everybody who answers', async () => {
  const replies = '/console/api/tickets/replies';
  const draft = { title: 'Hours', textEn: 'We answer all day.', textTy: 'Buong araw po kami.' };
  expect((await support.call('POST', replies, { ...draft, textTy: '' })).status).toBe(400);
  const { value } = await support.call<{ id: string }>('POST', replies, draft);
  await other.call('POST', replies, { ...draft, id: value.id, title: 'Opening hours' });
  const kept = async () =>
    (await support.call<{ list: { id: string; title: string }[] }>('GET', replies)).value.list;
  expect(await kept()).toContainEqual({ ...draft, id: value.id, title: 'Opening hours' });
  expect((await support.call('DELETE', `${replies}/${value.id}`)).status).toBe(200);
  expect((await kept()).map(({ id }) => id)).not.toContain(value.id);
  expect(await trail(`reply:${value.id}`)).toMatchObject([
    { action: 'ticket.reply_save' },
    { actor: 'operator:operator1', before: { title: 'Hours' } },
    { action: 'ticket.reply_drop' },
  ]);
});

it('an auditor reads tickets and answers none', async () => {
  const auditor = await site.operator('auditor1');
  const { list: rows } = await list('', auditor);
  const path = `${TALKS}/${rows[0]?.id}`;
  expect((await auditor.call('GET', path)).status).toBe(200);
  const refused = await auditor.call('POST', `${path}/answer`, { text: 'x', clientId: 'x' });
  expect(refused).toMatchObject({ status: 403, code: 'console.forbidden' });
  const cashier = await site.operator('cashier1');
  expect((await cashier.call('GET', TALKS)).status).toBe(403);
});
