import { excludeMember } from '@palaro/accounts/server';
import { addCredential, retireCredential, switchVendor } from '@palaro/catalogue/server';
import {
  memberOfWire,
  Money,
  randomHex,
  randomToken,
  siteClock,
  type SiteClock,
} from '@palaro/kernel';
import { INVARIANTS, roundId } from '@palaro/ledger';
import { foldNow } from '@palaro/server-app/folds';
import { given, testApp, testDatabase, type TestApp } from '@palaro/testkit';
import type { Bench, Credential, Site } from '@palaro/vendors/conformance';
import { balances, endSessionsOf, launchSession, setPlayLimit } from '@palaro/wallet/server';

/** Longer than any node caches switches and blocks. */
const REMEMBERED_SECONDS = 3;
const TRIAL_TYPE = 4;
const STATES: Record<string, string> = { O: 'open', C: 'closed', V: 'voided' };

const about = { device: 'MOBILE', language: 'TY', country: 'PH', nickname: 'Maria' } as const;

/** Two nodes on one database; the vendor is on and has a credential made for the cases. */
export async function testNodes(vendor: string, game: string) {
  const database = await testDatabase();
  const clock = siteClock();
  // Demo vendors are on only in a demo; the cases make the members and credentials they need.
  const start = () => testApp({ config: { demo: true }, database, clock });
  let nodes: TestApp[] = [await start(), await start()];
  let turn = 0;
  const nodesNow = {
    vendor,
    game,
    clock,
    databaseUrl: database.url,
    credential: { key: `case-${vendor}`, secret: randomToken() } as Credential,
    /** The first node, for calls to the site itself. */
    app: () => first(nodes).app,
    apps: () => nodes.map(({ app }) => app),
    /** The next node's address, in turn. */
    url: () => (nodes[(turn += 1) % nodes.length] ?? first(nodes)).url,
    async restart() {
      for (const node of nodes) await node.stop();
      nodes = [await start(), await start()];
    },
    async stop() {
      for (const node of nodes) await node.stop();
      await database.drop();
    },
  };
  await addCredential(nodesNow.app(), { vendor, ...nodesNow.credential });
  return nodesNow;
}
export type Nodes = Awaited<ReturnType<typeof testNodes>>;

function first(nodes: readonly TestApp[]): TestApp {
  const [node] = nodes;
  if (!node) throw new Error('there is no node');
  return node;
}

/** A site whose clock stands at that unix second, with the credential of the published vectors. */
export async function atInstant<T>(
  second: number,
  credential: { vendor: string; key: string; secret: string },
  run: (url: string) => Promise<T>,
): Promise<T> {
  const at = new Date(second * 1000);
  const clock: SiteClock = { now: () => at, advance: () => undefined };
  const site = await testApp({ config: { demo: true }, clock });
  try {
    await addCredential(site.app, credential);
    return await run(site.url);
  } finally {
    await site.stop();
  }
}

const inside = (member: string) => memberOfWire(member) ?? '';

/** Lets the cases prepare the site and look into it, for every transport. */
export function siteOf(nodes: Nodes, send: Bench['send']): Site {
  return { ...playersOf(nodes, send), ...lookingAt(nodes), ...arranging(nodes) };
}

function playersOf({ app, vendor, game }: Nodes, send: Bench['send']) {
  const launch = { vendor, game, ...about };
  const launchCode = async ({ member }: { member: string }) =>
    (await launchSession(app(), { member, ...launch })).code;
  const enter = async (code: string) => {
    const { body } = await send('authenticate', { code });
    return { member: String(body.member), session: String(body.session) };
  };
  return {
    launchCode,
    async player({ balance = '100.0000', world = 'real' }: Parameters<Site['player']>[0] = {}) {
      const type = world === 'trial' ? TRIAL_TYPE : 0;
      const member = await given(app()).member({ balance, type });
      return enter(await launchCode({ member }));
    },
    async freePlay({ member }: { member: string }) {
      return enter((await launchSession(app(), { member, ...launch, freePlay: true })).code);
    },
  };
}

