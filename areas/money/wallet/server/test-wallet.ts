import { Registry } from 'prom-client';
import { siteClock, type BetCommand, type WinCommand } from '@palaro/kernel';
import { INVARIANTS } from '@palaro/ledger';
import { createNodeBus, createPush, type App, type NodeBus, type Push } from '@palaro/server';
import { testDatabase, testQueue } from '@palaro/testkit';
import { SITE_DEFAULTS } from '@palaro/whitelabel';
import { Money, type MemberId } from '@palaro/kernel';
import type { MoneyCommand, WalletCommand } from './commands.ts';
import { launchSession } from './game-sessions.ts';
import { creditOpening, openWallet, type Realm } from './open-wallet.ts';
import { openRules, provisionsBy } from './test-rules.ts';
import type { GameSessionEnded } from './wallet.events.ts';
import { ledgerOf } from './wallet.service.ts';
import { execute } from './execute.ts';

const VENDOR = 'DEMO';
const GAME = 'demo-slot';

/** A wallet on a separate database, without a server; `restart` forgets all caches. */
export async function testWallet() {
  const database = await testDatabase();
  const clock = siteClock();
  const errors: unknown[] = [];
  const error = (what: unknown) => errors.push(what);
  const log = { error, warn: error, debug: () => undefined } as unknown as App['log'];
  const nodeBus: NodeBus = createNodeBus((_name, failure) => errors.push(failure));
  const push: Push = createPush(() => clock.now().getTime());
  const site = { ...structuredClone(SITE_DEFAULTS), change: () => Promise.resolve() };
  const { pool, db } = database;
  const rules = openRules();
  const provisions = provisionsBy(rules);
  const told: GameSessionEnded[] = [];
  const queue = testQueue(database, {
    'game-session.ended': (_app, event) => void told.push(event),
  });
  const config = { databaseUrl: database.url };
  const parts = { pool, db, reads: db, clock, log, nodeBus, queue, push, site, config, provisions };
  const fresh = () => ({ metrics: new Registry(), services: new Map() });
  const start = () => ({ ...parts, ...fresh() }) as unknown as App;
  let members = 1_000_000;

  const wallet = {
    database,
    site,
    /** Stands in for the catalogue and accounts; everything is allowed until a test changes it. */
    rules,
    errors,
    /** The ended game sessions that other areas heard of, once `runTasks` has run. */
    told,
    async runTasks() {
      await queue.start(wallet.app, 'none');
      await queue.runDue();
    },
    app: start(),
    /** Another node on the same database. */
    anotherNode: start,
    async restart() {
      await ledgerOf(wallet.app).stop();
      wallet.app = start();
    },
    /** A member with this much cash and a live session at the demo vendor. */
    async member(balance: string, realm: Realm = 'R') {
      const id: MemberId = String(++members);
      await openWallet(wallet.app, id, realm);
      const amount = Money.of(balance);
      await creditOpening(wallet.app, { member: id, amount, key: `opening/${id}` });
      return { id, session: await launch(wallet.app, id) };
    },
    /** Opens the game once more: the earlier session ends. */
    launch: async ({ id }: { id: MemberId }) => ({ id, session: await launch(wallet.app, id) }),
    async run(command: WalletCommand) {
      const [answer] = await execute(wallet.app, [command]);
      return answer!;
    },
    /** Every row that breaks an invariant of the ledger, with the invariant's name. */
    async breaches() {
      const found: unknown[] = [];
      for (const { id, sql } of INVARIANTS) {
        for (const row of (await database.pool.query(sql)).rows) found.push({ id, row });
      }
      return found;
    },
    async stop() {
      await ledgerOf(wallet.app).stop();
      await queue.stop();
      await database.drop();
    },
  };
  return wallet;
}

export type TestWallet = Awaited<ReturnType<typeof testWallet>>;
export type TestMember = Awaited<ReturnType<TestWallet['member']>>;

async function launch(app: App, member: MemberId): Promise<string> {
  const about = { device: 'MOBILE', language: 'EN', country: 'PH', nickname: 'Ana' } as const;
  const { code } = await launchSession(app, { member, vendor: VENDOR, game: GAME, ...about });
  const [answer] = await execute(app, [{ kind: 'authenticate', vendor: VENDOR, code }]);
  return answer?.opened?.session ?? '';
}

interface More {
  round?: string;
  currency?: string;
  session?: string;
  idScope?: 'command';
  details?: unknown;
}
type WinMore = More & Partial<Pick<WinCommand, 'final' | 'bet' | 'freeRound' | 'validBet'>>;
type BetMore = More & Partial<Pick<BetCommand, 'category' | 'freeRound'>>;
/** Bets, wins and refunds that a vendor closes a round with. */
type Totals = readonly [bets: number, wins: number, refunds?: number];

/** Short forms of one member's commands; amounts without the four decimals. */
export function commandsOf({ id, session }: TestMember) {
  const message = (transaction: string, { round = 'r1', currency = 'PHP', ...more }: More) => ({
    vendor: VENDOR,
    member: id,
    currency,
    game: GAME,
    round,
    transaction,
    ...more,
  });
  const sum = (amount: number) => Money.of(amount.toFixed(4));
  return {
    bet: (t: string, amount: number, more: BetMore = {}): WalletCommand => ({
      kind: 'bet',
      session,
      amount: sum(amount),
      ...message(t, more),
    }),
    buyIn: (t: string, amount: number, more: More = {}): WalletCommand => ({
      kind: 'bet',
      session,
      amount: sum(amount),
      category: 'buyIn',
      ...message(t, more),
    }),
    win: (t: string, amount: number, more: WinMore = {}): WalletCommand => ({
      kind: 'win',
      amount: sum(amount),
      ...message(t, more),
    }),
    betWin: (t: string, bet: number, win: number, more: More = {}): WalletCommand => ({
      kind: 'betWin',
      session,
      bet: sum(bet),
      win: sum(win),
      ...message(t, more),
    }),
    rollback: (
      t: string,
      target: string,
      more: More & { targetCommand?: MoneyCommand['kind'] } = {},
    ): WalletCommand => ({ kind: 'rollback', target, ...message(t, more) }),
    /** `round` null: the adjustment names no round. */
    adjust: (
      t: string,
      amount: number,
      { round, target, ...more }: Omit<More, 'round'> & { round?: null; target?: string } = {},
    ): WalletCommand => ({
      kind: 'adjust',
      amount: sum(amount),
      reason: 'resettle',
      target,
      ...message(t, more),
      ...(round === null ? { round: undefined } : {}),
    }),
    promoWin: (t: string, amount: number): WalletCommand => ({
      kind: 'promoWin',
      vendor: VENDOR,
      member: id,
      currency: 'PHP',
      transaction: t,
      amount: sum(amount),
      promotion: 'spring',
      campaign: 'drop',
    }),
    roundClose: (
      t: string,
      [bets, wins, refunds = 0]: Totals,
      more: More & { validBet?: bigint } = {},
    ): WalletCommand => ({
      kind: 'roundClose',
      bets: sum(bets),
      wins: sum(wins),
      refunds: sum(refunds),
      ...message(t, more),
    }),
  };
}
