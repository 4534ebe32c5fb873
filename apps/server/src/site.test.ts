import { expect, it } from 'vitest';
import { changeSite, SITE_DEFAULTS } from '@palaro/whitelabel';
import { loosened } from './site.ts';

it('names the protective settings that are looser than their default', () => {
  expect(loosened(SITE_DEFAULTS)).toEqual([]);
  const settings = { 'encryption.required': false, 'limits.loopbackExempt': true } as const;
  expect(loosened(changeSite(SITE_DEFAULTS, { settings })).sort()).toEqual([
    'encryption.required',
    'limits.loopbackExempt',
  ]);
});
