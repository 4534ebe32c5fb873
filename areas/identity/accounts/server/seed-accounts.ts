import { hasPlayMoney, isTrialType, Money, plusSeconds } from '@palaro/kernel';
import type { App, Tx } from '@palaro/server';
import { creditOpening, openWallet } from '@palaro/wallet/server';
import { hashPassword, hashPaymentPassword } from './hash-password.ts';
import { findMemberByAccount } from './members.repository.ts';

/** The passwords of every demo account (docs/domain/wire.md, Demo data). */
const DEMO_PASSWORD = 'Demo-pass-1';
const DEMO_PAYMENT_PASSWORD = '246810';
const HISTORY_DAYS = 90;
const DAY_SECONDS = 86_400;

interface DemoAccount {
  account: string;
  type: number;
  balance: string;
  upline?: string;
  firstTimeLogin?: true;
}

const NAMED: DemoAccount[] = [
  // Accounts with a history begin with half their balance; their play and a top-up make it whole.
  { account: 'agent1', type: 1, balance: '25000.0000' },
  { account: 'agent2', type: 1, balance: '5000.0000', upline: 'agent1' },
  { account: 'member1', type: 0, balance: '5000.0000', upline: 'agent1' },
  { account: 'member2', type: 0, balance: '10000.0000' },
  { account: 'special1', type: 2, balance: '5000.0000', upline: 'agent1' },
  { account: 'trial1', type: 4, balance: '2000.0000' },
  { account: 'newbie1', type: 0, balance: '0.0000', firstTimeLogin: true },
  { account: 'house1', type: 40, balance: '1000.0000' },
  { account: 'houseagent1', type: 41, balance: '1000.0000' },
  { account: 'promoter1', type: 42, balance: '1000.0000' },
];

const team = (upline: string, size: number, first: number): DemoAccount[] =>
  Array.from({ length: size }, (_, i) => ({
    account: `player${first + i}`,
    type: 0,
    balance: '1000.0000',
    upline,
  }));

/** The demo accounts: `member1` is one of 30 below `agent1`; `agent2` has 20 below him. */
const DEMO_ACCOUNTS = [...NAMED, ...team('agent1', 29, 101), ...team('agent2', 20, 201)];

/** Creates the demo accounts with their wallets. Their money comes in through the ledger. */
export async function seedAccounts(app: App, progress: (what: string) => void) {
  progress(`${DEMO_ACCOUNTS.length} accounts`);
  const [password_hash, payment_password_hash] = await Promise.all([
    hashPassword(app, DEMO_PASSWORD),
    hashPaymentPassword(app, DEMO_PAYMENT_PASSWORD),
  ]);
  const hashes = { password_hash, payment_password_hash };
  const registeredAt = plusSeconds(app.clock.now(), -HISTORY_DAYS * DAY_SECONDS);
  // In one commit, and in turn, so that members' numbers are the same in every demo.
  const ids = await app.db.transaction().execute(async (tx) => {
    const made: string[] = [];
    for (const [at, demo] of DEMO_ACCOUNTS.entries()) {
      const mobile = `+63998${String(at + 1).padStart(7, '0')}`;
      made.push(await insertDemo({ app, tx }, { ...demo, mobile }, hashes, registeredAt));
    }
    return made;
  });
  await Promise.all(
    DEMO_ACCOUNTS.map((demo, at) => openDemoWallet(app, ids[at] ?? '', demo, registeredAt)),
  );
}

interface Hashes {
  password_hash: string;
  payment_password_hash: string;
}

async function insertDemo(
  { app, tx }: { app: App; tx: Tx },
  demo: DemoAccount & { mobile: string },
  hashes: Hashes,
  registeredAt: Date,
) {
  const upline = demo.upline ? await findMemberByAccount(tx, demo.upline) : undefined;
  const { settings } = app.site;
  const row = await tx
    .insertInto('member')
    .values({
      account: demo.account,
      type: demo.type,
      merchant_code: settings[isTrialType(demo.type) ? 'site.trialMerchant' : 'site.merchant'],
      language: settings['site.language'],
      ...hashes,
      first_time_login: demo.firstTimeLogin ?? false,
      // Whoever is verified has proven a number first (docs/domain/accounts.md §9).
      ...(isTrialType(demo.type)
        ? { kyc_level: 0 }
        : { kyc_level: 2, mobile: demo.mobile, mobile_verified_at: registeredAt }),
      upline_id: upline?.id ?? null,
      uplines: upline ? [...upline.uplines, upline.id] : [],
      to_upline: upline !== undefined,
      registered_at: registeredAt,
      last_login_at: null,
      last_login_ip: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

async function openDemoWallet(app: App, member: string, demo: DemoAccount, at: Date) {
  await openWallet(app, member, hasPlayMoney(demo.type) ? 'T' : 'R');
  const amount = Money.of(demo.balance);
  if (amount > 0n) await creditOpening(app, { member, amount, key: `opening/${demo.account}`, at });
}
