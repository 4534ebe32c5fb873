import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp, type TestOperator } from '@palaro/testkit';

let site: TestApp;
let there: TestApp;
beforeAll(async () => {
  site = await testApp({ demo: true, nodes: true });
  there = await testApp({ demo: true, nodes: true, database: site.database });
});
afterAll(async () => {
  await there.stop();
  await site.stop();
});

const TAKINGS = '/console/api/queues/kyc/takings';
const take = (who: TestOperator, item: string) => who.call('POST', TAKINGS, { item });

/** The names of what a stream says from now on, as far as they are not pings. */
async function listen(url: string, headers: Record<string, string>) {
  const answer = await fetch(url, { headers });
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
  const text = new TextDecoder();
  let heard = '';
  /** Reads until the stream has said it; null: the stream ended before. */
  const until = async (event: string): Promise<string | null> => {
    while (!heard.includes(`event: ${event}\n`)) {
      const { value, done } = await reader.read();
      if (done) return null;
      heard += text.decode(value, { stream: true });
    }
    const said = heard;
    heard = '';
    return said;
  };
  return { status: answer.status, until, close: () => reader.cancel() };
}

it('OC-42 what one operator takes, the screens of others hear on every node, without what it is', async () => {
  const admin = await site.operator('operator1');
  const { cookie } = await site.operator('operator2');
  const topics = '/console/api/events?topics=work,system';
  const [here, elsewhere] = await Promise.all(
    [site, there].map(({ url }) => listen(`${url}${topics}`, { Cookie: cookie })),
  );
  await Promise.all([here?.until('open'), elsewhere?.until('open')]);
  expect((await take(admin, 'application-7')).status).toBe(200);
  for (const stream of [here, elsewhere]) {
    const said = await stream?.until('work');
    expect(said).toContain('data: {}');
    expect(said).not.toContain('application-7');
    await stream?.close();
  }
});

it('members and guests hear nothing of it, and their token opens no stream of operators', async () => {
  const admin = await site.operator('operator1');
  const member = { Authorization: `Bearer ${site.tokens['member1'] ?? ''}` };
  const streams = await Promise.all(
    [member, {}].map((headers) =>
      listen(`${site.url}/api/v1/events?topics=work,operators,system`, headers),
    ),
  );
  await Promise.all(streams.map(({ until }) => until('open')));
  await take(admin, 'application-8');
  await site.app.site.change({ settings: { 'site.name': 'Pista' } });
  for (const { until, close } of streams) {
    expect(await until('system')).not.toContain('event: work');
    await close();
  }
  const token = site.tokens['member1'] ?? '';
  const tries: Record<string, string>[] = [{}, member, { Cookie: `console=${token}` }];
  for (const headers of tries) {
    const answer = await fetch(`${site.url}/console/api/events`, { headers });
    expect(answer.status).toBe(401);
  }
});

it('OC-3 the stream of an operator who is disabled ends at once, on another node too', async () => {
  const admin = await site.operator('operator1');
  const { cookie } = await site.operator('cashier1');
  const { value } = await admin.call<{ list: { id: string; name: string }[] }>(
    'GET',
    '/console/api/operators',
  );
  const { id } = value.list.find(({ name }) => name === 'cashier1') ?? { id: '' };
  const stream = await listen(`${there.url}/console/api/events?topics=system`, { Cookie: cookie });
  await stream.until('open');
  const reason = { reason: 'left the company' };
  expect((await admin.call('POST', `/console/api/operators/${id}/disable`, reason)).status).toBe(
    200,
  );
  expect(await stream.until('never')).toBeNull();
});

it('a page that only asks by itself does not keep its operator logged in', async () => {
  const auditor = await site.operator('auditor1');
  const stream = await listen(`${site.url}/console/api/events`, { Cookie: auditor.cookie });
  for (let minutes = 0; minutes < 30; minutes += 5) {
    expect((await auditor.call('GET', '/console/api/dashboard')).status).toBe(200);
    await site.advance(5 * 60);
  }
  expect(await auditor.call('GET', '/console/api/dashboard')).toMatchObject({
    status: 401,
    code: 'session.expired',
  });
  await stream.close();
});
