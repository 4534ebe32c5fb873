import { Money } from '@palaro/kernel';
import { expect, it } from 'vitest';
import { everyHand } from './baccarat/every-hand.ts';
import { baccaratOdds } from './baccarat/sheet.ts';
import { ALL_FACES, colourHundredths } from './color-game/sheet.ts';
import { dragonTigerOdds } from './dragon-tiger/sheet.ts';
import { add, compare, fraction, multiply } from './fractions.ts';
import { currentRules, gameOf, SHARED_CARDS, type GameId } from './index.ts';
import { ROULETTE_ODDS } from './roulette/sheet.ts';
import { SIC_BO_ODDS } from './sic-bo/sheet.ts';
import { chanceOf, coverageOf, type ZoneOdds } from './table/zone-odds.ts';

const BACCARAT = baccaratOdds();
const COLOURS: ZoneOdds<unknown> = {
  results: ALL_FACES.map((faces) => ({ faces })),
  waysOf: () => 1n,
  hundredthsOf: (zone, result) => colourHundredths(zone, (result as { faces: [0, 0, 0] }).faces),
};
const ODDS: Record<string, ZoneOdds<unknown>> = {
  'color-perya': COLOURS,
  roulette: ROULETTE_ODDS,
  'sic-bo': SIC_BO_ODDS,
  'dragon-tiger': dragonTigerOdds(),
  'baccarat-a': BACCARAT,
  'baccarat-b': BACCARAT,
};
const oddsOf = (id: string) => ODDS[id] as ZoneOdds<unknown>;
const TABLES = SHARED_CARDS.filter(({ shared }) => shared.kind === 'zones').map(({ id }) => id);

const sharedOf = (id: string) => {
  const { shared, config } = currentRules(gameOf(id as GameId));
  if (!shared) throw new Error(`${id} is no table`);
  return { shared, zones: (config.zones as { id: string }[]).map((zone) => zone.id) };
};
const handOf = (id: string, result: unknown) =>
  id.startsWith('baccarat') ? (result as { hand: unknown }).hand : result;

/** Turnover of 10 pesos on each zone, on the first result on which none of them is a push. */
function counted(id: string, staked: readonly string[]): bigint {
  const { results, hundredthsOf } = oddsOf(id);
  const back = (zone: string, result: unknown) => hundredthsOf(zone, result);
  const result = results.find((one) =>
    staked.every((zone) => back(zone, one) === 0 || back(zone, one) > 100),
  );
  const bets = staked.map((zone) => ({ zones: { [zone]: '10.0000' }, hand: 1 }));
  const { shared } = sharedOf(id);
  const outcomeOf = (bet: object) => shared.outcomeOf(bet, handOf(id, result));
  return Money.sum(bets.map((bet) => shared.validBet(bet, bets, outcomeOf(bet))));
}

/** Tells whether a zone wins on more than 70 of 100 ways, each result looked at by itself. */
function coversMost(id: string, staked: readonly string[]): boolean {
  const { results, waysOf, hundredthsOf } = oddsOf(id);
  const ways = (some: readonly unknown[]) =>
    some.reduce<bigint>((sum, one) => sum + waysOf(one), 0n);
  const won = results.filter((one) => staked.some((zone) => hundredthsOf(zone, one) > 100));
  return ways(won) * 10n > ways(results) * 7n;
}

it('every table is looked at', () => {
  expect(Object.keys(ODDS).sort()).toEqual([...TABLES].sort());
});

it.each(TABLES)(
  'GAME-13 each zone of %s counts alone, and two together unless they cover more than 70 %%',
  (id) => {
    const { zones } = sharedOf(id);
    for (const zone of zones) expect([zone, counted(id, [zone])]).toEqual([zone, 100_000n]);
    // The 157 zones of a roulette table make 12,000 pairs; the outside bets and a few others do.
    const some = id === 'roulette' ? zones.slice(-30) : zones;
    for (const [at, one] of some.entries())
      for (const other of some.slice(at + 1)) {
        const amount = coversMost(id, [one, other]) ? 0n : 200_000n;
        expect([one, other, counted(id, [one, other])]).toEqual([one, other, amount]);
      }
  },
);

const numbers = (count: number) => Array.from({ length: count }, (_, i) => `straight-${i}`);