function lookingAt({ app, vendor }: Nodes) {
  async function rows<T>(text: string, values: unknown[]): Promise<T[]> {
    return (await app().pool.query(text, values)).rows as T[];
  }
  const money = (count: string | bigint) => Money.text(BigInt(count));
  return {
    balance: async ({ member }) => money((await balances(app(), inside(member))).main),
    async accounts({ member }) {
      const found = await rows<{ kind: string; balance: string }>(
        'select kind, balance from wallet where member_id = $1',
        [inside(member)],
      );
      const of = (kind: string) => BigInt(found.find((row) => row.kind === kind)?.balance ?? 0);
      return { cash: money(of('CASH')), held: money(of('HOLD')), debt: money(-of('DEBT')) };
    },
    async house({ member }) {
      const found = await rows<{ kind: string; sum: string }>(
        `select h.kind, sum(case when p.to_account = h.account_id then p.amount else -p.amount end)
         from posting p join house_account h on h.account_id in (p.from_account, p.to_account)
         where p.member_id = $1 and h.vendor = $2 group by h.kind`,
        [inside(member), vendor],
      );
      const moved = found.filter(({ sum }) => BigInt(sum) !== 0n);
      return Object.fromEntries(moved.map(({ kind, sum }) => [kind, money(sum)]));
    },
    async round({ member }, round) {
      const [found] = await rows<{ state: string; flags: string[] }>(
        'select state, flags from game_round where member_id = $1 and vendor = $2 and round = $3',
        [inside(member), vendor, roundId(vendor, round)],
      );
      return found ? { state: STATES[found.state] ?? '', flags: found.flags } : null;
    },
    async awards({ member }) {
      const found = await rows<{ amount: string; turnover: string }>(
        `select amount, amount * turnover_times turnover from award
         where member_id = $1 and state = 'Issued'`,
        [inside(member)],
      );
      return found.map(({ amount, turnover }) => ({
        amount: money(amount),
        turnover: money(turnover),
      }));
    },
    async counted({ member }) {
      await foldNow(app());
      const [found] = await rows<{ count: number }>(
        `select ((select count(*) from winner where member_id = $1)
           + (select count(*) from member_day join book using (book)
              where member_id = $1 and realm = 'R')
           + (select count(*) from posting join book using (book)
              where member_id = $1 and realm = 'R'))::int count`,
        [inside(member)],
      );
      return found?.count ?? 0;
    },
    async parked() {
      const [found] = await rows<{ count: number }>(
        'select count(*)::int from gateway_parked where vendor = $1',
        [vendor],
      );
      return found?.count ?? 0;
    },
    async breaches() {
      const found = await Promise.all(INVARIANTS.map(({ sql }) => rows(sql, [])));
      return found.flat();
    },
  } satisfies Partial<Site>;
}

function arranging(nodes: Nodes) {
  const { app, clock, vendor } = nodes;
  return {
    advance: (seconds) => clock.advance(seconds),
    restart: nodes.restart,
    logOut: ({ member }) => endSessionsOf(app(), inside(member)),
    async exclude({ member }) {
      await excludeMember(app(), inside(member), { kind: 'self', until: null });
      clock.advance(REMEMBERED_SECONDS);
    },
    async limitLoss({ member }, amount) {
      const limit = { kind: 'loss', period: 'day', amount: Money.of(amount) } as const;
      await setPlayLimit(app(), inside(member), limit);
    },
    async switchVendor(on) {
      await switchVendor(app(), vendor, on);
      clock.advance(REMEMBERED_SECONDS);
    },
    async rotate() {
      const retired = nodes.credential;
      const live = { key: `rotated-${randomHex(4)}`, secret: randomToken() };
      await addCredential(app(), { vendor, ...live });
      await retireCredential(app(), retired.key);
      clock.advance(REMEMBERED_SECONDS);
      nodes.credential = live;
      return { retired, live };
    },
  } satisfies Partial<Site>;
}
