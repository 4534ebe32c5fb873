import { expect, it } from 'vitest';
import { floodFault, tellsContact, textFault } from './chat-rules.ts';

it.each([
  'come to palaro.com now',
  'https://x.example',
  'www.win',
  'my site dot com',
  'luck.ph/abc',
  'me@mail.example',
  '@juan_88 tayo',
  'juan(at)gmail',
  'text 0917 123 4567',
  '+63-917-123-4567',
  '0 9 1 7 1 2 3 4 5 6 7',
  '(02) 8123-45678',
  'tele０９１７１２３４５６７',
  'ju\u200da\u200dn.com',
])('refuses %s as a way to meet elsewhere', (text) => {
  expect(tellsContact(text)).toBe(true);
});

it.each([
  '1.52x 2.10x 1.05x 3.20x 8.00x',
  'nanalo ako ng ₱1,250,000.00!',
  'gg, 12 panalo na',
  'ok.',
  'sige.salamat',
  'round 48213, banker ulit',
  '2 5 1 3 6 4 2 5',
  'ano? :) :D',
  '50/50 lang yan',
])('lets %s be said', (text) => {
  expect([tellsContact(text), textFault(text)]).toEqual([false, null]);
});

it('measures in characters, and takes no signs that are not seen', () => {
  expect(textFault('ñ'.repeat(120))).toBe(null);
  expect(textFault('ñ'.repeat(121))).toBe('long');
  expect(textFault('🎉'.repeat(120))).toBe(null);
  expect(textFault('👨‍👩‍👧 panalo')).toBe(null);
  for (const bad of ['a\u0007b', 'a\nb', 'abc\u202edef', 'pa\u200blaro', 'z\u0300\u0301\u0302'])
    expect(textFault(bad), JSON.stringify(bad)).toBe('signs');
});

it('takes one in two seconds, ten in a minute, and no repeat within five minutes', () => {
  const at = (seconds: number) => new Date(seconds * 1_000);
  const said = (seconds: number, text = `no ${seconds}`) => ({ text, sent_at: at(seconds) });
  expect(floodFault([said(0)], 'x', at(1.999))).toEqual({ fault: 'often', waitMs: 1 });
  expect(floodFault([said(0)], 'x', at(2))).toBe(null);
  // Another node's message may be a moment ahead of this one's clock.
  expect(floodFault([said(1)], 'x', at(0))).toEqual({ fault: 'often', waitMs: 3_000 });
  const ten = Array.from({ length: 10 }, (_, nth) => said(3 * nth));
  expect(floodFault(ten, 'x', at(59))).toEqual({ fault: 'often', waitMs: 1_000 });
  expect(floodFault(ten, 'x', at(60))).toBe(null);
  expect(floodFault(ten.slice(1), 'x', at(59))).toBe(null);
  expect(floodFault([said(0, 'Good luck')], 'good  LUCK!! ', at(299))?.fault).toBe('repeat');
  expect(floodFault([said(0, 'Good luck')], 'Good luck', at(300))).toBe(null);
  expect(floodFault([said(0, '!!!')], '???', at(9))).toBe(null);
});
