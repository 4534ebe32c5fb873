import fastify from 'fastify';
import { accountsApi } from '@palaro/accounts/api';
import { hashPassword, verifyPassword } from '@palaro/accounts/server';
import { object } from '@palaro/api';
import { newId, randomToken } from '@palaro/kernel';
import { testApp, type TestApp } from '@palaro/testkit';
import type { BenchRow } from './row.ts';
import { spent } from './spent.ts';

const PASSWORD = 'Demo-pass-1';
const HASHES_AT_ONCE = 2;
const CALLERS = 16;
const EACH = 120;
const TURNS = 4;

/**
 * How near a login comes to the least that a server of this kind does for one: Fastify takes the
 * same form and gives the same answer by the same schemas, reads the account by one statement,
 * checks the hash at the same cost, and one statement that is also the commit writes the rows of a
 * login: the member's last login, the browser, the session, the history. It counts no tries, asks
 * for no second factor, break or exclusion, and sends none of the site's headers. The three sides
 * alternate. Processor time counts, since a rate would tell of the neighbours: of this process,
 * which is server, hashing and callers together, and of the database.
 */
export async function benchLoginFloor(): Promise<BenchRow[]> {
  const site = await testApp({ demo: true });
  const least = await startLeast(site);
  try {
    const accounts = await site.app.db
      .selectFrom('member')
      .select('account')
      .where('account', 'like', 'player%')
      .execute();
    const stored = await hashPassword(site.app, PASSWORD);
    let next = 0;
    const post = (url: string) => login(url, accounts[next++ % accounts.length]?.account ?? '');
    const sides = {
      hash: { callers: HASHES_AT_ONCE, work: () => verifyPassword(site.app, stored, PASSWORD) },
      least: { callers: CALLERS, work: () => post(least.url) },
      login: { callers: CALLERS, work: () => post(site.url) },
    };
    const pid = await pidOfDatabase(site);
    const costs = { hash: [] as number[], least: [] as number[], login: [] as number[] };
    for (let turn = 0; turn <= TURNS; turn++) {
      for (const [name, { callers, work }] of Object.entries(sides)) {
        // Nobody has so many sessions that an old one must end.
        await site.app.pool.query('delete from session');
        const cost = await costOf(pid, callers, work);
        // The first turn warms up.
        if (turn > 0) costs[name as keyof typeof costs].push(cost);
      }
    }
    const [hash, floor, whole] = [costs.hash, costs.least, costs.login].map(median) as [
      number,
      number,
      number,
    ];
    return [
      row('the least for a login', floor, hash),
      row('a login', whole, hash),
      row('a login, of the least', whole, floor),
    ];
  } finally {
    await least.stop();
    await site.stop();
  }
}

const row = (name: string, value: number, baseline: number): BenchRow => ({
  name: `${name}: processor time`,
  value,
  baseline,
  unit: 'ms',
  ratio: baseline / value,
  aim: '≥ 0.85',
});

/** Milliseconds of processor time that one piece of work costs, the database's with it. */
async function costOf(pid: number, callers: number, work: () => Promise<unknown>): Promise<number> {
  const before = { ...spent(process.pid, pid) };
  let left = EACH;
  await Promise.all(
    Array.from({ length: callers }, async () => {
      while (left-- > 0) await work();
    }),
  );
  const after = spent(process.pid, pid);
  return (after.server - before.server + after.database - before.database) / 1_000 / EACH;
}

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

async function login(url: string, username: string): Promise<void> {
  const response = await fetch(`${url}/wps/session/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ type: 'username', username, password: PASSWORD }),
  });
  if (!response.ok) throw new Error(`${username} was refused: ${await response.text()}`);
  await response.arrayBuffer();
}

async function startLeast({ app }: TestApp) {
  const server = fastify({ logger: false });
  const { body, reply, method, path } = accountsApi.login;
  const answer = object({ success: { const: true } as never, value: reply });
  server.route({
    method,
    url: path,
    schema: { body, response: { 200: answer } },
    handler: async (request) => {
      const { username } = request.body as { username: string };
      const { rows } = await app.pool.query<{ id: string; hash: string }>(READ, [username]);
      const [member] = rows;
      if (!member || !(await verifyPassword(app, member.hash, PASSWORD))) throw new Error('no');
      const token = randomToken();
      await app.pool.query({
        ...WRITE,
        values: [member.id, newId(new Date()), Buffer.from(token), request.ip],
      });
      const about = { customerType: 0, firstTimeLogin: false, passwordExpired: false };
      return {
        success: true,
        value: { token, userName: username, ...about, merchantCode: 'palaro' },
      };
    },
  });
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  return { url, stop: () => server.close() };
}

const READ = 'select id, password_hash as hash from member where account = $1';

/** Every row of a login from a known browser, as `write-login.repository.ts` has them. */
const WRITE = {
  name: 'least_login',
  text: `with entered as (
      update member set last_login_at = now(), last_login_ip = $4 where id = $1 returning id
    ), noted as (
      insert into member_device (member_id, device, user_agent, ip, first_at, last_at)
      select id, 'least', '', $4, now(), now() from entered
      on conflict (member_id, device) do update set last_at = excluded.last_at
    ), opened as (
      insert into session (id, token_hash, member_id, kind, gateway, device, user_agent, ip,
        created_at, last_used_at, idle_until, absolute_until)
      select $2, $3, id, 'PL', 3, 'OTHERS', '', $4, now(), now(), now() + interval '1 day',
        now() + interval '1 day' from entered
    )
    insert into login_history (member_id, at, succeeded, how, user_agent, ip, new_device,
      session_id)
    select id, now(), true, 'password', '', $4, false, $2 from entered`,
};

/** The first process of the database's server, the parent of every connection's. */
async function pidOfDatabase({ database }: TestApp): Promise<number> {
  const { rows } = await database.pool.query<{ line: string }>(
    `select split_part(pg_read_file('postmaster.pid'), E'\\n', 1) line`,
  );
  return Number(rows[0]?.line);
}
