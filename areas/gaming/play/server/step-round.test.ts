import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { fairDraw } from '@palaro/fairness';
import type { GAME_CARDS, OutcomeOf } from '@palaro/games/cards';
import { Money } from '@palaro/kernel';
import { INVARIANTS } from '@palaro/ledger';
import type { Member } from '@palaro/server';
import { testApp, type TestApp } from '@palaro/testkit';
import { balances } from '@palaro/wallet/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activePair } from './active-pair.ts';
import { endAbandonedRounds } from './end-abandoned-rounds.ts';
import { linkAudit } from './link-audit.ts';
import { playRound } from './play-round.ts';
import { readOpenPlay } from './read-open-play.ts';
import { listOpenRounds, readRound } from './read-rounds.ts';
import { rotateAndRead } from './read-seeds.ts';
import { nextRounds } from './audit.repository.ts';
import { replays } from './replay-rounds.ts';
import { playStep } from './step-round.ts';
import { playerWith } from './test-player.ts';

type MinesOutcome = OutcomeOf<(typeof GAME_CARDS)['mines']>;

let test: TestApp;
let other: TestApp;
beforeAll(async () => {
  test = await testApp();
  other = await testApp({ database: test.database });
});
afterAll(async () => {
  await other.stop();
  await test.stop();
});

const DAY = 86_400;
const player = () => playerWith(test, { games: ['mines', 'hilo', 'dice'] });
const start = (member: Member, mines = 3, roundRef: string = randomUUID()) =>
  playRound(test.app, member, 'mines', { roundRef, stake: '10.0000', mines });
const step = (member: Member, call: string, stepNo: number, more: object = {}, node = test) =>
  playStep(node.app, member, { id: 'mines', call }, { stepNo, ...more });
const pick = (member: Member, stepNo: number, cell: number, node = test) =>
  step(member, 'pick', stepNo, { cell }, node);
const balanceOf = async ({ id }: Member) => Money.text((await balances(test.app, id)).main);
const openOf = async ({ id }: Member) => (await listOpenRounds(test.app, id, 'mines')).list[0];

/** Where the member's next round of so many mines will hide them. */
async function cellsOf(member: Member, mines = 3) {
  const pair = await activePair(test.app, member.id);
  const all = Array.from({ length: 25 }, (_, cell) => cell);
  const hidden = fairDraw(pair).pick(all, mines);
  return { hidden, safe: all.filter((cell) => !hidden.includes(cell)) };
}
const refused = (code: string) => ({ code });

