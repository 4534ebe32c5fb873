import { expect, it } from 'vitest';
import { withHeard } from './heard.ts';

const message = (id: string) => ({ id, author: 'a', name: 'm***1', text: id, sentAt: '' });
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

it('shows what was read and heard once each, in the site’s order, without what was removed', () => {
  const heard = { said: ['11', '9', '10'].map(message), removed: ['9', '99'] };
  expect(ids(withHeard(['8', '9', '10'].map(message), heard))).toEqual(['8', '10', '11']);
  expect(ids(withHeard([], heard))).toEqual(['10', '11']);
});

it('keeps the last 200', () => {
  const many = Array.from({ length: 250 }, (_, nth) => message(String(nth + 1)));
  expect(ids(withHeard(many, { said: [message('251')], removed: [] }))).toHaveLength(200);
  expect(withHeard(many, { said: [message('251')], removed: [] })[0]?.id).toBe('52');
});
