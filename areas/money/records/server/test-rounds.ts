import { Money, type MemberId } from '@palaro/kernel';
import { roundId } from '@palaro/ledger';
import type { App } from '@palaro/server';
import { given } from '@palaro/testkit';
import { execute, launchSession, type MoneyCommand } from '@palaro/wallet/server';
import { expect } from 'vitest';

const VENDOR = 'DEMO';
const GAME = 'demo-slot';

interface Player {
  member: MemberId;
  session: string;
}

let rounds = 0;
/** A round of the vendor with short forms of its messages. */
export function roundOf({ member, session }: Player) {
  const round = `undone-${++rounds}`;
  const message = (id: string) => ({
    vendor: VENDOR,
    member,
    currency: 'PHP',
    game: GAME,
    round,
    transaction: `${round}-${id}`,
  });
  const of = (amount: string) => Money.of(`${amount}.0000`);
  return {
    member,
    round,
    id: roundId(VENDOR, round),
    bet: (id: string, amount: string, more = {}): MoneyCommand => ({
      kind: 'bet',
      session,
      ...message(id),
      amount: of(amount),
      ...more,
    }),
    win: (id: string, amount: string, more = {}): MoneyCommand => ({
      kind: 'win',
      ...message(id),
      amount: of(amount),
      ...more,
    }),
    betWin: (id: string, bet: string, win: string): MoneyCommand => ({
      kind: 'betWin',
      session,
      ...message(id),
      bet: of(bet),
      win: of(win),
    }),
    adjust: (id: string, amount: string, target?: string): MoneyCommand => ({
      kind: 'adjust',
      ...message(id),
      amount: of(amount),
      reason: 'resettle',
      ...(target === undefined ? {} : { target: `${round}-${target}` }),
    }),
    rollback: (id: string, target: string): MoneyCommand => ({
      kind: 'rollback',
      ...message(id),
      target: `${round}-${target}`,
    }),
    left: `${round}-in`,
  };
}

export type TestRound = ReturnType<typeof roundOf>;

/** Members with a live session at the demo's vendor, and the messages it sends of them. */
export const testRounds = (app: App) => ({
  async player({ type = 0, balance = '100.0000' } = {}): Promise<Player> {
    const member = await given(app).member({ balance, type });
    const about = { device: 'MOBILE', language: 'EN', country: 'PH', nickname: 'Ana' } as const;
    const { code } = await launchSession(app, { member, vendor: VENDOR, game: GAME, ...about });
    const [opened] = await execute(app, [{ kind: 'authenticate', vendor: VENDOR, code }]);
    return { member, session: opened?.opened?.session ?? '' };
  },

  /** Sends messages that must all be taken. */
  async play(...commands: MoneyCommand[]) {
    const answers = await execute(app, commands);
    expect(answers.map(({ status }) => status)).toEqual(commands.map(() => 'OK'));
    return answers;
  },

  /** What the member has, by kind of wallet. */
  async held(member: MemberId) {
    const { rows } = await app.pool.query<{ kind: string; balance: string }>(
      'select kind, balance::text from wallet where member_id = $1 and balance <> 0',
      [member],
    );
    return Object.fromEntries(rows.map(({ kind, balance }) => [kind, Money.text(BigInt(balance))]));
  },
});
