import { testApp, type TestApp, type TestOperator } from '@palaro/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FoundRound } from '../console.api.ts';

const ROUNDS = '/console/api/rounds';

let site: TestApp;
let games: TestOperator;
beforeAll(async () => {
  site = await testApp({ demo: true });
  games = await site.operator('operator1');
});
afterAll(() => site.stop());

const found = async (query: Record<string, string>) =>
  (await games.call<{ list: FoundRound[] }>('GET', `${ROUNDS}?${new URLSearchParams(query)}`)).value
    .list;

/** Whose rounds the trail says were looked at. */
const looks = async (round: string) =>
  (
    await site.app.pool.query<{ actor: string; member: string }>(
      `select actor, member::text from audit_entry
        where action = 'round.read' and subject like '%/' || $1::text order by seq`,
      [round],
    )
  ).rows;

/** A settled round of the demo's history. */
async function playedRound(house: boolean) {
  const { rows } = await site.app.pool.query<{ member: string; vendor: string; ref: string }>(
    `select member_id::text as member, vendor, ref from game_round
      where state = 'C' and (ref ~ '^[0-9a-f]{8}-') = $1 order by opened_at limit 1`,
    [house],
  );
  return rows[0];
}

it('finds a round of our own games by its number alone, with its transfers in order', async () => {
  const played = await playedRound(true);
  if (!played) throw new Error('the demo has played no round of ours');
  const [round, ...more] = await found({ round: played.ref });
  expect(more).toEqual([]);
  expect(round).toMatchObject({ member: played.member, roundId: played.ref, result: 'settled' });
  const path = `${ROUNDS}/${played.member}/${round?.vendor}/${round?.id}`;
  const { value } = await games.call<{ transfers: { id: string; kind: string }[] }>('GET', path);
  expect(value.transfers.length).toBeGreaterThan(0);
  const ids = value.transfers.map(({ id }) => BigInt(id));
  expect(ids).toEqual([...ids].sort((one, other) => (one < other ? -1 : 1)));
  const look = { actor: 'operator:operator1', member: played.member };
  // Found by its number, and opened.
  expect(await looks(round?.id ?? '')).toEqual([look, look]);
  for (const { id } of value.transfers) {
    const transfer = `/console/api/members/${played.member}/transactions/${id}`;
    expect(await games.call('GET', transfer)).toMatchObject({
      status: 200,
      value: { cause: { kind: 'round', id: round?.id } },
    });
  }
});

it('lists open rounds of everybody, oldest first, and finds one by its vendor’s number', async () => {
  const open = async (ref: string, minutes: number) =>
    site.app.pool.query(
      `insert into game_round
        (member_id, vendor, round, ref, game, state, bets, bet_count, opened_at)
        values (1000003, 'DEMO', md5('DEMO/' || $1)::uuid, $1, 'demo-reels', 'O', 10000, 1,
          now() - $2 * interval '1 minute')`,
      [ref, minutes],
    );
  await open('open-b', 5);
  await open('open-a', 50);
  const refs = (await found({ vendor: 'DEMO' })).map(({ roundId }) => roundId);
  expect(refs.filter((ref) => ref.startsWith('open-'))).toEqual(['open-a', 'open-b']);
  expect(await found({ round: 'open-b' })).toMatchObject([{ member: '1000003', stake: '1.0000' }]);
  expect(await found({ round: 'open-b', member: '1000004' })).toEqual([]);
  expect(await games.call('GET', `${ROUNDS}/1000004/DEMO/${crypto.randomUUID()}`)).toMatchObject({
    status: 404,
  });
});
