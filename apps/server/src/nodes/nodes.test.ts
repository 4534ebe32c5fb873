import { afterAll, beforeAll, expect, it } from 'vitest';
import { defineTopic, object, text } from '@palaro/api';
import { idText, type NodeEvents, type PushEvent } from '@palaro/server';
import { testApp, type TestApp } from '@palaro/testkit';

const own = defineTopic('own', 'member', object({ say: text() }));
const news = defineTopic('news', 'everyone', object({ say: text() }));

let here: TestApp;
let there: TestApp;
beforeAll(async () => {
  here = await testApp({ demo: true, nodes: true });
  there = await testApp({ database: here.database, config: { demo: true }, nodes: true });
});
afterAll(async () => {
  await there.stop();
  await here.stop();
});

/** The next event of this name on a node. */
const next = <N extends keyof NodeEvents & string>({ app }: TestApp, name: N) =>
  new Promise<NodeEvents[N]>((resolve) => {
    const leave = app.nodeBus.on(name, (event) => {
      leave();
      resolve(event);
    });
  });

function listen({ app }: TestApp, member: string | null, count: number) {
  const heard: PushEvent[] = [];
  return new Promise<string[]>((resolve) => {
    const leave = app.push.subscribe(member, (event) => {
      if (!['own', 'news'].includes(event.topic) || heard.push(event) < count) return;
      leave();
      resolve(heard.map(({ data }) => (JSON.parse(data) as { say: string }).say));
    });
  });
}

const infoAt = (site: TestApp, token: string) =>
  fetch(`${site.url}/wps/member/info`, { headers: { Authorization: `Bearer ${token}` } });

it('OC-42 a push on one node is heard on the other: once, in order, by its listeners', async () => {
  const theirs = listen(there, 'a', 3);
  const others = listen(there, 'b', 1);
  const mine = listen(here, 'a', 3);
  here.app.push.publish(own, { say: 'one' }, 'a');
  here.app.push.publish(own, { say: 'two' }, 'a');
  here.app.push.publish(news, { say: 'three' });
  expect(await theirs).toEqual(['one', 'two', 'three']);
  expect(await others).toEqual(['three']);
  expect(await mine).toEqual(['one', 'two', 'three']);
});

it('OC-19 OC-42 a switch changed on one node applies on the other as soon as it hears of it', async () => {
  const told = new Promise<boolean>((resolve) => {
    const leave = there.app.push.subscribe(
      null,
      () => {
        leave();
        resolve(there.app.site.switches.MAILCEN);
      },
      new Set(['system']),
    );
  });
  await here.app.site.change({ switches: { MAILCEN: false } });
  expect(await told).toBe(false);
  await here.app.site.change({ switches: { MAILCEN: true } });
});

it('AC-39 a token that a password change replaced on one node is refused at once on the other', async () => {
  const token = await here.login('player111');
  expect((await infoAt(there, token)).status).toBe(200);
  const changed = next(there, 'elsewhere.changed');
  const answer = await fetch(`${here.url}/wps/member/password`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      oldPassword: 'Demo-pass-1',
      newPassword: 'Tatlong-bituin-9',
      confirmNewPassword: 'Tatlong-bituin-9',
    }),
  });
  expect(answer.status).toBe(200);
  const { value } = (await answer.json()) as { value: { token: string } };
  await changed;
  expect((await infoAt(there, token)).status).toBe(401);
  expect((await infoAt(there, value.token)).status).toBe(200);
});

it('SESS-01 a node that may have missed news asks again who holds a token', async () => {
  const token = await here.login('player112');
  expect((await infoAt(here, token)).status).toBe(200);
  await here.app.pool.query(
    `update session set ended_at = now(), end_reason = 'logout' where member_id =
      (select id from member where account = 'player112')`,
  );
  expect((await infoAt(here, token)).status).toBe(200);
  here.app.nodeBus.emit('elsewhere.missed', {});
  expect((await infoAt(here, token)).status).toBe(401);
});

it('SESS-01 a session that ends on one node is refused at once on the other', async () => {
  const token = await here.login('player110');
  expect((await infoAt(there, token)).status).toBe(200);
  const ended = next(there, 'elsewhere.session');
  const headers = { Authorization: `Bearer ${token}` };
  await fetch(`${here.url}/wps/session/logout`, { method: 'DELETE', headers });
  await ended;
  expect((await infoAt(there, token)).status).toBe(401);
});

it('MONEY-06 a stream that moves from the other node hears of the gap', async () => {
  const { push } = here.app;
  const answer = await fetch(`${there.url}/api/v1/events`, {
    headers: { 'Last-Event-ID': idText(push, push.lastId()) },
  });
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
  const first = new TextDecoder().decode((await reader.read()).value);
  expect(first).toContain('event: gap');
  await reader.cancel();
});

it('OC-42 after the line was cut, a node reads the values again and tells its streams of the gap', async () => {
  const missed = Promise.all([next(here, 'elsewhere.missed'), next(there, 'elsewhere.missed')]);
  await here.app.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'palaro nodes' and datname = current_database()`,
  );
  await here.app.site.change({ switches: { MAILCEN: false } });
  await missed;
  expect(there.app.site.switches.MAILCEN).toBe(false);
  const theirs = listen(there, 'a', 1);
  here.app.push.publish(own, { say: 'again' }, 'a');
  expect(await theirs).toEqual(['again']);
});
