import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SWITCH_NAMES } from '@palaro/whitelabel';
import { testApp, type TestApp } from '@palaro/testkit';
import { AREAS } from '../areas.ts';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ demo: true });
});
afterAll(() => site.stop());

async function call(
  method: string,
  path: string,
  given: { body?: unknown; headers?: object } = {},
) {
  const response = await fetch(site.url + path, {
    method,
    headers: {
      Language: 'EN',
      ...(given.body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...given.headers,
    },
    ...(given.body === undefined ? {} : { body: JSON.stringify(given.body) }),
  });
  const json = (await response.json()) as Record<string, unknown> & {
    value: Record<string, unknown>;
  };
  return { status: response.status, headers: response.headers, json };
}
const as = (account: string) => ({ Authorization: `Bearer ${site.tokens[account] ?? ''}` });
async function launch(account: string) {
  const game = { gameCategory: 'INHOUSE', vendor: 'PALARO', gameId: 'dice', nodeId: '20002' };
  const body = { ...game, supportFreePlay: false };
  expect((await call('POST', '/wps/game/launchGame', { body, headers: as(account) })).status).toBe(
    200,
  );
}

it('a demo member’s verified number is the same for verification and for the security center', async () => {
  const read = async (path: string) => (await call('GET', path, { headers: as('member1') })).json;
  expect((await read('/api/v1/kyc')).value).toMatchObject({ level: 2, mobileVerified: true });
  const { value } = await read('/wps/member/securityConfig');
  const mobile = { key: 'mobile', done: true, masked: '+63998••••0003' };
  expect(value['items']).toContainEqual(expect.objectContaining(mobile));
});

const setSite = (change: object) => call('POST', '/sandbox/site', { body: change });

describe('start-up state', () => {
  it('APP-06 maintenance and region restriction close every call except those that say so', async () => {
    await setSite({ maintenance: true, regionRestriction: true });
    const start = await call('GET', '/wps/system/settings/consolidated');
    expect(start.json.value).toMatchObject({ startupState: 1, maintenance: true });
    const closed = await call('GET', '/wps/member/info', {
      headers: { ...as('member1'), Language: 'TY' },
    });
    expect(closed).toMatchObject({ status: 503, json: { code: 'maintenance' } });
    expect(closed.headers.get('retry-after')).toBe('60');
    expect(closed.json.message).toBe('Nasa maintenance po ang platform');
    await setSite({ maintenance: false });
    expect(await call('GET', '/wps/member/info', { headers: as('member1') })).toMatchObject({
      status: 403,
      json: { code: 'region.blocked' },
    });
    await setSite({ regionRestriction: false });
    expect((await call('GET', '/wps/member/info', { headers: as('member1') })).status).toBe(200);
  });

  it('APP-16 APP-12 start-up info carries template, place and every switch', async () => {
    await setSite({ settings: { template: { mem_cen: 0, app_desc: 'Pista' } } });
    const { json } = await call('GET', '/wps/system/settings/consolidated');
    expect(json.value).toMatchObject({
      mobileTemplate: { mem_cen: 0, dep_func: 1, app_desc: 'Pista', pwa_icon_size: 96 },
      location: 'PH',
    });
    expect(Object.keys(json.value.switches as object).sort()).toEqual([...SWITCH_NAMES].sort());
    await setSite({ settings: { template: { mem_cen: 1, app_desc: 'Palaro' } } });
  });
});

describe('white-label values', () => {
  it('APP-16 APP-12 changes at the same moment and of several fields all survive a restart', async () => {
    await Promise.all([
      setSite({ switches: { DEPOSIT: false } }),
      setSite({ settings: { template: { app_desc: 'Pista' } } }),
    ]);
    await setSite({ settings: { template: { dep_func: 0 } } });
    const state = () => ({
      DEPOSIT: site.app.site.switches.DEPOSIT,
      template: { ...site.app.site.settings.template },
    });
    const changed = state();
    expect(changed).toMatchObject({ DEPOSIT: false, template: { app_desc: 'Pista', dep_func: 0 } });
    await site.app.site.reload();
    expect(state()).toEqual(changed);
    await setSite({
      switches: { DEPOSIT: true },
      settings: { template: { app_desc: 'Palaro', dep_func: 1 } },
    });
  });
});

describe('switches', () => {
  const gated = AREAS.flatMap((area) => Object.values(area.api)).filter(
    (endpoint) => endpoint.switch,
  );
  it.each(gated.map((endpoint) => [endpoint.switch, endpoint] as const))(
    'APP-12 %s off: the server refuses what it gates',
    async (name, endpoint) => {
      await setSite({ switches: { [name as string]: false } });
      const off = await call(endpoint.method, endpoint.path, { headers: as('member1') });
      expect(off).toMatchObject({ status: 403, json: { code: 'switched_off' } });
      await setSite({ switches: { [name as string]: true } });
      const on = await call(endpoint.method, endpoint.path, { headers: as('member1') });
      expect(on.json.code).not.toBe('switched_off');
    },
  );
});

describe('idempotency keys', () => {
  it('the input is kept as a digest that cannot be guessed without the site’s secret', async () => {
    const note = 'the-digest';
    const key = randomUUID();
    expect((await link(note, key)).status).toBe(200);
    const body = { accountType: 0, note };
    const guess = createHash('sha256').update(JSON.stringify({ params: {}, query: {}, body }));
    const rows = site.app.db.selectFrom('idempotency_key').select('input').where('key', '=', key);
    const { input } = await rows.executeTakeFirstOrThrow();
    expect(input).not.toEqual(guess.digest());
  });

  const link = (note: string, key: string, account = 'agent1') =>
    call('POST', '/wps/relay/MCS2_wpsCreateAffUrl', {
      headers: { ...as(account), 'Idempotency-Key': key },
      body: { accountType: 0, note },
    });

  it('a call with a key gets the first answer again; the key with another input is a 409', async () => {
    const key = randomUUID();
    const first = await link('first', key);
    expect(first.status).toBe(200);
    expect((await link('first', key)).json).toEqual(first.json);
    const turned = await call('POST', '/wps/relay/MCS2_wpsCreateAffUrl', {
      headers: { ...as('agent1'), 'Idempotency-Key': key },
      body: { note: 'first', accountType: 0 },
    });
    expect(turned.json).toEqual(first.json);
    expect(await link('second', key)).toMatchObject({
      status: 409,
      json: { code: 'idempotency_mismatch' },
    });
  });

  const bet = (roundRef: string, stake: string, key: string, token = 'member1') =>
    call('POST', '/api/v1/games/dice/bet', {
      headers: { ...as(token), 'Idempotency-Key': key },
      body: { roundRef, stake, params: { side: 'under', winNumbers: 9800 } },
    });

  it('a bet’s key gets the first answer again; with another input it is a 409; keys are per member', async () => {
    await launch('member1');
    await launch('agent1');
    const ref = randomUUID();
    const key = randomUUID();
    const first = await bet(ref, '1.0000', key);
    expect(first.status).toBe(200);
    expect((await bet(ref, '1.0000', key)).json).toEqual(first.json);
    expect(await bet(ref, '2.0000', key)).toMatchObject({
      status: 409,
      json: { code: 'idempotency_mismatch' },
    });
    expect((await bet(randomUUID(), '1.0000', key, 'agent1')).status).toBe(200);
  });

  it('ten requests at once with one key play one round, and each gets its result', async () => {
    const ref = randomUUID();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => bet(ref, '1.0000', key)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map(({ json }) => json.value.roundId)).size).toBe(1);
  });

  it('ten requests at once with one key in the table of keys create one thing', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => link('at once', key)));
    const made = answers.filter(({ status }) => status === 200);
    expect(made.length).toBeGreaterThan(0);
    const others = answers.filter(({ status }) => status !== 200);
    expect(others.every(({ json }) => json.code === 'idempotency_in_progress')).toBe(true);
    expect(new Set(made.map(({ json }) => JSON.stringify(json.value))).size).toBe(1);
  });
});

