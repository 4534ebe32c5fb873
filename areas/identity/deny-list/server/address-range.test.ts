import { expect, it } from 'vitest';
import { plainAddress, readRange } from './address-range.ts';

it.each([
  ['203.0.113.7', '203.0.113.7/32', false],
  [' 203.0.113.0/24 ', '203.0.113.0/24', false],
  ['203.0.112.0/23', '203.0.112.0/23', true],
  ['::ffff:203.0.113.7', '203.0.113.7/32', false],
  ['2001:DB8::1', '2001:db8::1/128', false],
  ['2001:db8:1::/48', '2001:db8:1::/48', false],
  ['2001:db8::/47', '2001:db8::/47', true],
  ['10.0.0.0/8', '10.0.0.0/8', true],
])('a range holds many households below /24 and /48: %s', (typed, net, isWide) => {
  expect(readRange(typed)).toEqual({ net, isWide });
});

it.each([
  '',
  'here',
  '203.0.113',
  '203.0.113.7/',
  '203.0.113.7/33',
  '203.0.113.256',
  '1.2.3.4/24/8',
  '0.0.0.0/0',
  '10.0.0.0/7',
  '::/0',
  '2001::/15',
  '2001:db8::/129',
  '203.0.113.7/-1',
])('what is no address, or a whole country, is no range: %s', (typed) => {
  expect(readRange(typed)).toBeNull();
});

it('compares an address without its zone and its older form', () => {
  expect([plainAddress('fe80::1%eth0'), plainAddress('::FFFF:10.1.2.3')]).toEqual([
    'fe80::1',
    '10.1.2.3',
  ]);
  expect(plainAddress('unknown')).toBeNull();
});
