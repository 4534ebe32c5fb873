import { expect, it } from 'vitest';
import { contentLink, HTML_ATTRIBUTES, HTML_TAGS, isContentImage } from './html-rules.ts';

const INSIDE = [
  '/m',
  '/m/home',
  '/m?x=1',
  '/m#top',
  '/m/help?i=2',
  ' /m/notice\n',
  '/m/activity/a.b',
  '/m/x?back=https://elsewhere.example',
];

const OUTSIDE = [
  'http://example.com',
  'https://example.com/a/b?c=d#e',
  'HTTPS://EXAMPLE.COM/Path',
  'https://example.com:8443/x',
  'https://sub.xn--e1afmkfd.example?q',
  'http://127.0.0.1/x',
];

const NOWHERE: (string | null | undefined)[] = [
  null,
  undefined,
  '',
  ' ',
  '#',
  '#top',
  '.',
  'm/home',
  './m',
  '?x',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'vbscript:x',
  'data:text/html,<script>x</script>',
  'DATA:,x',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  'mailto:a@example.com',
  'tel:1',
  'ftp://a.b',
  '//example.com',
  '//example.com/m/home',
  '///example.com',
  '/\\example.com',
  '\\\\example.com',
  '/mall',
  '/member',
  '/M/home',
  '/',
  '/home',
  '/api/v1/x',
  '/m//example.com',
  '/m/\\example.com',
  '/m/../x',
  '/m/..',
  '/m/./x',
  '/m/a/../../x',
  '/m/%2e%2e/x',
  '/m/%2E./x',
  '/m\\..\\x',
  '/m/%5c..',
  '/m/a b',
  '/m/\u00a0x',
  '/m/\nx',
  'https://exa mple.com',
  'https://example.com/a b',
  'http:',
  'http://',
  'https:/example.com',
  'https:example.com',
  'http:///x',
  'https://?x',
  'https://user:pass@example.com',
  'https://example.com@evil.example',
  'https://example.com\\@x',
  'https://exämple.com',
  'https://.example.com',
  'https://example..com',
  'https://example.com:x',
];

it.each(INSIDE)('APP-04 %j stays inside the site', (href) => {
  expect(contentLink(href)).toEqual({ kind: 'inside', address: href.trim() });
});

it.each(OUTSIDE)('APP-04 %j leads outside', (href) => {
  expect(contentLink(href)).toEqual({ kind: 'outside', address: href });
});

it.each(NOWHERE)('APP-04 %j leads nowhere', (href) => {
  expect(contentLink(href)).toBeNull();
});

it('pictures of content come from the uploads only', () => {
  expect(isContentImage('/content/images/ab12/480.avif')).toBe(true);
  for (const src of ['https://x.example/a.png', '//x/a.png', 'data:image/png;base64,x', '/m/x.png'])
    expect(isContentImage(src)).toBe(false);
  expect(isContentImage('/content/../api/v1/x')).toBe(false);
});

it('the allow-list names nothing that runs, loads or styles', () => {
  const bad = ['script', 'style', 'iframe', 'object', 'embed', 'svg', 'math', 'form', 'input'];
  for (const tag of [...bad, 'base', 'link', 'meta', 'template', 'video', 'audio'])
    expect(HTML_TAGS).not.toContain(tag);
  for (const names of Object.values(HTML_ATTRIBUTES))
    for (const name of names) expect(name).not.toMatch(/^on|style|class|^id$|srcset|target/);
});