describe('limits and headers', () => {
  it('an address beyond its calls a minute gets 429 with Retry-After', async () => {
    await setSite({ settings: { 'limits.loopbackExempt': false } });
    const answers = [];
    for (let i = 0; i < 12; i++) answers.push(await call('GET', '/wps/captcha'));
    const last = answers.at(-1);
    expect(last).toMatchObject({ status: 429, json: { code: 'too_many_requests' } });
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
    await setSite({ settings: { 'limits.loopbackExempt': true } });
  });

  it('every answer has a strict policy and is not stored', async () => {
    const { headers } = await call('GET', '/wps/system/status');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('API-02 an unknown path, a wrong method and too long a header answer 4xx', async () => {
    expect((await call('GET', '/wps/nosuch')).json.code).toBe('not_found');
    expect((await call('PUT', '/wps/session/login', { body: {} })).status).toBe(404);
    const long = await fetch(`${site.url}/wps/system/status`, {
      headers: { X: 'y'.repeat(20_000) },
    });
    expect(long.status).toBe(431);
  });
});

describe('what the server says about itself', () => {
  it('describes every call in OpenAPI 3.1 with its access and refusals', async () => {
    const document = (await (await fetch(`${site.url}/docs/json`)).json()) as {
      openapi: string;
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    expect(document.openapi).toBe('3.1.0');
    for (const area of AREAS) {
      for (const [name, endpoint] of Object.entries(area.api)) {
        const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()];
        expect(operation?.operationId, endpoint.path).toBe(`${area.name}.${name}`);
      }
    }
  });

  it('serves metrics and health', async () => {
    expect(await (await fetch(`${site.url}/metrics`)).text()).toContain(
      'palaro_http_answer_seconds',
    );
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
  });
});

describe('push', () => {
  it('sends a bet’s new balance to the member’s stream and resumes from the last id', async () => {
    await launch('member1');
    const first = await openStream();
    const opened = await first.next();
    await play();
    const told = await first.next();
    expect(told).toMatchObject({ event: 'wallet' });
    first.close();
    await play();
    const again = await openStream({ 'Last-Event-ID': String(told.id) });
    expect(await again.next()).toMatchObject({ event: 'wallet' });
    again.close();
    const lost = await openStream({ 'Last-Event-ID': String(opened.id).replace(/\d+/, '1') });
    expect(await lost.next()).toMatchObject({ event: 'gap' });
    lost.close();
  });

  const play = () =>
    call('POST', '/api/v1/games/dice/bet', {
      headers: as('member1'),
      body: { roundRef: randomUUID(), stake: '1.0000', params: { side: 'over', winNumbers: 5000 } },
    });

  async function openStream(headers: object = {}) {
    const stop = new AbortController();
    const response = await fetch(`${site.url}/api/v1/events`, {
      headers: { ...as('member1'), ...headers },
      signal: stop.signal,
    });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let unread = '';
    return {
      close: () => stop.abort(),
      async next(): Promise<{ id?: string; event?: string }> {
        for (;;) {
          const [block, ...rest] = unread.split('\n\n');
          if (rest.length > 0) {
            unread = rest.join('\n\n');
            const fields = Object.fromEntries(
              (block ?? '').split('\n').map((line) => line.split(/: ?(.*)/s).slice(0, 2)),
            ) as Record<string, string>;
            if (fields.event && fields.event !== 'winners') return fields;
            continue;
          }
          const { value, done } = (await reader?.read()) ?? { done: true };
          if (done) throw new Error('the stream ended');
          unread += value ?? '';
        }
      },
    };
  }
});
