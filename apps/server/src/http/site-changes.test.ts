import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '@palaro/testkit';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ demo: true });
});
afterAll(() => site.stop());

const policy = async (path = '/m/home') =>
  (await fetch(site.url + path)).headers.get('content-security-policy') ?? '';

/** The events of the `system` topic, in order. */
async function listen(after?: string) {
  const abort = new AbortController();
  const answer = await fetch(`${site.url}/api/v1/events?topics=system`, {
    signal: abort.signal,
    headers: after === undefined ? {} : { 'Last-Event-ID': after },
  });
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
  const text = new TextDecoder();
  let rest = '';
  return {
    close: () => abort.abort(),
    async next(): Promise<Record<string, unknown>> {
      for (;;) {
        const [block, ...more] = rest.split('\n\n');
        if (more.length > 0) {
          rest = more.join('\n\n');
          const data = /^data: (.*)$/m.exec(block ?? '');
          if (data && /^event: system$/m.test(block ?? ''))
            return JSON.parse(data[1] ?? '') as Record<string, unknown>;
        } else rest += text.decode((await reader.read()).value, { stream: true });
      }
    },
  };
}

it('OC-19 APP-12 APP-16 every screen hears of a change: what changed, and nothing secret', async () => {
  const stream = await listen();
  const open = { maintenance: false, regionRestriction: false };
  await site.app.site.change({ switches: { DEPOSIT: false } });
  expect(await stream.next()).toEqual({ ...open, switches: { DEPOSIT: false } });
  await site.app.site.change({
    settings: { 'site.name': 'Pista', 'login.lockAfter': 7, template: { mem_cen: 0 } as never },
  });
  expect(await stream.next()).toEqual({
    ...open,
    settings: { 'site.name': 'Pista' },
    mobileTemplate: { ...site.app.site.settings.template, mem_cen: 0 },
  });
  await site.app.site.change({
    settings: { 'links.service': [{ title: 'Chat', path: 'https://chat.example/a' }] },
  });
  const { service } = (await stream.next()) as { service: { title: string; path: string }[] };
  expect(service).toHaveLength(1);
  expect(service[0]?.path).not.toContain('chat.example');
  await site.app.site.change({ maintenance: true });
  expect(await stream.next()).toEqual({ ...open, maintenance: true });
  await site.app.site.change({ maintenance: false, switches: { DEPOSIT: true } });
  stream.close();
});

it('OC-19 a change between the start-up info and the opening of the stream is sent', async () => {
  const answer = await fetch(`${site.url}/wps/system/settings/consolidated`);
  const { value } = (await answer.json()) as { value: { lastEventId: string } };
  await site.app.site.change({ switches: { WITHDRAW: false } });
  const stream = await listen(value.lastEventId);
  expect(await stream.next()).toMatchObject({ switches: { WITHDRAW: false } });
  await site.app.site.change({ switches: { WITHDRAW: true } });
  stream.close();
});

it('APP-14 the policy names the current image hosts, without a restart', async () => {
  await site.app.site.change({ settings: { 'site.imageHosts': ['https://one.example'] } });
  expect(await policy()).toContain("img-src 'self' data: blob: https://one.example;");
  await site.app.site.change({ settings: { 'site.imageHosts': ['https://two.example'] } });
  expect(await policy()).toContain('https://two.example;');
  expect(await policy()).not.toContain('one.example');
  await site.app.site.change({ settings: { 'site.imageHosts': [] } });
  expect(await policy()).toContain("img-src 'self' data: blob:;");
});

it('APP-14 a page on another host of this site may show a content image, and nothing else', async () => {
  const shared = async (path: string) =>
    (await fetch(site.url + path)).headers.get('cross-origin-resource-policy');
  expect(await shared('/content/images/none/480.avif')).toBe('cross-origin');
  expect(await shared('/wps/system/status')).toBe('same-origin');
});
