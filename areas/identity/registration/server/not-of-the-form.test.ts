import { randomHex } from '@palaro/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registrationSite } from './test-site.ts';

let test: Awaited<ReturnType<typeof registrationSite>>;
beforeAll(async () => {
  test = await registrationSite();
});
afterAll(() => test.site.stop());

/** A value that an attacker might write into a column of each type. */
const VALUES: Record<string, unknown> = {
  bigint: '1',
  integer: 3,
  smallint: 3,
  boolean: true,
  jsonb: { admin: true },
  date: '1990-01-01',
  'timestamp with time zone': '2020-01-01T00:00:00.000Z',
  text: 'closed',
};
const camel = (column: string) =>
  column.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase());
/** Columns whose names are also fields of the form. */
const OF_THE_FORM = ['nickname', 'email', 'payeeName', 'registerMethod'];
/** Columns that differ for every account anyway. */
const OWN = ['id', 'account', 'password_hash', 'registered_at', 'last_login_at'];

it('REG-08 AC-12 a column that is not in the form cannot be set by its name', async () => {
  const { rows: columns } = await test.site.app.pool.query<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns
     where table_name = 'member' and table_schema = 'public'`,
  );
  expect(columns.length).toBeGreaterThan(20);
  const more = Object.fromEntries(
    columns
      .flatMap(({ name, type }) => [name, camel(name)].map((as) => [as, VALUES[type]] as const))
      .filter(([name]) => !OF_THE_FORM.includes(name)),
  );
  const rowOf = async (extra: object) => {
    const username = `mass_${randomHex(4)}`;
    expect(await test.registerAs(username, extra)).toMatchObject({ status: 200 });
    const { rows } = await test.site.app.pool.query<Record<string, unknown>>(
      'select * from member where account = $1',
      [username],
    );
    return Object.fromEntries(
      Object.entries(rows[0] ?? {}).filter(([name]) => !OWN.includes(name)),
    );
  };
  const plain = await rowOf({});
  const crafted = await rowOf({
    ...more,
    balance: '1000000',
    parent: 'agent1',
    agent: true,
    permissions: ['*'],
    kyc: 3,
  });
  expect(crafted).toEqual(plain);
  for (const odd of ['{"__proto__":{"type":1}}', '{"constructor":{"prototype":{"type":1}}}']) {
    const answer = await test.registerAs('mass_odd', JSON.parse(odd) as object);
    expect(answer).toMatchObject({ status: 400, code: 'malformed' });
  }
});
