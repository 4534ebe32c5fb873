// What operators copy must let through what the site takes. `npm run check:proxy` runs the text.
import type { Endpoint } from '@palaro/api';
import { AREAS } from '@palaro/server-app/areas';
import { expect, it } from 'vitest';
import { proxyText, runnableText } from './lib/proxy-text.ts';

const MEGABYTE = 1024 * 1024;
const text = proxyText();
const calls = AREAS.flatMap(({ api }) => Object.values(api as Record<string, Endpoint>));

/** A directive's value in a piece of the text. */
const valueOf = (name: string, of = text) => new RegExp(`\\b${name} ([^;]+);`).exec(of)?.[1];

it('lets through the largest files that a call takes, with the frame around them', () => {
  const largest = Math.max(
    ...calls.map(({ upload }) => (upload?.maxBytes ?? 0) * (upload?.many?.most ?? 1)),
  );
  const [, megabytes] = /^(\d+)m$/.exec(valueOf('client_max_body_size') ?? '') ?? [];
  expect(Number(megabytes) * MEGABYTE).toBeGreaterThan(largest);
  expect((Number(megabytes) - 1) * MEGABYTE).toBeLessThanOrEqual(largest);
});

it('passes upgrades on and keeps streams and rooms open', () => {
  expect(valueOf('proxy_set_header Upgrade')).toBe('$http_upgrade');
  expect(text).toMatch(/map \$http_upgrade (\$\w+) \{\s+default upgrade;\s+"" "";/);
  expect(text).toContain('proxy_set_header Connection $palaro_connection;');
  expect(valueOf('proxy_http_version')).toBe('1.1');
  expect(valueOf('proxy_buffering')).toBe('off');
  const [, pattern = '', block = ''] = /location ~ (\S+) \{([^}]+)\}/.exec(text) ?? [];
  for (const path of ['/api/v1/events', '/console/api/events', '/api/v1/rooms/x-1'])
    expect(path).toMatch(new RegExp(pattern));
  for (const { path } of calls.filter((call) => call.path !== '/api/v1/rooms'))
    expect(path).not.toMatch(new RegExp(pattern));
  expect(valueOf('proxy_read_timeout', block)).toBe('1h');
});

it('passes on the name that the browser opened, the site’s or the console’s', () => {
  expect(valueOf('server_name')?.split(' ')).toEqual(['play.example.com', 'desk.example.com']);
  expect(valueOf('proxy_set_header Host')).toBe('$host');
});

it('tells the site who the caller is, spreads over two nodes and hides the metrics', () => {
  expect(valueOf('proxy_set_header X-Forwarded-For')).toBe('$proxy_add_x_forwarded_for');
  const [, upstream = ''] = /upstream palaro \{([^}]+)\}/.exec(text) ?? [];
  expect(upstream.match(/server 127\.0\.0\.1:\d+;/g)).toHaveLength(2);
  expect(text).toContain('location = /metrics { return 404; }');
});

it('becomes a configuration of this machine alone', () => {
  const whole = runnableText(text, { folder: '/x', port: 81, sitePort: 82 });
  expect(whole).not.toMatch(/ssl|:80\d\d/);
  expect(whole.match(/server 127\.0\.0\.1:82;/g)).toHaveLength(2);
  expect(whole).toContain('listen 127.0.0.1:81;');
});
