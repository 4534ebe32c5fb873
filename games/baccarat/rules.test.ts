import { canonicalJson, fairDraw, sha256Hex, type FairDraw } from '@palaro/fairness';
import { Money } from '@palaro/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BACCARAT } from './baccarat-card.ts';
import { bankerDraws, dealHand, playerDraws, pointsOf } from './deal.ts';
import expected from './expected.json' with { type: 'json' };
import { baccaratSheet, chanceOf, returnOf } from './sheet.ts';
import { baccaratRules } from './table.ts';
import { hundredthsOf, ZONE_IDS, ZONES, type ZoneId } from './zones.ts';
import { settle } from '../versions.ts';

const rules = baccaratRules({ id: 'baccarat-a', version: '1', stake: BACCARAT.stake });
const drawAt = (nonce: number): FairDraw =>
  fairDraw({
    serverSeed: '01eb2104a72873d768e9e6d9ef25887bcbe38fc7343a57cd73f99c8a09d5f8d7',
    clientSeed: 'beacon-value-demo-0001',
    nonce,
  });
/** A card of a rank and a suit: `6h`. */
const cardOf = (text: string) =>
  'A23456789TJQK'.indexOf(text[0] ?? '') * 4 + 'shdc'.indexOf(text[1] ?? '');
/** Deals `6h 7s …` in that order. */
function hand(cards: string) {
  const left = cards.split(' ').map(cardOf);
  const dealt = dealHand(() => left.shift() ?? -1);
  expect([left, dealt.player.concat(dealt.banker).includes(-1)]).toEqual([[], false]);
  return dealt;
}
const exact = ({ num, den }: { num: string; den: string }) => ({
  num: BigInt(num),
  den: BigInt(den),
});

it('V22 deals the hand after the burnt king and its ten cards', () => {
  const first = rules.shared?.result(drawAt(9), 1) as ReturnType<typeof dealHand>;
  const shuffled = drawAt(9).shuffle(Array.from({ length: 416 }, (_, card) => card));
  const [a, b, c, d] = shuffled.slice(11).map((card) => card % 52);
  expect(first).toMatchObject({ hand: 1, burn: 51, last: false });
  expect([first.player.slice(0, 2), first.banker.slice(0, 2)]).toEqual([
    [a, c],
    [b, d],
  ]);
});

