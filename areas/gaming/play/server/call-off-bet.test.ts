import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { Money } from '@palaro/kernel';
import { INVARIANTS } from '@palaro/ledger';
import { standingClock, testApp, type TestApp } from '@palaro/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forgetPair } from './active-pair.ts';
import { callOffBet } from './call-off-bet.ts';
import { takeSeat } from './card-rooms/take-seat.ts';
import { playRound } from './play-round.ts';
import { keepChain } from './shared/chains.ts';
import { placeBet } from './shared/place-bet.ts';
import { stepTable } from './shared/step-table.ts';
import { findLatestTableRound } from './shared/table-rounds.repository.ts';
import { betweenReads } from './test-between-reads.ts';
import { playerWith } from './test-player.ts';

let nodes: readonly [TestApp, TestApp];
let tableRoundNo = 0;
/** A table stays open for as long as the bets take. */
const clock = standingClock(new Date());
beforeAll(async () => {
  const test = await testApp({ clock });
  nodes = [test, await testApp({ clock, database: test.database })];
  await keepChain(test.app, 'sic-bo', 200);
  clock.advance(2 * 3_600);
  await keepChain(test.app, 'sic-bo', 200);
  while ((await findLatestTableRound(test.app.db, 'sic-bo'))?.state !== 'OPEN') {
    const ms = await stepTable(test.app, 'sic-bo');
    clock.advance(ms / 1_000);
  }
  tableRoundNo = Number((await findLatestTableRound(test.app.db, 'sic-bo'))?.round_no);
});
afterAll(async () => {
  for (const node of [...nodes].reverse()) await node.stop();
});

type App = TestApp['app'];
type Player = Awaited<ReturnType<typeof playerWith>>;

/** A bet of each kind under one reference, as its call places it. */
const BETS: Record<string, (app: App, player: Player, roundRef: string) => Promise<unknown>> = {
  dice: (app, player, roundRef) => {
    const params = { side: 'under', winNumbers: 4_950 };
    return playRound(app, player, 'dice', { roundRef, stake: '10.0000', params });
  },
  mines: (app, player, roundRef) =>
    playRound(app, player, 'mines', { roundRef, stake: '10.0000', mines: 3 }),
  'sic-bo': (app, player, roundRef) => {
    const zones = { big: '10.0000' };
    const named = { ...player, name: 'p***1' };
    return placeBet(app, named, 'sic-bo', { roundRef, tableRoundNo, zones });
  },
  'lucky-9': (app, player, roundRef) => {
    const sitter = { ...player, name: 'p***1', network: null, free: false };
    return takeSeat(app, sitter, 'lucky-9', { roundRef, stake: '10.0000' });
  },
};

/** A message that reaches a node; `crash`: the node dies before it commits the bet. */
const arrival = fc.record({
  what: fc.constantFrom('bet', 'call-off', 'crash'),
  node: fc.constantFrom(0, 1),
});
/** Groups arrive one after the other; all of a group arrive at once. */
const arrivals = fc.array(fc.array(arrival, { minLength: 1, maxLength: 3 }), {
  minLength: 1,
  maxLength: 3,
});

/** Postings of the bet in the ledger: its stakes, and what they came to. */
async function postedOf({ id }: Player) {
  const { rows } = await nodes[0].database.pool.query<{ stakes: string; cash: string }>(
    `select (select count(*) from posting p join transfer t using (member_id, transfer_id)
        join wallet w on w.member_id = p.member_id and w.account_id = p.from_account
        where t.member_id = $1 and w.kind = 'CASH')::text stakes,
      (select balance::text from wallet where member_id = $1 and kind = 'CASH') cash`,
    [id],
  );
  return rows[0]!;
}

const refusalOf = (error: unknown) => (error as { code?: string }).code ?? String(error);

it.each(Object.keys(BETS))(
  'MONEY-06 a bet of %s that is called off in any order, at once, twice or around a crash is taken once or never, and all are told the same',
  async (game) => {
    const send = BETS[game]!;
    await fc.assert(
      fc.asyncProperty(arrivals, async (groups) => {
        const player = await playerWith(nodes[0], { games: [game] });
        const roundRef = randomUUID();
        const bet = (app: App) =>
          send(app, player, roundRef).then(
            () => true,
            (error: unknown) => {
              // A bet that is there already, or never will be.
              expect(['play.called_off', 'try_again']).toContain(refusalOf(error));
              return refusalOf(error) === 'try_again' ? null : false;
            },
          );
        const callOff = async (app: App) => (await callOffBet(app, player, roundRef)).taken;
        const crash = async (app: App) => {
          const quiet = { ...app, log: app.log.child({}, { level: 'silent' }) };
          const dying = betweenReads(quiet, () => Promise.reject(new Error('the node died')));
          await send(dying, player, roundRef).catch(() => undefined);
          forgetPair(app, player.id);
          return null;
        };
        const does = { bet, 'call-off': callOff, crash };
        const told: (boolean | null)[] = [];
        for (const group of groups) {
          const answers = group.map(({ what, node }) =>
            does[what as keyof typeof does](nodes[node]!.app),
          );
          told.push(...(await Promise.all(answers)));
        }
        const taken = await callOff(nodes[0].app);
        told.push(await bet(nodes[1].app));
        expect(told.filter((answer) => answer !== null && answer !== taken)).toEqual([]);
        const { stakes, cash } = await postedOf(player);
        expect(stakes).toBe(taken ? '1' : '0');
        if (!taken) expect(BigInt(cash)).toBe(Money.of('100.0000'));
        else if (game !== 'dice') expect(BigInt(cash)).toBeLessThan(Money.of('100.0000'));
      }),
      { numRuns: 25 },
    );
    for (const { id, sql } of INVARIANTS) {
      expect([id, (await nodes[0].app.pool.query(sql)).rows]).toEqual([id, []]);
    }
  },
);
