import { randomUUID } from 'node:crypto';
import { excludeMember } from '@palaro/accounts/server';
import { plusSeconds } from '@palaro/kernel';
import { standingClock, testApp, type TestApp, type TestOperator } from '@palaro/testkit';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { chatOpenTopic, chatTopic, silenceTopic, type ChatMessage } from '../../chat.api.ts';
import type { ChatRow, ChatTable } from '../../console-chat.api.ts';
import { forgetChats } from './chat.tasks.ts';
import { chatsQueue } from './list-for-operators.ts';

const CHAT = '/api/v1/tables/crash/chat';
const DESK = '/console/api/games/chat';
const HOUR = 3_600;

let test: TestApp;
let operator: TestOperator;
beforeAll(async () => {
  test = await testApp({ demo: true, clock: standingClock(new Date()) });
});
afterAll(() => test.stop());
const tokens = new Map<Who, string>();
/** Every test begins with nothing said lately, and with sessions that did not end meanwhile. */
beforeEach(() => comeBack(600));
async function comeBack(seconds: number) {
  test.app.clock.advance(seconds);
  tokens.clear();
  operator = await test.operator('support1');
}

interface Chat {
  messages: ChatMessage[];
  own: {
    author: string | null;
    silenced: boolean;
    silencedUntil: string | null;
    hidden: { author: string; name: string }[];
  };
}
interface Tables {
  on: boolean;
  tables: ChatTable[];
}
type Who = 'player205' | 'player214' | 'player216' | 'trial1' | null;

