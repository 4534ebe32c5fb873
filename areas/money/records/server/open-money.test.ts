import { Money, type MemberId } from '@palaro/kernel';
import { given, standingClock, testApp } from '@palaro/testkit';
import { execute, HOUSE_VENDOR, launchSession, type MoneyCommand } from '@palaro/wallet/server';
import { afterAll, expect, it } from 'vitest';
import { readOpenMoney } from './open-money.ts';

const clock = standingClock(new Date('2026-11-21T10:00:00Z'));
const site = await testApp({ clock });
const { app } = site;
afterAll(site.stop);

async function expectTaken(command: MoneyCommand) {
  const [answer] = await execute(app, [command]);
  expect(answer?.status).toBe('OK');
}

it('MONEY-03 what holds money is named with its place, until it comes back; open rounds wait beside it', async () => {
  const id = (await given(app).member({ balance: '100.0000' })) as MemberId;
  const about = { device: 'MOBILE', language: 'EN', country: 'PH', nickname: 'Ana' } as const;
  const open = (game: string) =>
    launchSession(app, { member: id, vendor: HOUSE_VENDOR, game, ...about });
  const message = { vendor: HOUSE_VENDOR, member: id, currency: 'PHP' };
  const seat = { ...message, game: 'dice', round: 'seat' };
  const step = { ...message, game: 'mines', round: 'step', transaction: 'step' };
  const taken = Money.of('20.0000');
  await open('dice');
  const sits = { kind: 'bet', category: 'buyIn', ...seat, transaction: 'in' } as const;
  await expectTaken({ ...sits, amount: taken });
  await open('mines');
  await expectTaken({ kind: 'bet', ...step, amount: Money.of('1.0000') });
  const now = await readOpenMoney(app, { id }, 'EN');
  expect(now.held).toMatchObject([{ kind: 'table', amount: '20.0000', gameId: 'dice' }]);
  // A moment ago: no round waits for anybody yet.
  expect(now.rounds).toEqual([]);
  clock.advance(61);
  const later = await readOpenMoney(app, { id }, 'EN');
  expect(later.rounds).toMatchObject([{ gameId: 'mines', stake: '1.0000' }]);
  const left = { kind: 'win', ...seat, transaction: 'out', bet: 'in', final: true } as const;
  await expectTaken({ ...left, amount: taken });
  await expectTaken({ kind: 'win', ...step, transaction: 'won', amount: 0n, final: true });
  expect(await readOpenMoney(app, { id }, 'EN')).toEqual({ held: [], rounds: [] });
});
