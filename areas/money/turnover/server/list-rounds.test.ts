import fc from 'fast-check';
import { Money } from '@palaro/kernel';
import { testApp } from '@palaro/testkit';
import { afterAll, expect, it } from 'vitest';
import { countedOfRounds } from './counted-of-rounds.ts';
import { listRequirementRounds } from './list-rounds.ts';
import { listRequirements } from './list-requirements.ts';
import { readWeights } from './read-weights.ts';
import { play, playingMember, requirementOf, voidRound } from './test-turnover.ts';

const { app, stop } = await testApp();
afterAll(stop);

type Member = Awaited<ReturnType<typeof playingMember>>;

async function roundsOf(member: Member, requirement: string) {
  const first = await listRequirementRounds(app, member, { requirement }, 'EN');
  const list = [...first.list];
  for (let pageNum = 2; pageNum <= first.totalPages; pageNum++) {
    list.push(...(await listRequirementRounds(app, member, { requirement, pageNum }, 'EN')).list);
  }
  return { ...first, list };
}

const pesos = (whole: number) => `${whole}.0000`;
const sumOf = (rounds: readonly { counted: string }[]) =>
  Money.text(Money.sum(rounds.map(({ counted }) => Money.of(counted))));

it('MONEY-02 the rounds of a requirement add up to what is done of it, whatever was played and voided', async () => {
  const bets = fc.record({
    bet: fc.integer({ min: 1, max: 90 }),
    percent: fc.constantFrom(20 as const, 100 as const),
    undone: fc.boolean(),
  });
  const required = fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 3 });
  const played = fc.array(bets, { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(required, played, async (sums, rounds) => {
      const member = await playingMember(app);
      for (const sum of sums) await requirementOf(app, member, pesos(sum));
      for (const { bet, percent, undone } of rounds) {
        const name = await play(app, member, pesos(bet), percent);
        if (undone) await voidRound(app, member, name, percent);
      }
      const { list } = await listRequirements(app, member);
      expect(list.map(({ required: sum }) => sum)).toEqual(sums.map(pesos).reverse());
      for (const requirement of list) {
        const of = await roundsOf(member, requirement.id);
        expect(of.requirement).toEqual(requirement);
        expect(of.list).toHaveLength(of.total);
        expect([sumOf(of.list), of.totals.counted]).toEqual([requirement.done, requirement.done]);
      }
    }),
    { numRuns: 12 },
  );
});

it('MONEY-02 a round is listed with its game, its stake, its weight and what of it counted, over pages', async () => {
  const member = await playingMember(app);
  const id = await requirementOf(app, member, '100.0000');
  const dice = await play(app, member, '50.0000', 20);
  for (let round = 0; round < 21; round++) await play(app, member, '1.0000');
  const { list, total, totals } = await roundsOf(member, id);
  expect([total, totals.counted]).toEqual([22, '31.0000']);
  expect(list.find(({ roundId }) => roundId === dice)).toMatchObject({
    gameName: 'Sampung Libo Dice',
    stake: '50.0000',
    percent: 20,
    counted: '10.0000',
  });
  const { rows } = await app.pool.query<{ vendor: string; round: string }>(
    'select vendor, round::text from game_round where member_id = $1 and ref = $2',
    [member, dice],
  );
  const countedOf = await countedOfRounds(app.db, member, rows);
  expect(rows.map(countedOf)).toEqual([Money.of('10.0000')]);
});

it('another member’s requirement is not found', async () => {
  const member = await playingMember(app);
  const other = await playingMember(app);
  const requirement = await requirementOf(app, member, '10.0000');
  const asked = listRequirementRounds(app, other, { requirement }, 'EN');
  await expect(asked).rejects.toMatchObject({ code: 'not_found' });
});

it('docs/domain/promotions.md §4 the weights name each open kind once and the games that differ', async () => {
  const { kinds, games } = await readWeights(app, 'EN');
  const percents = Object.fromEntries(kinds.map(({ gameType, percent }) => [gameType, percent]));
  expect(percents).toMatchObject({ RNG: 100, FISH: 100, INHOUSE: 100, PVP: 20, LIVE: 15 });
  expect(new Set(kinds.map(({ gameType }) => gameType)).size).toBe(kinds.length);
  expect(games).toContainEqual({
    vendor: 'PALARO',
    gameId: 'dice',
    gameName: 'Sampung Libo Dice',
    gameType: 'INHOUSE',
    percent: 20,
  });
});
