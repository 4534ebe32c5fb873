import { foldNow } from '@palaro/server-app/folds';
import { operatorAt, testApp, type TestApp } from '@palaro/testkit';
import { p95Of, type Timed } from './alternate.ts';
import { CROWD_FROM, makeCrowd } from './crowd.ts';
import type { BenchRow } from './row.ts';

const MEMBERS = 1_000_000;
const TURNS = { warm: 20, counted: 200 };

/**
 * The console's search among a million members, by each thing that is known of one, as the search
 * of the top bar asks for it over HTTP. Compared with the same call by the whole id, which reads
 * one row by the primary key. First, how long it took to make the members.
 */
export async function benchConsoleSearch(): Promise<BenchRow[]> {
  const site = await testApp({ demo: true });
  try {
    await foldNow(site.app);
    const seconds = await makeCrowd(site.database.pool, MEMBERS, site.app.clock.now());
    const { baseline, times } = await p95Of(await searches(site), TURNS);
    return [
      {
        name: `made ${MEMBERS / 1_000_000} M members`,
        value: seconds,
        unit: 's',
        baseline: null,
        ratio: null,
        aim: '–',
      },
      ...times.map(([name, value]) => ({
        name: `search by ${name}, p95`,
        value,
        unit: 'ms',
        baseline,
        ratio: value / baseline,
        aim: '≤ 5',
      })),
    ];
  } finally {
    await site.stop();
  }
}

interface Known {
  id: string;
  account: string;
  nickname: string;
  mobile: string;
  email: string;
  payee_name: string;
  register_ip: string;
  device: string;
  last4: string;
}

async function searches({ url, database }: TestApp) {
  const operator = await operatorAt(url, 'operator1');
  const known = await someMembers(database);
  /** Fails if the search did not find anybody: an empty answer would be quick, and wrong. */
  const search = (textOf: (member: Known) => string, by?: string) => async (turn: number) => {
    const text = encodeURIComponent(textOf(known[turn % known.length] as Known));
    const path = `/console/api/members?q=${text}${by ? `&by=${by}` : ''}`;
    const { status, value } = await operator.call<{ total: number }>('GET', path);
    if (status !== 200 || value.total === 0) throw new Error(`${path} found nobody: ${status}`);
  };
  const calls: Record<string, Timed> = {
    id: search(({ id }) => id),
    name: search(({ account }) => account),
    'a beginning that 100,000 names have': search(({ account }) => account.slice(0, 3)),
    'name of the payee': search(({ payee_name: name }) => name.toUpperCase()),
    mobile: search(({ mobile }) => mobile.replace('+63', '0')),
    mail: search(({ email }) => email),
    card: search(({ last4 }) => last4),
    device: search(({ device }) => device),
    IP: search(({ register_ip: ip }) => ip),
    'place, the network of an address': search(({ register_ip: ip }) =>
      ip.split('.').slice(0, 2).join('.').concat('.'),
    ),
  };
  return { baseline: search(({ id }) => id, 'id'), calls };
}

/** Members spread over the whole crowd, one for each turn. */
async function someMembers({ pool }: TestApp['database']): Promise<Known[]> {
  const all = TURNS.warm + TURNS.counted;
  const ids = Array.from(
    { length: all },
    (_, i) => CROWD_FROM + 1 + Math.floor(((i * 0.618034) % 1) * (MEMBERS - 1)),
  );
  const { rows } = await pool.query<Known>(
    `select m.id::text as id, m.account, m.nickname, m.mobile, m.email, m.payee_name,
        m.register_ip, encode(d.device, 'hex') as device, c.last4
      from unnest($1::bigint[]) with ordinality o (id, nth)
        join member m on m.id = o.id
        join member_device d on d.member_id = m.id
        join bank_card c on c.member_id = m.id
      order by o.nth`,
    [ids],
  );
  return rows;
}
