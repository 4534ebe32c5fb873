import { registrationApi } from '@palaro/registration/api';
import { expect, it } from 'vitest';
import { KEPT } from './kept.ts';

it('APP-17 the registration’s rules are kept under the path of their call', () => {
  const kept = KEPT.find(({ as }) => as === 'regValidatas');
  expect(kept?.endpoint.path).toBe(registrationApi.registerSetup.path);
});
