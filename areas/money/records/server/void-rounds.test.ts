import { Money } from '@palaro/kernel';
import { INVARIANTS, roundId } from '@palaro/ledger';
import { COUNTERPARTS } from '@palaro/reconciliation/server';
import { foldNow } from '@palaro/server-app/folds';
import { testApp, type TestOperator } from '@palaro/testkit';
import { execute, setPlayLimit, type MoneyCommand } from '@palaro/wallet/server';
import { afterAll, describe, expect, it } from 'vitest';
import type { FoundRound } from '../console.api.ts';
import { roundOf, testRounds, type TestRound } from './test-rounds.ts';

const WHY = 'the dealer dropped the ball twice';

const site = await testApp({ demo: true, tasks: 'none' });
const { app } = site;
const { player, play, held } = testRounds(app);
const [maker, checker, third] = (await Promise.all(
  ['operator1', 'operator2', 'operator3'].map((name) => site.operator(name)),
)) as [TestOperator, TestOperator, TestOperator];
afterAll(() => site.stop());

interface Seen extends FoundRound {
  flags: string[];
  voidAsked: string | null;
  transfers: { kind: string; actor: string }[];
}

const at = (round: { member: string; id: string }, vendor = 'DEMO') =>
  `/console/api/rounds/${round.member}/${vendor}/${round.id}`;
const seen = async (round: TestRound) => (await maker.call<Seen>('GET', at(round))).value;
const ask = (round: TestRound) =>
  maker.call<{ changeId: string }>('POST', `${at(round)}/void`, { reason: WHY });
const approve = (by: TestOperator, change: string) =>
  by.call('POST', `/console/api/changes/${change}/approve`, {});

async function voided(round: TestRound) {
  const asked = await ask(round);
  expect(asked.status).toBe(202);
  expect((await approve(checker, asked.value.changeId)).status).toBe(200);
}

const broken = async (
  of: readonly { id: string; sql: string }[] = [...INVARIANTS, ...COUNTERPARTS],
) => {
  const found = await Promise.all(
    of.map(async ({ id, sql }) => ({ id, rows: (await app.pool.query<object>(sql)).rows })),
  );
  return found.filter(({ rows }) => rows.length > 0);
};
const I18 = COUNTERPARTS.filter(({ id }) => id === 'I18');