it('GAME-13 the whole table of third cards is as published', () => {
  const draws = (points: number) =>
    [null, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((third) => +bankerDraws(points, third)).join('');
  // The player stood, then his third card from a ten to a nine.
  expect(Array.from({ length: 8 }, (_, points) => draws(points))).toEqual([
    '11111111111',
    '11111111111',
    '11111111111',
    '11111111101',
    '10011111100',
    '10000111100',
    '00000001100',
    '00000000000',
  ]);
  const player = Array.from({ length: 8 }, (_, points) => +playerDraws(points)).join('');
  expect(player).toBe('11111100');
});

it.each<[string, string, Partial<Record<ZoneId, number>>]>([
  ['a natural ends the hand', '9s 2h Ks 3h', { player: 200, small: 250 }],
  ['the banker wins with two cards', '2s 7h Ks 9s 5d', { player: 200, big: 154 }],
  ['both stand on seven', '7s 7h Ks Qh', { player: 100, banker: 100, tie: 900, small: 250 }],
  ['a pair of the player', '4s 2h 4h 5h', { player: 200, 'player-pair': 1_200, small: 250 }],
  [
    'a perfect pair of the banker',
    '9s 4d Ks 4d',
    { player: 200, small: 250, 'banker-pair': 1_200, 'banker-perfect': 5_100 },
  ],
  ['the lucky six of two cards', '2s 2h Ks 4h Ad', { banker: 195, big: 154, 'lucky-six': 1_400 }],
  ['of three', 'Ks 2h Qs 3h 4s Ad', { banker: 195, big: 154, 'lucky-six': 2_400 }],
  ['six cards', '2s Kh 3h 3s Kd 5c', { banker: 195, big: 154 }],
  ['a six of the player is not lucky', '6s Kh Ks 5h Kc', { player: 200, big: 154 }],
])('%s: %s', (_, cards, paid) => {
  const dealt = hand(cards);
  for (const id of ZONE_IDS) expect([id, hundredthsOf(id, dealt)]).toEqual([id, paid[id] ?? 0]);
});

const PUBLISHED: Record<ZoneId, number> = {
  player: 0,
  banker: 1,
  tie: 2,
  'player-pair': 3,
  'banker-pair': 3,
  'player-perfect': 4,
  'banker-perfect': 4,
  big: 5,
  small: 6,
  'lucky-six': 7,
};

it.each(ZONE_IDS)('GAME-13 %s pays back exactly its published share of all hands', (id) => {
  const { rtp, p } = expected.bets[PUBLISHED[id]] as (typeof expected.bets)[3];
  expect(returnOf(id)).toEqual(exact(rtp));
  const chance = p ?? expected.p[id as keyof typeof expected.p];
  expect(chanceOf(id)).toEqual(exact(chance as NonNullable<typeof p>));
});

it('the sheet covers every zone, and the greatest win stays within the limit of a round', () => {
  const { rtp, maxWin } = baccaratSheet();
  expect([rtp.least, rtp.greatest]).toEqual([returnOf('tie'), returnOf('banker')]);
  expect(maxWin).toEqual({ num: 51n, den: 1n });
  const most = ZONES.map(({ most: times, limit }) => (times * limit.max) / 100);
  expect(Math.max(...most)).toBeLessThanOrEqual(25_000_000);
});

const anyCards = fc.array(fc.nat(51), { minLength: 6, maxLength: 6 });

it('every hand is played by the rules, and no zone returns more than its most', () => {
  fc.assert(
    fc.property(anyCards, (cards) => {
      const left = [...cards];
      const dealt = dealHand(() => left.shift() ?? 0);
      const { player, banker } = dealt;
      const two = [pointsOf(player.slice(0, 2)), pointsOf(banker.slice(0, 2))];
      const natural = two.some((points) => points >= 8);
      expect(player.length === 3).toBe(!natural && two[0]! <= 5);
      if (natural) expect(banker).toHaveLength(2);
      expect(dealt.playerPoints).toBe(pointsOf(player));
      expect(dealt.bankerPoints).toBe(pointsOf(banker));
      const of = (id: ZoneId) => hundredthsOf(id, dealt);
      expect(ZONES.every(({ id, most }) => of(id as ZoneId) <= most)).toBe(true);
      expect(of('big') > 0).toBe(of('small') === 0);
      expect(of('player') + of('banker')).toBe(
        dealt.winner === 'tie' ? 200 : dealt.winner === 'player' ? 200 : 195,
      );
      if (of('player-perfect')) expect(of('player-pair')).toBe(1_200);
      if (of('lucky-six')) expect(of('banker')).toBe(195);
    }),
    { numRuns: 3_000 },
  );
});

it('a bet is paid zone by zone on the hand that everybody saw', () => {
  const zones = { player: '100.0000', banker: '5.0000', 'lucky-six': '7.0000' };
  const bet = rules.readBet({ zones, hand: 3 });
  if (!bet) throw new Error('the bet was refused');
  const result = rules.shared?.result(drawAt(9), 3);
  const { outcome, payout } = settle(rules, bet, drawAt(9));
  expect(outcome).toEqual(rules.shared?.outcomeOf(bet.params, result));
  expect(outcome.zones.map(({ zone }) => zone)).toEqual(['player', 'banker', 'lucky-six']);
  expect(payout).toBe(Money.sum(outcome.zones.map((zone) => Money.of(zone.payout))));
  expect(rules.shared?.limits(bet.params)).toMatchObject({ 'lucky-six': Money.of('5000.0000') });
});

it('player and banker, or big and small, bet together count no turnover', () => {
  const counted = (...bets: Record<string, string>[]) => {
    const all = bets.map((zones) => ({ zones, hand: 1 }));
    const result = hand('2s 2h Ks 4h Ad');
    const { shared } = rules;
    if (!shared) throw new Error('baccarat is no table');
    const validOf = (bet: (typeof all)[number]) =>
      shared.validBet(bet, all, shared.outcomeOf(bet, result));
    return Money.sum(all.map(validOf));
  };
  expect(counted({ player: '10.0000', tie: '5.0000' })).toBe(Money.of('15.0000'));
  expect(counted({ player: '10.0000' }, { banker: '50.0000', tie: '5.0000' })).toBe(Money.zero);
  expect(counted({ big: '10.0000', small: '5.0000' })).toBe(Money.zero);
});

it('the shoe ends once, after 60 to 100 hands', () => {
  for (const nonce of [1, 2, 9]) {
    const last = Array.from({ length: 100 }, (_, at) => at + 1).find((at) =>
      rules.shared?.isLastHand(drawAt(nonce), at),
    );
    expect(last).toBeGreaterThan(60);
    expect(() => rules.shared?.result(drawAt(nonce), (last ?? 0) + 1)).toThrow(RangeError);
  }
});

it.each<[Record<string, string>]>([
  [{}],
  [{ player: '4.0000' }],
  [{ player: '5.5000' }],
  [{ player: '50001.0000' }],
  [{ 'player-perfect': '501.0000' }],
  [{ tie: '5001.0000' }],
  [{ constructor: '5.0000' }],
  [{ player: '50000.0000', tie: '5.0000' }],
])('a bet of %j is not offered', (zones) => {
  expect(rules.readBet({ zones })).toBeNull();
});

it('the config of version 1 never changes', () => {
  expect(sha256Hex(canonicalJson(rules.config))).toBe(
    '43cf577fa0128e33d5c76005972609d04dcf4abc0fafa54424a95ec6ca8fcbf9',
  );
});
