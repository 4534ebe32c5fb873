import { supportErrors } from '../support.api.ts';
import { testApp, type TestApp, type TestOperator } from '@palaro/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FEEDBACK_A_DAY, MESSAGE_MAX, MESSAGES_A_MINUTE } from '../support.limits.ts';

let site: TestApp;
let agent: string;
let desk: TestOperator;
beforeAll(async () => {
  site = await testApp({ demo: true });
  desk = await site.operator('support1');
  agent = site.tokens.agent1 ?? '';
});
afterAll(() => site.stop());

interface Asked {
  token?: string;
  body?: object;
  language?: string;
}

async function ask(method: string, path: string, { token, body, language = 'EN' }: Asked = {}) {
  const response = await fetch(`${site.url}${path}`, {
    method,
    headers: {
      Language: language,
      ...(body ? { 'Content-Type': 'application/json' } : {}),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const answer = (await response.json()) as { value: never; code?: string; message?: string };
  return { status: response.status, ...answer };
}

const send = (token: string, content: string, topic = 'game') =>
  ask('PUT', '/wps/feedback', { token, body: { topic, content } });
const own = async (token: string) => (await ask('GET', '/wps/feedback', { token })).value['list'];
const say = (who: Asked & { guest?: string }, text: string, clientId: string) =>
  ask('POST', '/api/v1/support/messages', {
    ...who,
    body: { text, clientId, ...(who.guest ? { guest: who.guest } : {}) },
  });
const talk = (who: Asked & { guest?: string }, more: object = {}) =>
  ask('POST', '/api/v1/support/conversation', {
    ...who,
    body: { ...(who.guest ? { guest: who.guest } : {}), ...more },
  });
const setSite = (body: object) => ask('POST', '/sandbox/site', { body });
interface Talk {
  id: string;
  member: string | null;
  account: string | null;
  distress: boolean;
}
const TICKETS = '/console/api/tickets';
/** A member's conversation, as the operators' list has it. */
const talkOf = async (account: string) => {
  // The site's clock makes long steps here, and operators' sessions end.
  desk = await site.operator('support1');
  const path = `${TICKETS}/conversations?state=waiting`;
  const { value } = await desk.call<{ list: Talk[] }>('GET', path);
  return value.list.find((one) => one.account === account) ?? { id: '', member: '' };
};
const answer = (id: string, words: string, clientId = words) =>
  desk.call('POST', `${TICKETS}/conversations/${id}/answer`, { text: words, clientId });
/** Who did what to a ticket, as the audit trail tells it. */
const told = async (subject: string) => {
  const entries = 'select actor, action from audit_entry where subject = $1 order by seq';
  return (await site.app.pool.query<object>(entries, [subject])).rows;
};

describe('SVC-07 feedback', () => {
  it('SVC-07 is accepted within the configured length, counted without the surrounding space', async () => {
    await setSite({ settings: { 'feedback.minLength': 5, 'feedback.maxLength': 8 } });
    const short = await send(agent, '   abcd   ');
    expect(short).toMatchObject({
      status: 422,
      code: 'feedback_length',
      message: 'Feedback must be between 5 and 8 characters.',
    });
    expect((await send(agent, 'abcdefghi')).code).toBe('feedback_length');
    // Each character counts as one, no matter how many code units it takes.
    const exact = await send(agent, ' 👍👍👍👍👍👍👍👍 ');
    expect(exact.status).toBe(200);
    expect(exact.value['reference']).toMatch(/^F-[0-9A-F]{10}$/);
    await setSite({ settings: { 'feedback.minLength': 10, 'feedback.maxLength': 500 } });
    expect((await send(agent, 'abcdefgh')).code).toBe('feedback_length');
  });

  it('SVC-07 belongs to the member, with its answer, and the answer is in the audit', async () => {
    const { value } = await send(agent, 'Nawawala po ang filter ko pagbalik.');
    const reference = value['reference'] as string;
    expect((await own(agent))[0]).toMatchObject({ reference, answer: null });
    const body = { answer: 'Naayos na po namin.' };
    const path = `${TICKETS}/feedback/${reference}/answer`;
    expect((await desk.call('POST', path, body)).status).toBe(200);
    expect((await own(agent))[0]).toMatchObject({ reference, answer: body.answer });
    const others = JSON.stringify(await own(site.tokens.member1 ?? ''));
    expect(others).not.toContain(reference);
    expect(await told(`feedback:${reference}`)).toEqual([
      { actor: 'operator:support1', action: 'ticket.answer' },
    ]);
  });

  it('SVC-07 has a limit per member and day, even for requests at the same time', async () => {
    const token = await site.login('player105');
    const all = await Promise.all(
      Array.from({ length: FEEDBACK_A_DAY + 3 }, (_, i) => send(token, `Feedback number ${i}.`)),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(FEEDBACK_A_DAY);
    const refused = all.find(({ status }) => status !== 200);
    expect(refused).toMatchObject({ status: 429, code: 'feedback_often' });
    site.app.clock.advance(86_400);
    expect((await send(await site.login('player105'), 'Feedback of the next day.')).status).toBe(
      200,
    );
  });

  it('SVC-07 APP-12 is refused while FEEDBACK3 is off, to guests and to play money', async () => {
    agent = await site.login('agent1');
    await setSite({ switches: { FEEDBACK3: false } });
    expect((await send(agent, 'Feedback while off.')).code).toBe('switched_off');
    await setSite({ switches: { FEEDBACK3: true } });
    expect((await ask('PUT', '/wps/feedback', { body: {} })).code).toBe('not_logged_in');
    expect((await send(await site.login('trial1'), 'Feedback of a trial.')).code).toBe(
      'account.trial',
    );
  });
});

describe('SVC-08 the conversation', () => {
  it('SVC-08 CBS_launchChat answers the configured chat, else the built-in conversation', async () => {
    const path = '/wps/relay/CBS_launchChat';
    expect((await ask('GET', path)).value).toEqual({
      url: '/m/service?chat=1',
      builtIn: true,
      unread: 0,
      usualWait: null,
    });
    await setSite({ settings: { 'links.chat': 'https://chat.example/palaro' } });
    expect((await ask('GET', path)).value).toMatchObject({
      url: 'https://chat.example/palaro',
      builtIn: false,
    });
    await setSite({ settings: { 'links.chat': '' } });
  });

  it('SVC-08 the member sees at once that the message arrived, and gets the operator’s answer by push', async () => {
    const token = await site.login('player106');
    const heard: string[] = [];
    const first = await say({ token }, '  Magandang araw po  ', 'first');
    expect(first.value['messages']).toMatchObject([
      { author: 'visitor', text: 'Magandang araw po', clientId: 'first' },
      { author: 'site', note: 'received', text: '' },
    ]);
    const { id, member } = await talkOf('player106');
    const leave = site.app.push.subscribe(member, ({ topic, data }) =>
      heard.push(`${topic} ${data}`),
    );
    await answer(id, 'Hello-po');
    leave();
    expect(heard.join()).toMatch(/support .*"author":"operator".*Hello-po/);
    expect((await talk({ token })).value).toMatchObject({ unread: 1, closed: false });
    expect((await ask('GET', '/wps/relay/CBS_launchChat', { token })).value).toMatchObject({
      unread: 1,
    });
    const messages = (await talk({ token })).value['messages'] as { id: string }[];
    const upTo = messages[messages.length - 1]?.id;
    await ask('POST', '/api/v1/support/seen', { token, body: { upTo } });
    expect((await talk({ token })).value).toMatchObject({ unread: 0 });
    await desk.call('POST', `${TICKETS}/conversations/${id}/close`);
    expect((await talk({ token })).value).toMatchObject({ closed: true });
    await say({ token }, 'Isa pa po', 'second');
    expect((await talk({ token })).value).toMatchObject({ closed: false });
    expect(await told(`conversation:${id}`)).toEqual([
      { actor: 'operator:support1', action: 'ticket.answer' },
      { actor: 'operator:support1', action: 'ticket.close' },
    ]);
  });

  it('SVC-08 a repeated message is the same message, even when both come at once', async () => {
    const token = await site.login('player107');
    const tries = await Promise.all([1, 2, 3].map(() => say({ token }, 'Once', 'same')));
    expect(tries.map(({ status }) => status)).toEqual([200, 200, 200]);
    const messages = (await talk({ token })).value['messages'] as { author: string }[];
    expect(messages.filter(({ author }) => author === 'visitor')).toHaveLength(1);
  });

  it('SVC-08 a guest is recognised by a key that is not in the database, and by no other', async () => {
    const guest = 'g'.repeat(43);
    await say({ guest }, 'Hi po', 'g1');
    expect((await talk({ guest })).value['messages']).toHaveLength(2);
    expect((await talk({ guest: 'h'.repeat(43) })).value['messages']).toHaveLength(0);
    expect((await talk({})).value['messages']).toHaveLength(0);
    expect((await talk({ guest: 'short' })).status).toBe(400);
    expect((await say({}, 'Hi po', 'g2')).status).toBe(400);
    const { rows } = await site.app.pool.query('select c::text from conversation c');
    expect(JSON.stringify(rows)).not.toContain(guest);
  });

  it('SVC-08 an address begins thirty guests’ conversations an hour, and each is 200 messages a day', async () => {
    const key = (n: number) => String(n).padStart(43, 'k');
    await setSite({ settings: { 'limits.loopbackExempt': false } });
    const statuses = [];
    for (let n = 0; n < 31; n++)
      statuses.push((await say({ guest: key(n) }, 'Hi', `n${n}`)).status);
    expect(statuses).toEqual([...Array<number>(30).fill(200), 429]);
    expect((await say({ guest: key(0) }, 'Still here', 'again')).status).toBe(200);
    await setSite({ settings: { 'limits.loopbackExempt': true } });
    const { rows } = await site.app.pool.query<{ id: string }>(
      `select conversation_id id from conversation_message where client_id = 'again'`,
    );
    await site.app.pool.query(
      `insert into conversation_message (conversation_id, author, text, client_id, sent_at)
        select $1, 'visitor', 'x', 'x' || n, $2::timestamptz - interval '2 min'
        from generate_series(1, 198) n`,
      [rows[0]?.id, site.app.clock.now()],
    );
    expect((await say({ guest: key(0) }, 'More', 'more')).code).toBe('chat.full');
  });

  it('SVC-08 the conversation comes in pages, oldest first in each, none twice', async () => {
    const token = await site.login('player108');
    const texts = Array.from({ length: 35 }, (_, i) => `Message ${i}`);
    for (const text of texts) {
      await say({ token }, text, text.replace(' ', '-'));
      site.app.clock.advance(10);
    }
    const last = (await talk({ token })).value;
    const messages = last['messages'] as { id: string; text: string }[];
    const before = messages[0]?.id;
    const first = (await talk({ token }, { before })).value;
    const said = [...(first['messages'] as { text: string }[]), ...messages];
    expect(said.map(({ text }) => text).filter(Boolean)).toEqual(texts);
    expect([last['more'], first['more']]).toEqual([true, false]);
  });

  it('SVC-08 too long, empty and too many messages are refused with a text', async () => {
    const token = await site.login('player109');
    expect((await say({ token }, '   ', 'e')).code).toBe('chat.empty');
    expect((await say({ token }, 'x'.repeat(MESSAGE_MAX + 1), 'l')).code).toBe('chat.long');
    for (let i = 0; i < MESSAGES_A_MINUTE; i += 1) await say({ token }, 'x', `m${i}`);
    expect(await say({ token }, 'x', 'over')).toMatchObject({ status: 429, code: 'chat.often' });
    site.app.clock.advance(61);
    expect((await say({ token }, 'x', 'over')).status).toBe(200);
  });

  it('SVC-08 words of distress are marked for a person and offer help, in both languages', async () => {
    const token = await site.login('player110');
    expect((await say({ token }, 'How do I deposit?', 'd1')).value['helpOffered']).toBe(false);
    expect(
      (await say({ token }, 'Baon sa utang na po ako, hindi ko mapigilan', 'd2')).value[
        'helpOffered'
      ],
    ).toBe(true);
    expect(await talkOf('player110')).toMatchObject({ distress: true });
    const other = await site.login('player111');
    expect((await say({ token: other }, 'I can’t stop gambling', 'd3')).value['helpOffered']).toBe(
      true,
    );
  });

  it('guests who were silent for 30 days are deleted, members are not', async () => {
    const { forgetGuests } = await import('./support.tasks.ts');
    const turn = () => ({ app: site.app, now: site.app.clock.now(), batch: 10 });
    await forgetGuests.run(turn());
    expect((await talk({ guest: 'g'.repeat(43) })).value['messages']).toHaveLength(2);
    site.app.clock.advance(31 * 86_400);
    await forgetGuests.run(turn());
    expect((await talk({ guest: 'g'.repeat(43) })).value['messages']).toHaveLength(0);
    const { rows } = await site.app.pool.query('select 1 from conversation where member_id > 0');
    expect(rows.length).toBeGreaterThan(0);
  });

  it('every refusal has a Filipino text', async () => {
    const said = await say({ token: await site.login('player109'), language: 'TY' }, '  ', 'e');
    expect(said.message).toBe('Mag-type po muna.');
    expect(Object.keys(supportErrors)).toContain(said.code);
  });
});

describe('the usual wait for an operator', () => {
  it('is the median of what was answered, from the first message, and unknown for too few', async () => {
    // Older answers are out of the thirty days that count.
    site.app.clock.advance(31 * 86_400);
    const guest = 'w'.repeat(43);
    const waits = [2, 4, 60, 5, 3];
    const usualWait = async () =>
      (await ask('GET', '/wps/relay/CBS_launchChat')).value['usualWait'] as number | null;
    for (const [turn, minutes] of waits.entries()) {
      site.app.clock.advance(600);
      expect(await usualWait()).toBeNull();
      await say({ guest }, 'Nandiyan po ba kayo?', `wait-${turn}`);
      site.app.clock.advance((minutes - 1) * 60);
      await say({ guest }, 'Hello?', `wait-${turn}-again`);
      site.app.clock.advance(60);
      const { rows } = await site.app.pool.query<{ id: string }>(
        'select id from conversation order by last_message_at desc limit 1',
      );
      const id = rows[0]?.id ?? '';
      desk = await site.operator('support1');
      await answer(id, 'Opo', `first-${turn}`);
      // A second answer to the same question is no wait.
      await answer(id, 'Opo', `second-${turn}`);
    }
    site.app.clock.advance(600);
    expect(await usualWait()).toBe(4);
  });
});
