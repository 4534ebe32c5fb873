import { expect, it } from 'vitest';
import { nearest, spelling } from './near-names.ts';

const GAMES = ['Perlas ng Silangan', 'Piñata Dice', 'Bangka Reels', 'Kasa Fruits'];

it.each`
  slip                         | typed         | finds
  ${'a wrong letter'}          | ${'perlos'}   | ${['Perlas ng Silangan']}
  ${'a letter too many'}       | ${'reeels'}   | ${['Bangka Reels']}
  ${'a letter too few'}        | ${'bngka'}    | ${['Bangka Reels']}
  ${'two letters swapped'}     | ${'dcie'}     | ${['Piñata Dice']}
  ${'another case and accent'} | ${'PINYATA'}  | ${['Piñata Dice']}
  ${'only the start'}          | ${'silamg'}   | ${['Perlas ng Silangan']}
  ${'the words run together'}  | ${'perlasng'} | ${['Perlas ng Silangan']}
  ${'another word altogether'} | ${'zzz'}      | ${[]}
`('$slip: "$typed"', ({ typed, finds }: { typed: string; finds: string[] }) => {
  expect(nearest(GAMES, typed, (name) => [spelling(name)])).toEqual(finds);
});

it('the nearest stands first', () => {
  expect(nearest(['Kasa Fruits', 'Kalesa', 'Kasal'], 'kasal', (name) => [spelling(name)])[0]).toBe(
    'Kasal',
  );
});
