import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { WalletCommand } from './commands.ts';
import { execute } from './execute.ts';
import { ledgerOf } from './wallet.service.ts';
import { commandsOf, testWallet, type TestWallet } from './test-wallet.ts';

let wallet: TestWallet;
beforeAll(async () => {
  wallet = await testWallet();
});
afterAll(() => wallet.stop());

type Make = (c: ReturnType<typeof commandsOf>) => WalletCommand;

const id = fc.constantFrom('a', 'b', 'c', 'd');
const round = fc.constantFrom('r', 's');
const amount = fc.integer({ min: 0, max: 60 });
const signed = fc.integer({ min: -60, max: 60 }).filter((n) => n !== 0);
const command: fc.Arbitrary<Make> = fc.oneof(
  fc.tuple(id, amount, round).map(
    ([t, a, r]): Make =>
      (c) =>
        c.bet(t, a, { round: r }),
  ),
  fc.tuple(id, amount, round).map(
    ([t, a, r]): Make =>
      (c) =>
        c.win(t, a, { round: r }),
  ),
  fc.tuple(id, amount, amount).map(
    ([t, a, b]): Make =>
      (c) =>
        c.betWin(t, a, b),
  ),
  fc.tuple(id, id, round).map(
    ([t, x, r]): Make =>
      (c) =>
        c.rollback(`x${t}`, x, { round: r }),
  ),
  fc.tuple(id, signed, fc.option(id, { nil: undefined })).map(
    ([t, a, target]): Make =>
      (c) =>
        c.adjust(`a${t}`, a, { target }),
  ),
  fc.tuple(id, amount).map(
    ([t, a]): Make =>
      (c) =>
        c.promoWin(`p${t}`, a + 1),
  ),
  fc.tuple(id, amount, amount, round).map(
    ([t, bets, wins, r]): Make =>
      (c) =>
        c.roundClose(`c${t}`, [bets, wins], { round: r }),
  ),
  fc.tuple(id, amount).map(
    ([t, a]): Make =>
      (c) =>
        c.buyIn(t, a + 1),
  ),
  fc.tuple(id, id, amount).map(
    ([t, bet, a]): Make =>
      (c) =>
        c.win(`l${t}`, a, { bet, final: true }),
  ),
);

it('MONEY-06 49 any commands of several members, sent at once to two nodes, keep every invariant', async () => {
  const nodes = [wallet.app, wallet.anotherNode()];
  const sequence = fc.array(fc.tuple(fc.nat(2), fc.nat(1), command), { maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(sequence, async (sends) => {
      const members = await Promise.all([1, 2, 3].map(() => wallet.member('100.0000')));
      const sent = sends.map(([of, , make]) => make(commandsOf(members[of]!)));
      const all = sends.map(([, node], i) => execute(nodes[node]!, [sent[i]!]));
      const answers = (await Promise.all(all)).flat();
      // Only a correction may wait: for the message that it names.
      const waiting = answers.filter(({ status }, i) => {
        const target = sent[i]?.kind === 'adjust' ? sent[i].target : undefined;
        return status === 'TRY_AGAIN' && target === undefined;
      });
      expect(waiting).toEqual([]);
      expect(await wallet.breaches()).toEqual([]);
    }),
    { numRuns: 25 },
  );
  await ledgerOf(nodes[1] ?? wallet.app).stop();
  expect(wallet.errors).toEqual([]);
});

it('MONEY-06 the balance is pushed after each commit and each repeat, never after a refusal', async () => {
  const member = await wallet.member('100.0000');
  const pushed: unknown[] = [];
  wallet.app.push.subscribe(member.id, (event) => pushed.push(JSON.parse(event.data)));
  const c = commandsOf(member);
  await wallet.run(c.bet('a', 10, { round: 'open' }));
  await wallet.run(c.betWin('b', 10, 25, { round: 'done' }));
  await wallet.run(c.betWin('b', 10, 25, { round: 'done' }));
  await wallet.run(c.betWin('c', 1_000, 25, { round: 'refused' }));
  await wallet.run(c.rollback('x', 'a', { round: 'open' }));
  await new Promise(setImmediate);
  expect(pushed.map((event) => (event as { main: string }).main)).toEqual([
    '90.0000',
    '105.0000',
    '105.0000',
    '115.0000',
  ]);
});
