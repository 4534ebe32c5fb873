import type { TestDatabase } from '@palaro/testkit';

type Pool = TestDatabase['pool'];

/** Members of the crowd are numbered from 1; their ids begin behind the demo's. */
export const CROWD_FROM = 20_000_000;
const FIRST = [
  'ana',
  'ben',
  'carla',
  'diego',
  'elena',
  'felix',
  'gloria',
  'hector',
  'ines',
  'jose',
];
const LAST = ['santos', 'reyes', 'cruz', 'bautista', 'ocampo', 'garcia', 'mendoza', 'torres'];

/**
 * Members with everything that the console finds them by, and a wallet each: names that many begin
 * with, a mobile number, a mail address, a card, a browser and addresses. Answers how many seconds
 * it took. In statements over all of them, with the indexes in place.
 */
export async function makeCrowd(pool: Pool, members: number, now: Date): Promise<number> {
  const start = performance.now();
  await pool.query(
    `insert into member (id, account, nickname, type, merchant_code, language, kyc_level,
        registered_at, last_login_at, last_login_ip, register_ip, mobile, email, payee_name)
      select ${CROWD_FROM} + n, first || n, first || ' of ' || last, 0, 'palaro', 'TY', n % 4,
        $2::timestamptz - make_interval(mins => ($1 - n)::int), $2, ${addressOf('n * 7')},
        ${addressOf('n')}, '+639' || lpad((n * 7 % 1000000000)::text, 9, '0'),
        first || '.' || last || n || '@mail.example', initcap(first || ' ' || last) || ' ' || n
      from (select n, ($3::text[])[1 + n % ${FIRST.length}] as first,
          ($4::text[])[1 + n / 10 % ${LAST.length}] as last
        from generate_series(1, $1::bigint) n) x`,
    [members, now, FIRST, LAST],
  );
  await pool.query(
    `insert into member_device (member_id, device, user_agent, ip, first_at, last_at)
      select ${CROWD_FROM} + n, sha256(('browser ' || n)::bytea), 'Mozilla/5.0', ${addressOf('n')},
        $2, $2
      from generate_series(1, $1::bigint) n`,
    [members, now],
  );
  await pool.query(
    `insert into bank_card (id, member_id, bank_code, number_sealed, number_digest, last4, holder,
        is_default, state, added_at, usable_from)
      select 'crowd-' || n, ${CROWD_FROM} + n, 'GCASH', '\\x00', sha256(('card ' || n)::bytea),
        lpad((n % 10000)::text, 4, '0'), 'Holder', true, 'active', $2, $2
      from generate_series(1, $1::bigint) n`,
    [members, now],
  );
  await pool.query(
    `insert into wallet (member_id, account_id, book, kind, balance)
      select ${CROWD_FROM} + n, 101, 1, 'CASH', 1000000 from generate_series(1, $1::bigint) n`,
    [members],
  );
  for (const table of ['member', 'member_device', 'bank_card', 'wallet']) {
    await pool.query(`vacuum (analyze) ${table}`);
  }
  return (performance.now() - start) / 1_000;
}

/** Addresses of one private network, each of a few members. */
const addressOf = (n: string) =>
  `'10.' || (${n}) / 50000 % 250 || '.' || (${n}) / 200 % 250 || '.' || (${n}) % 200`;
