import { expect, it } from 'vitest';
import { POPUP_REFRESH_MS } from '../content.limits.ts';
import type { Announcement } from '../published.api.ts';
import { flagFor, popupsFor, popupSet, withinRange } from './popup-rules.ts';
import { popup } from './test-popup.ts';

it('LIMIT-01 POP-06 popups adopt a list after 500 ms', () => {
  expect(POPUP_REFRESH_MS).toBe(500);
});

const titles = (list: readonly Announcement[]) => list.map(({ title }) => title);
const ALL = [
  popup('member', { execution: 'A' }),
  popup('first', { execution: 'F' }),
  popup('guest', { execution: 'B' }),
  popup('nobody', { execution: null }),
];

it.each([
  ['a guest', 'B', ['guest']],
  ['a member, whose first login’s popup comes first,', 'A', ['first', 'member']],
] as const)('POP-05 %s sees what is meant for them', (_who, audience, expected) => {
  expect(titles(popupsFor(ALL, audience))).toEqual(expected);
});

const one = popup('one');
const two = popup('two');

it('POP-04 the order and repeats of popups do not matter', () => {
  expect(popupSet([one, two])).toEqual(popupSet([two, one, two]));
  expect(popupSet([one])).toEqual([['one', '<p>one</p>']]);
});

it('POP-04 title and content are kept apart', () => {
  const joined = [
    { title: 'ab', content: 'c' },
    { title: 'a', content: 'bc' },
  ];
  expect(popupSet(joined)).toHaveLength(2);
});

it('POP-04 popups come back when a title, a content or their number changes', () => {
  const closed = { show: false, set: popupSet([one, two]) };
  expect(flagFor([two, one], closed).show).toBe(false);
  expect(flagFor([one], closed).show).toBe(true);
  expect(flagFor([one, two, popup('three')], closed).show).toBe(true);
  expect(flagFor([{ ...one, title: 'One' }, two], closed).show).toBe(true);
  expect(flagFor([{ ...one, content: 'x' }, two], closed).show).toBe(true);
  expect(flagFor([one], null).show).toBe(true);
});

it('POP-04 what was closed stays closed in the other language, unless a text has changed since', () => {
  const says = (title: string, language: 'EN' | 'TY', digest: string) =>
    popup(title, { texts: { language, digest } });
  const english = [says('One', 'EN', 'a'), says('Two', 'EN', 'b')];
  const filipino = [says('Isa', 'TY', 'a'), says('Dalawa', 'TY', 'b')];
  const closed = { ...flagFor(english, null), show: false };
  const there = flagFor(filipino, closed);
  expect(there.show).toBe(false);
  expect(flagFor(english, there).show).toBe(false);
  expect(flagFor([says('Isa', 'TY', 'c'), filipino[1] as Announcement], closed).show).toBe(true);
  expect(flagFor([says('Uno', 'EN', 'a'), english[1] as Announcement], closed).show).toBe(true);
  expect(flagFor(filipino, { show: false, set: closed.set }).show).toBe(true);
});

it('POP-04 a change of only picture, link or number brings nothing back', () => {
  const closed = { show: false, set: popupSet([one]) };
  expect(flagFor([{ ...one, id: 'other', link: '/m/home' } as Announcement], closed).show).toBe(
    false,
  );
});

it.each([
  [-1, 3, 0],
  [0, 3, 0],
  [2, 3, 2],
  [3, 3, 2],
  [5, 1, 0],
  [1, 0, 0],
])('POP-01 page %i of %i popups is %i', (at, count, expected) => {
  expect(withinRange(at, count)).toBe(expected);
});
