import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Money, wireMember, type BetCommand } from '@palaro/kernel';
import { balances } from './balances.ts';
import type { WalletCommand } from './commands.ts';
import { findTransaction } from './find-transaction.ts';
import { freePlayOf } from './free-play.ts';
import { endSessionsOf, launchSession, type Launch } from './game-sessions.ts';
import { forgetOldFreePlay } from './shadow-wallets.ts';
import { commandsOf, testWallet, type TestMember, type TestWallet } from './test-wallet.ts';

let wallet: TestWallet;
beforeAll(async () => {
  wallet = await testWallet();
});
afterAll(() => wallet.stop());

const about = { device: 'MOBILE', language: 'EN', country: 'PH', nickname: 'Ana' } as const;

/** Opens a game at the demo vendor and gets the session's token as a vendor does. */
async function open({ id }: Pick<TestMember, 'id'>, more: Partial<Launch> = {}) {
  const launch = { member: id, vendor: 'DEMO', game: 'demo-slot', ...about, ...more };
  const { session, code } = await launchSession(wallet.app, launch);
  const { opened, balance } = await wallet.run({ kind: 'authenticate', vendor: 'DEMO', code });
  return { id: session.id, opened: opened!, balance };
}
const betIn = (member: string, session: string, t: string, game = 'demo-slot') =>
  ({ ...commandsOf({ id: member, session }).bet(t, 10), game }) as BetCommand;
const statusOf = async (command: WalletCommand) => (await wallet.run(command)).status;

describe('game sessions (wallet-protocol §9)', () => {
  it('a bet names the game that was opened; with a lobby it may name another', async () => {
    const { id } = await wallet.member('100.0000');
    const narrow = (await open({ id })).opened.session;
    expect(await statusOf(betIn(id, narrow, 'a', 'other-slot'))).toBe('SESSION_INVALID');
    expect(await statusOf(betIn(id, narrow, 'a'))).toBe('OK');
    const wide = (await open({ id }, { lobby: true })).opened.session;
    expect(await statusOf(betIn(id, wide, 'b', 'other-slot'))).toBe('OK');
  });

  it('a second launch at a vendor ends the first, unless both may be open', async () => {
    const { id } = await wallet.member('100.0000');
    const first = (await open({ id })).opened;
    const second = (await open({ id })).opened;
    expect(await statusOf(betIn(id, first.session, 'a'))).toBe('SESSION_INVALID');
    const third = (await open({ id }, { parallel: true })).opened;
    expect(await statusOf(betIn(id, second.session, 'b'))).toBe('OK');
    expect(await statusOf(betIn(id, third.session, 'c'))).toBe('OK');
  });

  it('GAME-12 free play runs beside real play and has a separate name', async () => {
    const { id, session } = await wallet.member('100.0000');
    const { id: sessionId, opened, balance } = await open({ id }, { freePlay: true });
    expect(opened).toMatchObject({ mode: 'trial', nickname: 'Free play' });
    expect([opened.member.slice(0, 2), opened.session.slice(0, 3)]).toEqual(['f-', 'gt_']);
    expect(Money.text(balance!)).toBe('2000.0000');
    expect(await statusOf(betIn(opened.member, opened.session, 'a'))).toBe('OK');
    expect(await statusOf(betIn(id, session, 'a'))).toBe('OK');
    const play = (await freePlayOf(wallet.app, id, sessionId))!;
    expect([Money.text(play.balance), wireMember(play.member)]).toEqual([
      '1990.0000',
      opened.member,
    ]);
    expect(Money.text((await balances(wallet.app, id)).main)).toBe('90.0000');
    const asked = { vendor: 'DEMO', member: opened.member, transaction: 'a' };
    expect(await findTransaction(wallet.app, asked)).toMatchObject({ state: 'posted' });
  });

  it('MONEY-06 52 no token and no spelling reaches the other world’s money', async () => {
    const { id, session } = await wallet.member('100.0000');
    const free = (await open({ id }, { freePlay: true })).opened;
    const trial = await wallet.member('100.0000', 'T');
    for (const token of [free.session, trial.session]) {
      expect(await statusOf(betIn(id, token, 'x'))).toBe('SESSION_INVALID');
    }
    expect(await statusOf(betIn(free.member, session, 'x'))).toBe('SESSION_INVALID');
    // A vendor cannot use the number that only our own code uses.
    const inside = `9${free.member.slice(2).padStart(17, '0')}`;
    for (const member of [inside, 'f-', 'f-01', 'f--1', '0', `f-${'9'.repeat(17)}`]) {
      expect(await statusOf(betIn(member, free.session, 'x'))).toBe('MEMBER_UNKNOWN');
    }
    expect(Money.text((await balances(wallet.app, id)).main)).toBe('100.0000');
  });

  it('MONEY-06 23 a blocked member’s bets are refused as such on every node, in free play too', async () => {
    const { id, session } = await wallet.member('100.0000');
    const free = (await open({ id }, { freePlay: true })).opened;
    await wallet.runTasks();
    wallet.told.length = 0;
    await endSessionsOf(wallet.app, id, 'blocked');
    await wallet.runTasks();
    expect(await statusOf(betIn(id, session, 'a'))).toBe('MEMBER_BLOCKED');
    expect(await statusOf(betIn(free.member, free.session, 'a'))).toBe('MEMBER_BLOCKED');
    expect(wallet.told).toHaveLength(2);
    expect(wallet.told).toContainEqual({
      memberId: free.member,
      vendor: 'DEMO',
      game: 'demo-slot',
    });
  });

  it('forgets whose free play it was, and keeps its postings', async () => {
    const { id } = await wallet.member('100.0000');
    const { id: sessionId } = await open({ id }, { freePlay: true });
    await forgetOldFreePlay(wallet.app, wallet.app.clock.now(), 1_000);
    expect(await freePlayOf(wallet.app, id, sessionId)).not.toBeNull();
    wallet.app.clock.advance(3 * 86_400);
    await forgetOldFreePlay(wallet.app, wallet.app.clock.now(), 1_000);
    expect(await freePlayOf(wallet.app, id, sessionId)).toBeNull();
    expect(await wallet.breaches()).toEqual([]);
  });
});
