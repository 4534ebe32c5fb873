import { digest, roundId } from '@palaro/ledger';
import type { App } from '@palaro/server';
import { DEMO } from './door.ts';
import type { LiveVendor } from './live-vendor.ts';
import { breachesOf } from './stage.ts';

type Pool = App['pool'];

/** The differences between the vendor's books and the site's, and broken invariants. */
export async function disagreements(
  pool: Pool,
  { books, acknowledged, strange }: LiveVendor,
  opened: bigint,
): Promise<string[]> {
  return [
    ...[...strange].map(
      ([status, count]) => `${count} × ${status} for a vendor that made no error`,
    ),
    ...(await wrongBalances(pool, books.net, opened)),
    ...(await lostMessages(pool, [...acknowledged.values()])),
    ...(await openRounds(pool, books.closed)),
    ...(await breachesOf(pool)),
  ];
}

async function wrongBalances(pool: Pool, net: ReadonlyMap<string, bigint>, opened: bigint) {
  const { rows } = await pool.query<{ member_id: string; sum: string; held: string }>(
    `select member_id, sum(balance) sum, sum(balance) filter (where kind = 'HOLD') held
      from wallet where member_id = any($1::bigint[]) group by 1`,
    [[...net.keys()]],
  );
  return rows.flatMap(({ member_id: member, sum, held }) => {
    const must = opened + (net.get(member) ?? 0n);
    const wrong = BigInt(sum) === must ? [] : [`member ${member} has ${sum}, must have ${must}`];
    return held === '0' ? wrong : [...wrong, `member ${member} still has ${held} held`];
  });
}

/** Messages that were answered OK but have no key. */
async function lostMessages(pool: Pool, sent: readonly { member: string; transaction: string }[]) {
  const { rows } = await pool.query<{ at: string }>(
    `select q.at from unnest($1::bigint[], $2::uuid[]) with ordinality q (member, key, at)
      where not exists (select from transfer_key k where k.member_id = q.member and k.key = q.key)`,
    [
      sent.map(({ member }) => member),
      sent.map(({ transaction }) => digest(`${DEMO.vendor}/${transaction}`)),
    ],
  );
  return rows.map(({ at }) => `acknowledged and lost: ${sent[Number(at) - 1]?.transaction}`);
}

async function openRounds(pool: Pool, closed: readonly { member: string; round: string }[]) {
  const { rows } = await pool.query<{ at: string }>(
    `select q.at from unnest($1::bigint[], $2::uuid[]) with ordinality q (member, round, at)
      where not exists (select from game_round g where g.member_id = q.member
        and g.vendor = $3 and g.round = q.round and g.state = 'C')`,
    [
      closed.map(({ member }) => member),
      closed.map(({ round }) => roundId(DEMO.vendor, round)),
      DEMO.vendor,
    ],
  );
  return rows.map(({ at }) => `closed by the vendor, open here: ${closed[Number(at) - 1]?.round}`);
}
