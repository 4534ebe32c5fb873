import { Money } from '@palaro/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HOUSE_VENDOR, type WalletCommand } from './commands.ts';
import { launchSession } from './game-sessions.ts';
import { commandsOf, testWallet, type TestMember, type TestWallet } from './test-wallet.ts';

let wallet: TestWallet;
beforeAll(async () => {
  wallet = await testWallet();
});
afterAll(() => wallet.stop());

const rounds = async ({ id }: TestMember) =>
  (
    await wallet.app.db
      .selectFrom('game_round')
      .select(['vendor', 'ref', 'round', 'state', 'bets', 'wins', 'opened_at'])
      .where('member_id', '=', id)
      .execute()
  ).map((row) => ({ ...row, bets: Number(row.bets), wins: Number(row.wins) }));
const said = async (command: WalletCommand) => {
  const { status, duplicate } = await wallet.run(command);
  return duplicate ? `${status} duplicate` : status;
};

it('MONEY-06 case 57, the wallet’s part: a vendor’s client that reloads goes on in its round', async () => {
  const first = await wallet.member('100.0000');
  const before = commandsOf(first);
  expect(await said(before.bet('step-1', 10))).toBe('OK');
  expect(await said(before.bet('step-2', 5))).toBe('OK');
  const [opened] = await rounds(first);

  const again = commandsOf(await wallet.launch(first));
  await wallet.restart();
  // A step whose answer was lost on the way is the same step for every client that repeats it.
  expect(await said(again.bet('step-2', 5))).toBe('OK duplicate');
  expect(await said(before.bet('step-2', 5))).toBe('OK duplicate');
  expect(await said(before.bet('step-3', 1))).toBe('SESSION_INVALID');
  expect(await said(again.bet('step-3', 1))).toBe('OK');
  expect(await said(again.win('end', 40, { final: true }))).toBe('OK');
  const closed = { state: 'C', bets: 160_000, wins: 400_000 };
  expect(await rounds(first)).toEqual([{ ...opened, ...closed }]);
  expect(await wallet.breaches()).toEqual([]);
});

it('MONEY-06 case 57, the wallet’s part: an in-house round of several steps survives a reload', async () => {
  const member = await wallet.member('100.0000');
  const open = () =>
    launchSession(wallet.app, {
      member: member.id,
      vendor: HOUSE_VENDOR,
      game: 'dice',
      device: 'MOBILE',
      language: 'EN',
      country: 'PH',
      nickname: 'Ana',
    });
  const message = (transaction: string) => ({
    vendor: HOUSE_VENDOR,
    member: member.id,
    currency: 'PHP',
    game: 'dice',
    round: 'house-1',
    transaction,
  });
  const start = { kind: 'bet', amount: Money.of('10.0000'), ...message('start') } as const;
  const cashOut = { kind: 'win', amount: Money.of('12.5000'), final: true } as const;
  await open();
  expect(await said(start)).toBe('OK');
  const [opened] = await rounds(member);
  expect(opened).toMatchObject({ state: 'O', bets: 100_000 });

  await wallet.restart();
  await open();
  expect(await said(start)).toBe('OK duplicate');
  expect(await rounds(member)).toEqual([opened]);
  expect(await said({ ...cashOut, ...message('cash-out') })).toBe('OK');
  expect(await said({ ...cashOut, ...message('cash-out') })).toBe('OK duplicate');
  expect(await rounds(member)).toEqual([{ ...opened, state: 'C', wins: 125_000 }]);
  expect(await wallet.breaches()).toEqual([]);
});