describe('a round is voided by two people', () => {
  it('moves nothing before a second person agrees, then gives back stakes and takes wins', async () => {
    const one = await player();
    const round = roundOf(one);
    await play(round.bet('a', '10'), round.bet('b', '20'), round.win('w', '45', { final: true }));
    const { status, value } = await ask(round);
    expect(status).toBe(202);
    expect(await held(one.member)).toEqual({ CASH: '115.0000' });
    expect(await seen(round)).toMatchObject({ result: 'settled', voidAsked: value.changeId });
    const shown = await checker.call('GET', `/console/api/changes/${value.changeId}`);
    expect(shown.value).toMatchObject({
      before: { state: 'settled', stake: '30.0000', payout: '45.0000', refund: '0.0000' },
      after: { state: 'voided', stake: '30.0000', payout: '0.0000', refund: '30.0000' },
    });
    expect((await approve(maker, value.changeId)).code).toBe('console.second_person');
    expect((await approve(checker, value.changeId)).status).toBe(200);
    expect(await held(one.member)).toEqual({ CASH: '100.0000' });
    const after = await seen(round);
    expect(after).toMatchObject({
      result: 'voided',
      stake: '30.0000',
      refund: '30.0000',
      payout: '0.0000',
      voidAsked: null,
    });
    const undone = after.transfers.filter(({ kind }) => kind === 'rollback');
    expect(undone.map(({ actor }) => actor)).toEqual(undone.map(() => 'operator/operator2'));
    expect(undone).toHaveLength(3);
    const { rows } = await app.pool.query<{ actor: string; action: string }>(
      'select actor, action from audit_entry where member = $1 order by seq',
      [one.member],
    );
    expect(rows).toContainEqual({ actor: 'operator:operator1', action: 'round.void' });
    expect(rows).toContainEqual({ actor: 'operator:operator2', action: 'round.void' });
    expect(await ask(round)).toMatchObject({ code: 'console.no_change' });
  });

  it('OC-6 is undone once when two approve at once', async () => {
    const one = await player();
    const round = roundOf(one);
    await play(round.betWin('a', '10', '60'));
    const { value } = await ask(round);
    await Promise.all([approve(checker, value.changeId), approve(third, value.changeId)]);
    expect(await held(one.member)).toEqual({ CASH: '100.0000' });
    expect((await seen(round)).transfers).toHaveLength(2);
  });

  it('OC-7 becomes stale by a win that arrives before the second person agrees', async () => {
    const one = await player();
    const round = roundOf(one);
    await play(round.bet('a', '10'));
    const { value } = await ask(round);
    await play(round.win('w', '5'));
    expect((await approve(checker, value.changeId)).code).toBe('console.stale');
    expect(await held(one.member)).toEqual({ CASH: '95.0000' });
  });

  it.each<[string, (round: TestRound) => MoneyCommand[]]>([
    ['open, with a bet alone', (r) => [r.bet('a', '10')]],
    ['open, with a bet and a win', (r) => [r.bet('a', '10'), r.win('w', '4')]],
    ['a win that came first', (r) => [r.win('w', '4')]],
    ['lost', (r) => [r.bet('a', '10'), r.win('w', '0', { final: true })]],
    ['settled again', (r) => [r.betWin('a', '10', '30'), r.adjust('x', '5')]],
    ['with a free bet', (r) => [r.bet('a', '0'), r.win('w', '4', { final: true })]],
    ['with a free bet that lost', (r) => [r.bet('a', '0'), r.win('w', '0', { final: true })]],
    ['partly rolled back', (r) => [r.bet('a', '10'), r.bet('b', '5'), r.rollback('x', 'b')]],
    ['at the table', (r) => [r.bet('in', '50', { category: 'buyIn' }), r.adjust('t', '25', 'in')]],
    [
      'after the table',
      (r) => [
        r.bet('in', '50', { category: 'buyIn' }),
        r.adjust('t', '-10', 'in'),
        r.adjust('u', '25', 'in'),
        r.win('out', '65', { final: true, bet: r.left }),
      ],
    ],
  ])('gives the member back exactly what he had: %s', async (_what, messages) => {
    for (const [type, realm] of [
      [0, 'R'],
      [4, 'T'],
    ] as const) {
      const one = await player({ type });
      const before = await held(one.member);
      const round = roundOf(one);
      await play(...messages(round));
      await voided(round);
      expect([realm, await held(one.member)]).toEqual([realm, before]);
      expect(await seen(round)).toMatchObject({ result: 'voided', net: '0.0000' });
    }
  });

  it('makes a win that is spent already a debt, which the next win repays', async () => {
    const one = await player();
    const won = roundOf(one);
    const lost = roundOf(one);
    const next = roundOf(one);
    await play(won.betWin('a', '10', '60'), lost.betWin('a', '140', '0'));
    expect(await held(one.member)).toEqual({ CASH: '10.0000' });
    await voided(won);
    expect(await held(one.member)).toEqual({ DEBT: '-40.0000' });
    await play(next.win('w', '60'));
    expect(await held(one.member)).toEqual({ CASH: '20.0000' });
  });

  it('takes back a free round’s award that nobody has claimed', async () => {
    const one = await player();
    const round = roundOf(one);
    const free = { freeRound: 'spring' };
    await play(round.bet('a', '0', free), round.win('w', '12', { ...free, final: true }));
    await voided(round);
    const { rows } = await app.pool.query(`select state from award where member_id = $1`, [
      one.member,
    ]);
    expect(rows).toEqual([{ state: 'Cancelled' }]);
    expect((await seen(round)).result).toBe('voided');
  });

  it('gives the member’s limit its room back', async () => {
    const one = await player();
    const limit = { kind: 'loss', period: 'day', amount: Money.of('30.0000') } as const;
    await setPlayLimit(app, one.member, limit);
    const round = roundOf(one);
    const next = roundOf(one);
    await play(round.betWin('a', '25', '0'));
    const [refused] = await execute(app, [next.betWin('a', '10', '0')]);
    expect(refused?.status).toBe('RG_LIMIT');
    await voided(round);
    await play(next.betWin('b', '10', '0'));
  });
});

