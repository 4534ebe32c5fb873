import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { testApp, type TestApp } from '@palaro/testkit';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AREAS } from '../areas.ts';
import { createServer } from './create-server.ts';
import { filesBelow, holds } from './test-secrets.ts';

/** The output of the last build; `npm test` builds before it runs this. */
const DIST = join(import.meta.dirname, '../../../web/dist');
const CANARY = 'canary-of-a-page-4d2a';
/** The names under which the server gets what only it may know (README, Configuration). */
const NAMES = [
  'DATABASE_URL',
  'PLAY_SEED_KEY',
  'METRICS_TOKEN',
  'SEMAPHORE_KEY',
  'TWILIO_TOKEN',
  'SMTP_URL',
  'GOOGLE_CLIENT_SECRET',
  'FACEBOOK_APP_SECRET',
  'TELEGRAM_BOT_TOKEN',
];

describe.runIf(existsSync(join(DIST, 'index.html')))('AC-20 files that browsers get', () => {
  const files = filesBelow(DIST);
  let site: TestApp;
  let server: FastifyInstance;

  beforeAll(async () => {
    const delivery = {
      semaphore: { url: 'http://127.0.0.1:9', key: CANARY },
      twilio: null,
      smtp: { url: `smtp://palaro:${CANARY}@127.0.0.1:9`, from: 'no-reply@palaro.test' },
    };
    site = await testApp({ demo: true, config: { delivery } });
    server = await createServer({ ...site.app, serverMetrics: new Registry() }, AREAS, {
      webDir: DIST,
    });
  });
  afterAll(async () => {
    await server.close();
    await site.stop();
  });

  it('no file of the build holds a name, a value or source code that belongs to the server', () => {
    expect(files.size).toBeGreaterThan(100);
    const keys = filesBelow(join(site.app.config.dataDir, 'keys'));
    expect(keys.size).toBeGreaterThan(0);
    const values = [...keys.values()].map((key) => key.trim());
    const kept = [...NAMES, ...values, 'Demo-pass-1', 'sourceMappingURL='];
    const found = [...files].flatMap(([file, text]) =>
      kept.filter((secret) => holds(text, secret)).map((secret) => `${secret} in ${file}`),
    );
    expect(found).toEqual([]);
    expect([...files.keys()].filter((file) => file.endsWith('.map'))).toEqual([]);
  });

  it('no page repeats its address, its cookies or the server’s secrets', async () => {
    const token = site.tokens.member1 ?? '';
    const asked = `?token=${CANARY}&password=${CANARY}&code=${CANARY}`;
    const cookies = ['pd', 'pdm', 'pst', 'pso', 'language', 'captcha'];
    for (const path of ['/', '/m/home', '/m/login', `/m/${CANARY}`, '/m/changePsw', '/m/sw.js']) {
      const answer = await server.inject({
        url: path + asked,
        headers: {
          Authorization: `Bearer ${token}`,
          Cookie: cookies.map((name) => `${name}=${CANARY}`).join('; '),
        },
      });
      expect(answer.statusCode).toBe(200);
      const told = answer.body + JSON.stringify(answer.headers);
      for (const secret of [CANARY, token, site.tokens.agent1 ?? '']) {
        expect(`${path}: ${holds(told, secret)}`).toBe(`${path}: false`);
      }
    }
  });
});
