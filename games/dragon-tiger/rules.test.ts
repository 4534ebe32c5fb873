import { canonicalJson, fairDraw, sha256Hex, type FairDraw } from '@palaro/fairness';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rankOf } from '../playing-cards/cards.ts';
import { dealHand, type DragonTigerResult } from './deal.ts';
import expected from './expected.json' with { type: 'json' };
import { dragonTigerV1 } from './rules.ts';
import { chanceOf, dragonTigerSheet, returnOf } from './sheet.ts';
import { hundredthsOf, ZONE_IDS, ZONES, type ZoneId } from './zones.ts';

const drawAt = (nonce: number): FairDraw =>
  fairDraw({
    serverSeed: '01eb2104a72873d768e9e6d9ef25887bcbe38fc7343a57cd73f99c8a09d5f8d7',
    clientSeed: 'beacon-value-demo-0001',
    nonce,
  });
function handOf(dragon: number, tiger: number) {
  const left = [dragon, tiger];
  return dealHand(() => left.shift() ?? 0);
}
const cardOf = (text: string) =>
  'A23456789TJQK'.indexOf(text[0] ?? '') * 4 + 'shdc'.indexOf(text[1] ?? '');
const exact = ({ num, den }: { num: string; den: string }) => ({
  num: BigInt(num),
  den: BigInt(den),
});

it('V22 deals the dragon and then the tiger after the burnt cards', () => {
  const shuffled = drawAt(9).shuffle(Array.from({ length: 416 }, (_, card) => card));
  const cards = shuffled.slice(11).map((card) => card % 52);
  for (const hand of [1, 2, 60]) {
    const dealt = dragonTigerV1.shared?.result(drawAt(9), hand) as DragonTigerResult;
    expect([dealt.dragon, dealt.tiger]).toEqual(cards.slice(2 * hand - 2, 2 * hand));
    expect(dealt).toMatchObject({ hand, burn: 51, last: false });
  }
  // Card 403 is the 393rd after the burnt ones: the first of hand 197.
  expect(dragonTigerV1.shared?.isLastHand(drawAt(9), 196)).toBe(false);
  expect(dragonTigerV1.shared?.isLastHand(drawAt(9), 197)).toBe(true);
});

it.each<[string, string, Partial<Record<ZoneId, number>>]>([
  ['Ks', '7h', { dragon: 200, 'dragon-big': 200, 'dragon-black': 195, 'tiger-red': 195 }],
  [
    'Ad',
    '2c',
    {
      tiger: 200,
      'dragon-small': 200,
      'dragon-red': 195,
      'tiger-small': 200,
      'tiger-black': 195,
    },
  ],
  [
    '8h',
    '8d',
    {
      dragon: 50,
      tiger: 50,
      tie: 1_200,
      'dragon-big': 200,
      'dragon-red': 195,
      'tiger-big': 200,
      'tiger-red': 195,
    },
  ],
  [
    '7c',
    '7c',
    {
      dragon: 50,
      tiger: 50,
      tie: 1_200,
      'suited-tie': 5_600,
      'dragon-black': 195,
      'tiger-black': 195,
    },
  ],
])('%s against %s', (dragon, tiger, paid) => {
  const hand = handOf(cardOf(dragon), cardOf(tiger));
  for (const id of ZONE_IDS) expect([id, hundredthsOf(id, hand)]).toEqual([id, paid[id] ?? 0]);
});

const published = (id: ZoneId) => {
  if (id === 'dragon' || id === 'tiger') return expected.bets[0];
  if (id === 'tie') return expected.bets[1];
  if (id === 'suited-tie') return expected.bets[2];
  return expected.bets[/big|small/.test(id) ? 3 : 4];
};

it.each(ZONE_IDS)('GAME-13 %s pays back exactly its published share of all hands', (id) => {
  const { rtp, p } = published(id) as (typeof expected.bets)[0];
  expect(returnOf(id)).toEqual(exact(rtp));
  expect(chanceOf(id)).toEqual(exact(p));
});

it('the sheet covers every zone, and the greatest win stays within the limit of a round', () => {
  const { rtp, maxWin } = dragonTigerSheet();
  expect([rtp.least, rtp.greatest]).toEqual([returnOf('tie'), returnOf('dragon-red')]);
  expect(maxWin).toEqual({ num: 56n, den: 1n });
  const most = ZONES.map(({ most: times, limit }) => (times * limit.max) / 100);
  expect(Math.max(...most)).toBeLessThanOrEqual(25_000_000);
});

it('big and small lose on a seven alone, one colour always wins, a tie halves both sides', () => {
  fc.assert(
    fc.property(fc.nat(51), fc.nat(51), (dragon, tiger) => {
      const hand = handOf(dragon, tiger);
      const of = (id: ZoneId) => hundredthsOf(id, hand);
      expect(of('dragon-big') + of('dragon-small')).toBe(rankOf(dragon) === 6 ? 0 : 200);
      expect(of('tiger-big') + of('tiger-small')).toBe(rankOf(tiger) === 6 ? 0 : 200);
      expect(of('dragon-red') + of('dragon-black')).toBe(195);
      expect(of('tiger-red') + of('tiger-black')).toBe(195);
      expect(of('dragon') + of('tiger')).toBe(of('tie') > 0 ? 100 : 200);
      expect(of('suited-tie') > 0).toBe(dragon === tiger);
    }),
  );
});

it.each<[Record<string, string>]>([
  [{ dragon: '4.0000' }],
  [{ 'suited-tie': '501.0000' }],
  [{ 'dragon-big': '5001.0000' }],
  [{ lion: '5.0000' }],
])('a bet of %j is not offered', (zones) => {
  expect(dragonTigerV1.readBet({ zones })).toBeNull();
});

it('the config of version 1 never changes', () => {
  expect(sha256Hex(canonicalJson(dragonTigerV1.config))).toBe(
    'b649b7a823b63c44aed26eede4380579edcf80cc8008e0f14168db5a097740ed',
  );
});
