import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '@palaro/api';
import { testApp, type TestApp } from '@palaro/testkit';
import { AREAS } from '../areas.ts';

const SITE = 'https://play.example.com';
const DESK = 'https://desk.example.com';
const SITE_HOST = 'play.example.com';
const DESK_HOST = 'desk.example.com:443';
const PASSWORD = 'Demo-pass-1';
const CALLS = AREAS.flatMap((area) => Object.values(area.api) as Endpoint[]);
const isConsole = ({ path }: Endpoint) => path.startsWith('/console/');

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ demo: true, config: { publicUrl: SITE, consoleUrl: DESK } });
});
afterAll(() => site.stop());

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: object;
}

/** Sends a request as the proxy passes it on, with the name that the browser opened. */
async function send(host: string, path: string, { method = 'GET', headers, body }: Sent = {}) {
  const { hostname, port } = new URL(site.url);
  const text = body ? JSON.stringify(body) : '';
  const type = body ? { 'Content-Type': 'application/json', 'Content-Length': text.length } : {};
  const all = { Host: host, ...type, ...headers };
  const asked = request({ hostname, port, method, path, headers: all }).end(text);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  let whole = '';
  for await (const part of answer.setEncoding('utf8')) whole += String(part);
  const json = (whole.startsWith('{') ? JSON.parse(whole) : {}) as Record<string, unknown>;
  return { status: answer.statusCode, headers: answer.headers, json };
}

/** Hosts are compared before anything is judged, so any parameter will do. */
const addressOf = ({ path }: Endpoint) => path.replace(/\{\w+\}/g, 'x');
const isAbsent = async (host: string, call: Endpoint) => {
  const { status, json } = await send(host, addressOf(call), {
    method: call.method,
    ...(call.method === 'GET' ? {} : { body: {} }),
  });
  return status === 404 && json.code === 'not_found';
};
const logIn = (headers = {}) =>
  send(DESK_HOST, '/console/api/session', {
    method: 'POST',
    headers,
    body: { name: 'operator1', password: PASSWORD },
  });

describe('a console with a host of its own', () => {
  it('answers none of its calls on another host, and there none of the members’', async () => {
    const wrong: string[] = [];
    for (const call of CALLS) {
      const host = isConsole(call) ? SITE_HOST : DESK_HOST;
      if (!(await isAbsent(host, call))) wrong.push(`${call.method} ${call.path} on ${host}`);
    }
    expect(CALLS.filter(isConsole).length).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
  });

  it('is absent from every other host, whatever a page says of it, and spelled in any way', async () => {
    const named = { 'X-Forwarded-Host': 'desk.example.com', Forwarded: 'host=desk.example.com' };
    for (const path of ['/console/api/start', '/console/%61pi/start', '/%63onsole/api/start'])
      for (const host of [SITE_HOST, 'desk.example.com.evil.example', '127.0.0.1', ''])
        expect([path, (await send(host, path, { headers: named })).status]).toEqual([path, 404]);
    expect((await send('Desk.Example.com', '/console/api/start')).status).toBe(200);
  });

  it('leaves members’ pages, files, streams, rooms and documents to their own host', async () => {
    const upgrade = {
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': Buffer.from('a key of sixteen').toString('base64'),
    };
    for (const path of ['/m/home', '/m', '/m/sw.js', '/api/v1/events', '/docs', '/metrics'])
      expect([path, (await send(DESK_HOST, path)).status]).toEqual([path, 404]);
    const room = await send(DESK_HOST, '/api/v1/rooms/fish-1', { headers: upgrade });
    expect(room.status).toBe(404);
  });

  it('says on both hosts whether the process works, and leads from / to the console', async () => {
    for (const path of ['/healthz', '/readyz'])
      for (const host of [SITE_HOST, DESK_HOST])
        expect([path, (await send(host, path)).status]).toEqual([path, 200]);
    const { status, headers } = await send(DESK_HOST, '/');
    expect([status, headers.location]).toEqual([302, '/console']);
  });

  it('gives a session to its host alone, and names the site from which pictures come', async () => {
    const { status, headers } = await logIn({ Origin: DESK });
    expect(status).toBe(200);
    const cookies = headers['set-cookie'] ?? [];
    expect(cookies.some((one) => one.startsWith('console='))).toBe(true);
    for (const cookie of cookies) expect(cookie).not.toMatch(/domain/i);
    const { json } = await send(DESK_HOST, '/console/api/start');
    expect(json['value']).toMatchObject({ siteOrigin: SITE, startupState: 0 });
  });

  it('OC-4 takes nothing from a page of another origin, not even of the member site', async () => {
    for (const Origin of [SITE, 'null', 'https://desk.example.com.evil.example', `${DESK}:8443`]) {
      const { status, json } = await logIn({ Origin });
      expect([Origin, status, json.code]).toEqual([Origin, 403, 'console.csrf']);
    }
  });

  it('lets its page load from itself, and pictures also from the member site', async () => {
    const policyOn = async (host: string) =>
      String((await send(host, '/healthz')).headers['content-security-policy']);
    const play = await policyOn(SITE_HOST);
    const desk = await policyOn(DESK_HOST);
    for (const policy of [play, desk])
      for (const rule of ["connect-src 'self'", "script-src 'self'", "frame-ancestors 'none'"])
        expect(policy.split(';')).toContain(rule);
    expect(play).not.toContain('example.com');
    expect(desk).toContain(`img-src 'self' data: blob: ${SITE};`);
    expect(desk).toContain("frame-src 'none'");
    for (const [path, from] of [
      ['/m/icon-96.png', 'cross-origin'],
      ['/m/home', 'same-origin'],
    ])
      expect((await send(SITE_HOST, path ?? '')).headers['cross-origin-resource-policy']).toBe(
        from,
      );
  });
});