describe('a round of several steps', () => {
  it('57: a reload in an open round finds the same round, the same steps, the same seed hash', async () => {
    const member = await player();
    const { safe, hidden } = await cellsOf(member);
    const begun = await start(member);
    expect(begun).toMatchObject({ state: 'OPEN', settledAt: null, balance: '90.0000' });
    await pick(member, 1, safe[0]!);
    const picked = await pick(member, 2, safe[1]!);
    expect(picked.outcome).toMatchObject({ safe: safe.slice(0, 2), multiplierHundredths: 125 });
    const found = await openOf(member);
    expect(found).toMatchObject({
      roundId: begun.roundId,
      serverSeedHash: begun.serverSeedHash,
      nonce: begun.nonce,
      outcome: picked.outcome,
    });
    // Nothing that the member may read before the end tells where a mine lies.
    const told = [begun, picked, found, await readRound(test.app, member.id, begun.roundId)];
    for (const one of told) expect(one).toMatchObject({ outcome: { mineCells: null } });
    const ended = await step(member, 'cashout', 3);
    expect(ended).toMatchObject({ state: 'DONE', payout: '12.5000', balance: '102.5000' });
    expect(ended.outcome).toMatchObject({ mineCells: hidden, cashedOut: true });
    expect(await balanceOf(member)).toBe('102.5000');
    expect(await openOf(member)).toMatchObject({ roundId: begun.roundId, state: 'DONE' });
  });

  it('MONEY-03 an open round is worth what cashing out now pays, and nothing before its first step', async () => {
    const member = await player();
    const { safe } = await cellsOf(member);
    const worth = async () => [...(await readOpenPlay(test.app, member.id)).worth.values()];
    expect(await worth()).toEqual([]);
    await start(member);
    expect(await worth()).toEqual([null]);
    await pick(member, 1, safe[0]!);
    await pick(member, 2, safe[1]!);
    const [now] = await worth();
    const { payout } = await step(member, 'cashout', 3);
    expect(Money.text(now!)).toBe(payout);
    expect(await worth()).toEqual([]);
  });

  it('the first mine ends it without a payout, and the vendor’s round is closed', async () => {
    const member = await player();
    const { hidden } = await cellsOf(member);
    const { roundId } = await start(member);
    const ended = await pick(member, 1, hidden[1]!);
    expect(ended).toMatchObject({ state: 'DONE', payout: '0.0000', balance: '90.0000' });
    expect(ended.outcome).toMatchObject({ hit: hidden[1], mineCells: hidden });
    const { rows } = await test.database.pool.query(
      'select state, bets, wins from game_round where member_id = $1 and ref = $2',
      [member.id, roundId],
    );
    expect(rows).toEqual([{ state: 'C', bets: '100000', wins: '0' }]);
  });

  it('every call may be repeated, also after the end, and moves no more money', async () => {
    const member = await player();
    const { safe } = await cellsOf(member);
    const roundRef = randomUUID();
    const begun = await start(member, 3, roundRef);
    const first = await pick(member, 1, safe[0]!);
    expect(await pick(member, 1, safe[0]!)).toEqual(first);
    expect(await start(member, 3, roundRef)).toMatchObject({ state: 'OPEN', input: first.input });
    const ended = await step(member, 'cashout', 2, { roundId: begun.roundId });
    expect(await step(member, 'cashout', 2)).toEqual(ended);
    expect(await pick(member, 1, safe[0]!)).toEqual(ended);
    expect(await start(member, 3, roundRef)).toEqual(ended);
    expect(await balanceOf(member)).toBe('101.0000');
  });

  it('steps out of turn, foreign rounds and what the round does not allow are refused, nothing moved', async () => {
    const member = await player();
    const { safe } = await cellsOf(member);
    await expect(pick(member, 1, 0)).rejects.toMatchObject(refused('play.no_open_round'));
    const begun = await start(member);
    await expect(step(member, 'cashout', 1)).rejects.toMatchObject(
      refused('play.step_not_offered'),
    );
    await pick(member, 1, safe[0]!);
    const before = await openOf(member);
    for (const [call, stepNo, more, code] of [
      ['pick', 3, { cell: safe[2] }, 'play.step_conflict'],
      ['pick', 1, { cell: safe[2] }, 'play.step_conflict'],
      ['cashout', 1, {}, 'play.step_conflict'],
      ['pick', 2, { cell: safe[0] }, 'play.step_not_offered'],
      ['pick', 2, { cell: safe[2], roundId: randomUUID() }, 'play.no_open_round'],
    ] as const) {
      await expect(step(member, call, stepNo, more)).rejects.toMatchObject(refused(code));
    }
    await expect(start(member)).rejects.toMatchObject(refused('play.open_round'));
    await expect(start(member, 5, begun.roundRef)).rejects.toMatchObject(
      refused('idempotency_mismatch'),
    );
    const stranger = await player();
    const { roundId } = begun;
    await expect(step(stranger, 'pick', 2, { cell: safe[2], roundId })).rejects.toMatchObject(
      refused('play.no_open_round'),
    );
    expect(await openOf(member)).toEqual(before);
    expect(await balanceOf(member)).toBe('90.0000');
  });

  it('its seed is not revealed before it ends; other games go on under the same pair', async () => {
    const member = await player();
    await start(member);
    await expect(rotateAndRead(test.app, member.id, 'new')).rejects.toMatchObject(
      refused('play.open_round'),
    );
    const roll = { roundRef: randomUUID(), stake: '1.0000' };
    const bet = { ...roll, params: { side: 'under', winNumbers: 4950 } };
    expect(await playRound(test.app, member, 'dice', bet)).toMatchObject({ nonce: 1 });
    await pick(member, 1, await safeCell(member));
    await step(member, 'cashout', 2);
    const { revealed } = await rotateAndRead(test.app, member.id, 'new');
    expect(revealed).toMatchObject({ firstNonce: 0, lastNonce: 1 });
  });

  it('two devices on two nodes: whatever they send at once, the round ends once and rightly', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(25), { minLength: 2, maxLength: 8 }), async (wanted) => {
        const member = await player();
        const { hidden } = await cellsOf(member, 2);
        await start(member, 2);
        for (let turn = 0; turn < 80; turn++) {
          const open = await openOf(member);
          if (open?.state !== 'OPEN') break;
          const stepNo = (open.input.steps as unknown[]).length + 1;
          const sent = [...wanted, 0].map((cell, at) => {
            const node = at % 2 === 0 ? test : other;
            return cell === 25
              ? step(member, 'cashout', stepNo, {}, node)
              : pick(member, stepNo, (cell + turn) % 25, node);
          });
          await Promise.allSettled(sent);
        }
        const [{ input, outcome, payout } = {}] = await endedOf(member);
        const steps = (input as { steps: { call: string; cell: number }[] }).steps;
        const lost = steps.some(({ cell }) => hidden.includes(cell));
        const paid = lost ? 0n : timesOf(outcome as MinesOutcome) * 1_000n;
        expect(payout).toBe(String(paid));
        expect(await balanceOf(member)).toBe(Money.text(Money.of('90.0000') + paid));
      }),
      { numRuns: 12 },
    );
    for (const { id, sql } of INVARIANTS) {
      expect([id, (await test.app.pool.query(sql)).rows]).toEqual([id, []]);
    }
  });

  it('a mine and a safe cell sent at once: the first one stored counts, whichever it is', async () => {
    let lost = 0;
    for (let round = 0; round < 20; round++) {
      const member = await player();
      const { hidden, safe } = await cellsOf(member);
      await start(member);
      const sent = [pick(member, 1, hidden[0]!), pick(member, 1, safe[0]!, other)];
      const [mine, gold] = await Promise.allSettled(round % 2 === 0 ? sent : sent.reverse());
      const answers = round % 2 === 0 ? [mine, gold] : [gold, mine];
      const kept = answers.filter((one) => one?.status === 'fulfilled');
      expect(kept).toHaveLength(1);
      const refusal = answers.find((one) => one?.status === 'rejected');
      expect(refusal).toMatchObject({ reason: { code: 'play.step_conflict' } });
      if (answers[0]?.status === 'fulfilled') lost += 1;
      expect((await openOf(member))?.state).toBe(answers[0] === kept[0] ? 'DONE' : 'OPEN');
    }
    expect(lost).toBeGreaterThan(0);
  });

  it('a mine counts even if its end cannot be booked yet: no other cell takes its place', async () => {
    const member = await player();
    const { hidden, safe } = await cellsOf(member);
    const { roundId } = await start(member);
    const blocker = await test.database.pool.connect();
    await blocker.query('begin');
    await blocker.query('select from wallet where member_id = $1 for update', [member.id]);
    await expect(pick(member, 1, hidden[0]!)).rejects.toMatchObject({ code: 'try_again' });
    await blocker.query('rollback');
    blocker.release();
    await expect(pick(member, 1, safe[0]!)).rejects.toMatchObject(refused('play.step_conflict'));
    expect(await openOf(member)).toMatchObject({ roundId, state: 'DONE', payout: '0.0000' });
    expect(await pick(member, 1, hidden[0]!)).toMatchObject({ outcome: { hit: hidden[0] } });
    expect(await start(member)).toMatchObject({ state: 'OPEN' });
  });

  it('an end that nobody asks for again is booked by the site', async () => {
    const member = await player();
    const { safe } = await cellsOf(member);
    await start(member);
    await pick(member, 1, safe[0]!);
    await test.database.pool.query(
      `update play_open set over = true,
        input = jsonb_set(input, '{steps}', (input -> 'steps') || '[{"call":"cashout"}]')
        where member_id = $1`,
      [member.id],
    );
    expect(await endAbandonedRounds(test.app, test.app.clock.now(), 100)).toBe(1);
    expect(await balanceOf(member)).toBe('101.0000');
  });

  it('one that was left for a day cashes out, or its stake comes back where no step was taken', async () => {
    const dug = await player();
    const idle = await player();
    await start(dug);
    await pick(dug, 1, await safeCell(dug));
    await start(idle);
    expect(await endAbandonedRounds(test.app, test.app.clock.now(), 100)).toBe(0);
    const later = new Date(test.app.clock.now().getTime() + (DAY + 1) * 1_000);
    expect(await endAbandonedRounds(test.app, later, 100)).toBeGreaterThanOrEqual(2);
    expect(await openOf(dug)).toMatchObject({ state: 'DONE', payout: '11.0000' });
    expect(await openOf(idle)).toMatchObject({ state: 'VOID', payout: '0.0000' });
    expect([await balanceOf(dug), await balanceOf(idle)]).toEqual(['101.0000', '100.0000']);
    expect(await endAbandonedRounds(test.app, later, 100)).toBe(0);
    await test.runTasks();
    expect(await messagesOf(dug)).toEqual([
      ['round_cashed_out', expect.objectContaining({ game: 'PALARO/mines', amount: '11.0000' })],
    ]);
    expect(await messagesOf(idle)).toEqual([
      ['round_returned', expect.objectContaining({ amount: '10.0000' })],
    ]);
  });

  it('every ended one is linked into the audit and draws again from its seeds', async () => {
    const all = await test.app.db.transaction().execute((tx) => nextRounds(tx, 'replay', 10_000));
    const stepped = all.filter(({ game_id }) => game_id === 'mines');
    expect(stepped.length).toBeGreaterThan(10);
    expect(stepped.filter((round) => !replays(test.app, round))).toEqual([]);
    expect(await linkAudit(test.app, 10_000)).toBe(all.length);
  });
});

/** A cell without a mine in the member's open round of three mines at nonce 0. */
async function safeCell(member: Member): Promise<number> {
  const pair = await activePair(test.app, member.id);
  const all = Array.from({ length: 25 }, (_, cell) => cell);
  const hidden = fairDraw({ ...pair, nonce: 0 }).pick(all, 3);
  return all.find((cell) => !hidden.includes(cell)) ?? 0;
}

/** The messages about rounds that were left, as the member reads them. */
async function messagesOf({ id }: Member) {
  const { rows } = await test.app.pool.query<{ body: { template: string; values: object } }>(
    `select body from inbox_message where member_id = $1 and key like 'round/left/%'`,
    [id],
  );
  return rows.map(({ body }) => [body.template, body.values]);
}

const timesOf = ({ multiplierHundredths }: MinesOutcome) => BigInt(multiplierHundredths);
const endedOf = async ({ id }: Member) => {
  const { rows } = await test.database.pool.query(
    'select input, outcome, payout from play_round where member_id = $1',
    [id],
  );
  return rows as { input: unknown; outcome: unknown; payout: string }[];
};
