import { expect, it } from 'vitest';
import { changeSite, SITE_DEFAULTS } from '@palaro/whitelabel';
import { loosened } from './site.ts';

it('names the settings that protect members and stand looser than by default', () => {
  expect(loosened(SITE_DEFAULTS)).toEqual([]);
  const settings = { 'encryption.required': false, 'limits.loopbackExempt': true } as const;
  expect(loosened(changeSite(SITE_DEFAULTS, { settings })).sort()).toEqual([
    'encryption.required',
    'limits.loopbackExempt',
  ]);
});