it.each<[string, string, readonly string[], string]>([
  ['all six colours', 'color-perya', ['red', 'blue', 'yellow', 'green', 'white', 'pink'], '0.0000'],
  ['two colours, 152 of 216 throws', 'color-perya', ['red', 'blue'], '0.0000'],
  ['a colour and two colours', 'color-perya', ['red', 'blue-green'], '20.0000'],
  ['three dozens', 'roulette', ['dozen-1', 'dozen-2', 'dozen-3'], '0.0000'],
  ['three columns', 'roulette', ['column-1', 'column-2', 'column-3'], '0.0000'],
  ['two dozens, 24 of 37', 'roulette', ['dozen-1', 'dozen-2'], '20.0000'],
  ['26 numbers, 70.3 %', 'roulette', numbers(26), '0.0000'],
  ['25 numbers, 67.6 %', 'roulette', numbers(25), '250.0000'],
  ['red and two columns', 'roulette', ['red', 'column-1', 'column-2'], '0.0000'],
  ['two faces, 152 of 216 throws', 'sic-bo', ['single-1', 'single-2'], '0.0000'],
  ['small and the totals above it', 'sic-bo', ['small', 'total-11', 'total-12'], '0.0000'],
  ['player, banker and tie', 'baccarat-a', ['player', 'banker', 'tie'], '0.0000'],
  ['player and tie', 'baccarat-b', ['player', 'tie'], '20.0000'],
  ['dragon and tiger', 'dragon-tiger', ['dragon', 'tiger'], '0.0000'],
  ['dragon and tie', 'dragon-tiger', ['dragon', 'tie'], '20.0000'],
  ['a red and a black card of both sides', 'dragon-tiger', ['dragon-red', 'tiger-black'], '0.0000'],
])('GAME-13 %s: 10 on each count what they should', (_name, id, zones, valid) => {
  expect(Money.text(counted(id, zones))).toBe(valid);
});

it('the chance that one of two pairs comes at baccarat is exact', () => {
  const both = everyHand().filter(({ hand }) =>
    ['player-pair', 'banker-pair'].every(
      (zone) => BACCARAT.hundredthsOf(zone, { hand, ways: 1 }) > 0,
    ),
  );
  const all = everyHand().reduce((sum, { ways }) => sum + BigInt(ways), 0n);
  const ways = both.reduce((sum, { ways: one }) => sum + BigInt(one), 0n);
  // The second pair is of one of the twelve other ranks, or of the 30 cards that are left of it.
  const pairs = 13n * 32n * 31n * (12n * 32n * 31n + 30n * 29n);
  const exact = fraction(pairs, 416n * 415n * 414n * 413n);
  expect(fraction(ways, all)).toEqual(exact);
  const zones = [{ id: 'player-pair' }, { id: 'banker-pair' }];
  const union = coverageOf(baccaratOdds, zones)(new Set(['player-pair', 'banker-pair']));
  const one = chanceOf(BACCARAT, 'player-pair');
  expect(compare(add(union, exact), multiply(one, fraction(2n, 1n)))).toBe(0);
});

it.each<[string, string, Record<string, string>, (hand: never) => boolean, string]>([
  ['a push at baccarat', 'baccarat-a', { player: '10.0000' }, isTie, '0.0000'],
  [
    'a push beside a bet that lost',
    'baccarat-a',
    { player: '10.0000', 'lucky-six': '5.0000' },
    isTie,
    '5.0000',
  ],
  ['half a loss at dragon-tiger', 'dragon-tiger', { dragon: '10.0000' }, isTie, '5.0000'],
])('%s counts what was lost', (_name, id, zones, when, valid) => {
  const hand = oddsOf(id)
    .results.map((one) => handOf(id, one))
    .find((one) => when(one as never));
  const bet = { zones, hand: 1 };
  const { shared } = sharedOf(id);
  expect(Money.text(shared.validBet(bet, [bet], shared.outcomeOf(bet, hand)))).toBe(valid);
});
function isTie({ winner }: { winner: string }) {
  return winner === 'tie';
}

it('Color Game played alone counts by the same rule', () => {
  const { validBet, readBet, play } = currentRules(gameOf('color-game'));
  const countedOn = (...zones: string[]) => {
    const stakes = Object.fromEntries(zones.map((zone) => [zone, '10.0000']));
    const bet = readBet({ stake: `${zones.length * 10}.0000`, params: { zones: stakes } });
    const outcome = play(bet?.params, { int: () => 0 } as never);
    return validBet && Money.text(validBet(outcome));
  };
  expect(countedOn('red', 'blue', 'yellow', 'green', 'white', 'pink')).toBe('0.0000');
  expect(countedOn('red', 'blue')).toBe('0.0000');
  expect(countedOn('red', 'red-triple')).toBe('20.0000');
  expect(countedOn('pair')).toBe('10.0000');
});