async function ask<T>(who: Who, method: string, path: string, body?: object) {
  if (who && !tokens.has(who)) tokens.set(who, await test.login(who));
  const response = await fetch(test.url + path, {
    method,
    headers: {
      ...(who ? { Authorization: `Bearer ${tokens.get(who)}` } : {}),
      ...(body ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const json = (await response.json()) as { value: T; code?: string; retryAfterSeconds?: number };
  return { status: response.status, ...json };
}
const read = async (who: Who, path = CHAT) => (await ask<Chat>(who, 'GET', path)).value;
const say = (who: Who, text: string, clientId: string = randomUUID(), path = CHAT) =>
  ask<{ message: ChatMessage; helpOffered: boolean }>(who, 'POST', path, { clientId, text });
/** Says something that nobody said before, and returns it. */
async function said(who: Who, text = `Hello ${randomUUID().slice(0, 4)}z`) {
  test.app.clock.advance(2);
  const answer = await say(who, text);
  expect(answer.status, answer.code).toBe(200);
  return answer.value.message;
}
const rows = async (query = '') =>
  (await operator.call<{ list: ChatRow[] }>('GET', `${DESK}?${query}`)).value.list;
const trail = async (action: string) =>
  (
    await test.app.pool.query<object>(
      `select actor, subject, member, entry->>'reason' as reason from audit_entry
        where action = $1 order by seq desc limit 1`,
      [action],
    )
  ).rows[0];

it('GAME-13 what a member writes at a table is read by all there, under a masked name, once', async () => {
  const pushed = vi.spyOn(test.app.push, 'publish');
  const clientId = randomUUID();
  const first = await say('player205', '  <b>Good luck</b> po  ', clientId);
  expect(first.value).toMatchObject({
    message: { text: '<b>Good luck</b> po' },
    helpOffered: false,
  });
  expect(first.value.message.name).toMatch(/^.\*{3}.?$/);
  expect(await say('player205', '<b>Good luck</b> po', clientId)).toEqual(first);
  expect(pushed.mock.calls.filter(([topic]) => topic.name === 'chat:crash')).toEqual([
    [chatTopic('crash'), { said: first.value.message, removed: null }],
  ]);
  pushed.mockRestore();
  expect((await say('player205', 'Something else', clientId)).code).toBe('idempotency_mismatch');
  const chats = [await read('player205'), await read('player214'), await read(null)];
  for (const { messages } of chats) expect(messages.at(-1)).toEqual(first.value.message);
  expect(chats.map(({ own }) => own.author)).toEqual([first.value.message.author, null, null]);
  expect(JSON.stringify(chats)).not.toMatch(/player2|member/);
  const newest = await ask(null, 'GET', `${CHAT}/newest`);
  expect(newest.value).toEqual({ id: first.value.message.id, open: true });
  expect((await read(null, '/api/v1/tables/color-perya/chat')).messages).toEqual([]);
  expect((await ask(null, 'GET', '/api/v1/tables/dice/chat')).code).toBe('not_found');
});

it('GAME-13 a flooded chat answers a code, and nothing is said', async () => {
  await said('player205', 'Una');
  const before = await read(null);
  expect(await say('player205', 'Pangalawa')).toMatchObject({
    status: 429,
    code: 'play.chat_often',
    retryAfterSeconds: 2,
  });
  test.app.clock.advance(2);
  expect(await say('player205', 'UNA!')).toMatchObject({ status: 422, code: 'play.chat_repeat' });
  const other = '/api/v1/tables/color-perya/chat';
  expect((await say('player205', 'una', undefined, other)).code).toBe('play.chat_repeat');
  expect(await read(null)).toEqual(before);
  for (let nth = 2; nth <= 10; nth += 1) await said('player205');
  test.app.clock.advance(2);
  expect(await say('player205', 'Pang-onse')).toMatchObject({
    status: 429,
    code: 'play.chat_often',
    retryAfterSeconds: 38,
  });
  test.app.clock.advance(38);
  expect((await say('player205', 'Pang-onse')).status).toBe(200);
  const both = await Promise.all(['Sabay A', 'Sabay B'].map((text) => say('player214', text)));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 429]);
});

it.each([
  ['play.chat_long', 422, 'a'.repeat(121)],
  ['play.chat_contact', 422, 'Text me 0917 123 4567'],
  ['play.chat_contact', 422, 'join t.me/panalo'],
  ['play.chat_signs', 422, 'tago\u200bng salita'],
  ['malformed', 400, '   '],
])('GAME-13 refuses by %s, and nothing is said', async (code, status, text) => {
  const before = await read(null);
  expect(await say('player205', text)).toMatchObject({ code, status });
  expect(await read(null)).toEqual(before);
});

it('GAME-13 guests, play-money accounts, and who takes a break or is excluded, only read', async () => {
  expect((await say(null, 'Hello')).code).toBe('not_logged_in');
  expect((await say('trial1', 'Hello')).code).toBe('account.trial');
  expect((await ask('trial1', 'GET', CHAT)).status).toBe(200);
  const { rows: found } = await test.app.pool.query<{ id: string }>(
    `select id from member where account = 'player216'`,
  );
  const member = found[0]?.id ?? '';
  const until = plusSeconds(test.app.clock.now(), 24 * HOUR);
  await excludeMember(test.app, member, { kind: 'time_out', until });
  expect(await say('player216', 'Hello')).toMatchObject({ status: 403, code: 'rg.time_out' });
  await excludeMember(test.app, member, { kind: 'self', until });
  expect(await say('player216', 'Hello')).toMatchObject({ status: 403, code: 'rg.excluded' });
});

it('GAME-13 a member hides another at all tables, for himself alone', async () => {
  const { author, name } = await said('player214');
  const path = `/api/v1/chat-authors/${author}/visibility`;
  const hide = (who: Who, state: string) => ask(who, 'PUT', path, { state });
  for (let twice = 0; twice < 2; twice += 1)
    expect((await hide('player205', 'hidden')).status).toBe(200);
  expect((await read('player205')).own.hidden).toEqual([{ author, name }]);
  expect((await read('player214')).own.hidden).toEqual([]);
  expect((await hide('player214', 'hidden')).code).toBe('not_found');
  await hide('player205', 'shown');
  expect((await read('player205')).own.hidden).toEqual([]);
});

it('GAME-13 a reported message waits for an operator, who removes it, and it vanishes at once', async () => {
  const { id, author } = await said('player214');
  const later = await said('player205');
  const report = (who: Who) => ask(who, 'POST', `${CHAT}/${id}/reports`);
  expect((await report('player214')).code).toBe('not_found');
  expect((await report(null)).code).toBe('not_logged_in');
  for (let twice = 0; twice < 2; twice += 1) expect((await report('player205')).status).toBe(200);
  expect((await chatsQueue.waiting(test.app)).count).toBe(1);
  expect((await rows()).slice(0, 2)).toMatchObject([
    { id, author, account: 'player214', reports: 1, distress: false, removed: false },
    { id: later.id },
  ]);
  const pushed = vi.spyOn(test.app.push, 'publish');
  const reason = 'Insults another member';
  const removed = await operator.call('POST', `${DESK}/${id}/remove`, { reason });
  expect(removed.status).toBe(200);
  expect(pushed).toHaveBeenCalledWith(chatTopic('crash'), { said: null, removed: id });
  pushed.mockRestore();
  expect((await read(null)).messages.map((one) => one.id)).not.toContain(id);
  expect((await chatsQueue.waiting(test.app)).count).toBe(0);
  expect(await trail('chat.remove')).toMatchObject({
    actor: 'operator:support1',
    subject: `chat:${id}`,
    reason,
  });
  expect((await rows('state=removed')).map((one) => one.id)).toEqual([id]);
  const cashier = await test.operator('cashier1');
  expect((await cashier.call('GET', DESK)).code).toBe('console.forbidden');
});

it('GAME-13 words of distress bring a message to an operator first, and help to its writer', async () => {
  const kept = await said('player205');
  await ask('player214', 'POST', `${CHAT}/${kept.id}/reports`);
  test.app.clock.advance(2);
  const sad = await say('player214', 'Hindi ko na mapigilan, baon sa utang');
  expect(sad.value.helpOffered).toBe(true);
  expect((await rows('state=waiting')).map(({ id, distress }) => [id, distress])).toEqual([
    [sad.value.message.id, true],
    [kept.id, false],
  ]);
  for (const id of [kept.id, sad.value.message.id])
    expect((await operator.call('POST', `${DESK}/${id}/keep`)).status).toBe(200);
  await ask('player216', 'POST', `${CHAT}/${kept.id}/reports`);
  expect(await rows('state=waiting')).toEqual([]);
  expect((await read(null)).messages.map(({ id }) => id)).toContain(kept.id);
  expect(await trail('chat.keep')).toMatchObject({ subject: `chat:${sad.value.message.id}` });
});

it('GAME-13 the member page shows operators what he wrote, his silences, and words of distress', async () => {
  const kept = await said('player214');
  test.app.clock.advance(2);
  const sad = (await say('player214', 'Ayoko nang mabuhay, baon sa utang')).value.message;
  const { rows: found } = await test.app.pool.query<{ id: string }>(
    `select id from member where account = 'player214'`,
  );
  const id = found[0]?.id ?? '';
  expect((await rows(`member=${id}`)).slice(0, 2).map((one) => one.id)).toEqual([sad.id, kept.id]);
  const reason = 'Begs others for money';
  const silence = { hours: 1, reason };
  await operator.call('POST', `${DESK}/authors/${sad.author}/silence`, silence);
  await operator.call('POST', `${DESK}/authors/${sad.author}/lift`, { reason });
  const writer = await operator.call('GET', `${DESK}/members/${id}`);
  const by = 'support1';
  expect(writer.value).toMatchObject({
    account: 'player214',
    author: sad.author,
    silence: null,
    history: [
      { did: 'lift', by, until: null, why: reason },
      { did: 'silence', by, until: expect.any(String), why: reason },
    ],
  });
  const sentAt = sad.sentAt;
  await test.app.pool.query(
    `insert into feedback (reference, member_id, topic, content, distress, sent_at)
      values ('FB-SAD', $1, 'other', 'Baon sa utang', true, $2::timestamptz - interval '1 second')`,
    [id, sentAt],
  );
  const page = `/console/api/members/${id}`;
  const rg = await test.operator('auditor1');
  const cashier = await test.operator('cashier1');
  const { value } = await rg.call<{ distress: object[] }>('GET', `${page}/limits`);
  expect(value.distress.slice(0, 2)).toMatchObject([
    { kind: 'chat', id: sad.id, at: sentAt },
    { kind: 'feedback', id: 'FB-SAD' },
  ]);
  expect((await rg.call('GET', page)).value).toMatchObject({ distress: true });
  expect((await operator.call('GET', page)).value).toMatchObject({ distress: false });
  expect((await cashier.call('GET', `${DESK}/members/${id}`)).code).toBe('console.forbidden');
});

it.each([1, 24, null])('GAME-13 silences a member for %s hours, and lifts it', async (hours) => {
  const { author } = await said('player205');
  const reason = 'Begs others for money';
  const silence = () =>
    operator.call('POST', `${DESK}/authors/${author}/silence`, { hours, reason });
  const lift = () => operator.call('POST', `${DESK}/authors/${author}/lift`, { reason });
  const pushed = vi.spyOn(test.app.push, 'publish');
  expect((await silence()).status).toBe(200);
  expect(pushed).toHaveBeenCalledWith(silenceTopic, {}, expect.any(String));
  pushed.mockRestore();
  await comeBack((hours ?? 1_000) * HOUR - 1);
  expect(await say('player205', 'Hi')).toMatchObject({ status: 403, code: 'play.chat_silenced' });
  const own = (await read('player205')).own;
  expect([own.silenced, own.silencedUntil !== null]).toEqual([true, hours !== null]);
  expect((await rows('state=silenced'))[0]?.silence).toMatchObject({ by: 'support1', why: reason });
  test.app.clock.advance(1);
  if (hours === null) {
    expect((await lift()).status).toBe(200);
    expect(await trail('chat.lift')).toMatchObject({ actor: 'operator:support1', reason });
  }
  expect(await lift()).toMatchObject({ status: 409, code: 'play.chat_not_silenced' });
  expect((await say('player205', 'Hi')).status).toBe(200);
});

it('GAME-13 an operator closes the chat of a table for all, and opens it again', async () => {
  const { id } = await said('player205');
  const reason = 'Swindlers flood this table';
  const turn = (how: string, table = 'crash', by = operator) =>
    by.call('POST', `${DESK}/tables/${table}/${how}`, { reason });
  const newest = async () => (await ask(null, 'GET', `${CHAT}/newest`)).value;
  expect(await newest()).toEqual({ id, open: true });
  const pushed = vi.spyOn(test.app.push, 'publish');
  expect((await turn('close')).status).toBe(200);
  expect(pushed).toHaveBeenCalledWith(chatOpenTopic, { gameId: 'crash', open: false });
  expect(await newest()).toEqual({ id: null, open: false });
  const closed = { status: 403, code: 'play.chat_closed' };
  expect(await ask(null, 'GET', CHAT)).toMatchObject(closed);
  expect(await say('player214', 'Hello')).toMatchObject(closed);
  expect(await ask('player214', 'POST', `${CHAT}/${id}/reports`)).toMatchObject(closed);
  expect((await read(null, '/api/v1/tables/color-perya/chat')).messages).toEqual([]);
  expect((await rows()).map((one) => one.id)).toContain(id);
  expect(await trail('chat.close')).toMatchObject({
    actor: 'operator:support1',
    subject: 'chat-table:crash',
    reason,
  });
  const { tables } = (await operator.call<Tables>('GET', `${DESK}/tables`)).value;
  expect(tables.filter((one) => one.closed)).toMatchObject([
    { gameId: 'crash', closed: { by: 'support1', why: reason } },
  ]);
  expect((await turn('open')).status).toBe(200);
  expect(pushed).toHaveBeenCalledWith(chatOpenTopic, { gameId: 'crash', open: true });
  pushed.mockRestore();
  expect(await newest()).toEqual({ id, open: true });
  expect(await trail('chat.open')).toMatchObject({ reason });
  expect((await turn('close', 'dice')).code).toBe('not_found');
  const auditor = await test.operator('auditor1');
  expect((await turn('close', 'crash', auditor)).code).toBe('console.forbidden');
});

it('GAME-13 APP-12 with its switch off there is no chat at any table', async () => {
  const { id, author } = await said('player205');
  await test.app.site.change({ switches: { TABLECHAT: false } });
  const answers = await Promise.all([
    ask(null, 'GET', CHAT),
    ask(null, 'GET', `${CHAT}/newest`),
    say('player214', 'Hello'),
    ask('player214', 'POST', `${CHAT}/${id}/reports`),
    ask('player214', 'PUT', `/api/v1/chat-authors/${author}/visibility`, { state: 'hidden' }),
  ]);
  const { on } = (await operator.call<Tables>('GET', `${DESK}/tables`)).value;
  await test.app.site.change({ switches: { TABLECHAT: true } });
  expect(answers.map(({ code }) => code)).toEqual(Array(5).fill('switched_off'));
  expect(on).toBe(false);
  expect((await read(null)).messages.map((one) => one.id)).toContain(id);
});

it('GAME-13 forgets what was said more than 30 days ago', async () => {
  const old = await said('player205');
  await ask('player214', 'POST', `${CHAT}/${old.id}/reports`);
  test.app.clock.advance(30 * 24 * HOUR - 1);
  const forget = async () => {
    const now = test.app.clock.now();
    await forgetChats.run({ app: test.app, now, batch: 1_000 } as never);
    return (await read(null)).messages.map(({ id }) => id);
  };
  expect(await forget()).toContain(old.id);
  test.app.clock.advance(2);
  expect(await forget()).not.toContain(old.id);
});