describe('what arrives after the void', () => {
  it('MONEY-06 is booked and found if it is a credit, which two people may take back again', async () => {
    const one = await player();
    const round = roundOf(one);
    await play(round.bet('a', '10'));
    await voided(round);
    expect(await broken(I18)).toEqual([]);
    await play(round.win('w', '25', { final: true }));
    expect(await held(one.member)).toEqual({ CASH: '125.0000' });
    expect(await seen(round)).toMatchObject({ result: 'settled', flags: ['win_after_refund'] });
    expect(await broken(I18)).toMatchObject([
      { rows: [{ member_id: one.member, what: 'counts after its void' }] },
    ]);
    await voided(round);
    expect(await held(one.member)).toEqual({ CASH: '100.0000' });
    expect(await broken(I18)).toEqual([]);
  });

  it('MONEY-06 moves nothing more if it is the vendor’s own rollback', async () => {
    const one = await player();
    const round = roundOf(one);
    await play(round.bet('a', '10'));
    await voided(round);
    const [answer] = await play(round.rollback('x', 'a'));
    expect(answer).toMatchObject({ duplicate: true });
    await play(round.win('w', '0', { final: true }));
    expect(await held(one.member)).toEqual({ CASH: '100.0000' });
    expect((await seen(round)).result).toBe('voided');
  });
});

describe('a round of ours', () => {
  it('is voided once it is settled, and its member’s record and the winners follow', async () => {
    await foldNow(app);
    const { rows } = await app.pool.query<{ member: string; id: string; ref: string }>(
      `select w.member_id::text as member, w.round::text as id, g.ref from winner w
        join game_round g using (member_id, vendor, round) where vendor = 'PALARO' limit 1`,
    );
    const [round] = rows;
    if (!round) throw new Error('nobody has won a round of ours in the demo');
    const asked = await maker.call<{ changeId: string }>('POST', `${at(round, 'PALARO')}/void`, {
      reason: WHY,
    });
    expect((await approve(checker, asked.value.changeId)).status).toBe(200);
    await foldNow(app);
    const listed = await maker.call<{ list: { result: string }[] }>(
      'GET',
      `/console/api/rounds?round=${round.ref}`,
    );
    expect(listed.value.list).toMatchObject([{ result: 'voided', net: '0.0000' }]);
    const winners = await app.pool.query('select from winner where round = $1', [round.id]);
    expect(winners.rowCount).toBe(0);
    const days = await app.pool.query<{ refunds: string }>(
      `select sum(refunds)::text as refunds from member_day where member_id = $1`,
      [round.member],
    );
    expect(Number(days.rows[0]?.refunds)).toBeGreaterThan(0);
  });

  it('is not voided while it is played, nor is one that is not ours to undo', async () => {
    const { member } = await player();
    const round = { ...roundOf({ member, session: '' }), id: roundId('PALARO', 'played') };
    await app.pool.query(
      `insert into game_round (member_id, vendor, round, ref, game, state, opened_at)
        values ($1, 'PALARO', $2, 'played', 'dice', 'O', now())`,
      [member, round.id],
    );
    const reason = { reason: WHY };
    expect((await maker.call('POST', `${at(round, 'PALARO')}/void`, reason)).code).toBe(
      'round.still_played',
    );
    expect((await ask(roundOf({ member, session: '' }))).code).toBe('round.not_voidable');
    await app.pool.query('delete from game_round where member_id = $1', [member]);
  });
});

it('MONEY-06 leaves books that balance, and every void has its people', async () => {
  await foldNow(app);
  expect(await broken()).toEqual([]);
});
