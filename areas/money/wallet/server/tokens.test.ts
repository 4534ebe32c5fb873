import { expect, it } from 'vitest';
import { digest } from '@palaro/ledger';
import { isUuid, launchCode, newToken, sessionToken } from './tokens.ts';

it('a token shows its world, and no two are the same', () => {
  expect(newToken('real')).toMatch(/^gs_[\w-]{20,}$/);
  expect(newToken('trial')).toMatch(/^gt_[\w-]{20,}$/);
  expect(newToken('real')).not.toBe(newToken('real'));
});

it('a token and a launch code with the same text have different digests', () => {
  expect(sessionToken('x')).toBe(digest('session/x'));
  expect(launchCode('x')).toBe(digest('launch/x'));
});

it('only a whole UUID is a session’s id', () => {
  const id = '0a1b2c3d-4e5f-6071-8293-a4b5c6d7e8f9';
  expect([id, id.toUpperCase()].map(isUuid)).toEqual([true, true]);
  const others = [`${id}0`, `0${id}`, id.replace('-', ''), id.replace('0a', '0g'), `${id} `, ''];
  const wrong = [...others, '0a1b2c3d-4e5f-8293-a4b5c6d7e8f9', id.replace('f9', '-9')];
  expect(wrong.filter(isUuid)).toEqual([]);
});
