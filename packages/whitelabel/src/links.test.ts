import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hidePath, showPath } from './links.ts';

describe('SVC-08 the path of a service entry', () => {
  it.each([
    '/m/service',
    '/m/help?i=3#top',
    'https://chat.example/palaro?from=home&x=%20',
    'https://chat.example/a%2Fb',
    '/m/tulong-niño-₱',
    '',
  ])('comes back unchanged from the wire: %s', (path) => {
    expect(showPath(hidePath(path))).toBe(path);
  });

  it('hides every part of it on the wire', () => {
    const hidden = hidePath('https://chat.example/m/service');
    expect(hidden).toMatch(/^[A-Za-z0-9_-]+$/);
    for (const part of ['http', 'chat', 'service', '/m']) expect(hidden).not.toContain(part);
    expect(atob(hidden.replace(/-/g, '+').replace(/_/g, '/'))).not.toContain('service');
  });

  it('comes back for any path', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (url) => {
        expect(showPath(hidePath(url))).toBe(url);
      }),
    );
  });

  it('is empty if it was not encoded here', () => {
    for (const broken of ['%%%', 'a', '€']) expect(showPath(broken)).toBe('');
  });
});
