import { deepEqual, equal, ok } from 'node:assert/strict';
import { Money, randomInt } from '@palaro/kernel';
import type { Bench, ConformanceCase, Message } from './bench.ts';
import { messagesOf, said } from './messages.ts';
import { drawsOf, ordersOf, shuffled } from './orders.ts';

/**
 * The message counts of cases 38 and 49. `PALARO_CONFORMANCE=full` sends as many as the protocol
 * says.
 */
const FULL = process.env.PALARO_CONFORMANCE === 'full';
const RANDOM_ORDERS = FULL ? 2_000 : 60;
const MIXED_MESSAGES = FULL ? 10_000 : 1_000;
const MIXED_MEMBERS = 50;
const SEEDS = 2 ** 31;
/** Players of one case that send at the same time; they share its orders. */
const PLAYERS = 20;
const START = Money.of('100000.0000');
/** Each attempt waits up to two seconds in the queue; no machine stays busy through all of them. */
const TRIED_AGAIN_MAX = 30;

type Sent = readonly [command: string, message: Message];

/** The result never depends on order, repetition or lost answers. */
export const orderCases: ConformanceCase[] = [
  {
    number: 37,
    title: 'all orders of {bet 10, bet 20, win 7.7777, rollback of 20, duplicate of bet 10}',
    run: async (bench) => {
      const won = cut(bench, '7.7777');
      const result = Money.of(won) - Money.of('10.0000');
      await playOrders(bench, ordersOf([0, 1, 2, 3, 4]), result, ({ bet, win, rollback }) => {
        const first = bet('10.0000');
        const second = bet('20.0000');
        const undo = rollback(second.transaction);
        return [
          ['bet', first],
          ['bet', second],
          ['win', win(won)],
          ['rollback', undo],
          ['bet', first],
        ];
      });
    },
  },
  {
    number: 38,
    title: `${RANDOM_ORDERS} random orders of 8 messages with duplicates and a tombstone`,
    run: async (bench) => {
      const seed = randomInt(SEEDS);
      const draw = drawsOf(seed);
      const orders = Array.from({ length: RANDOM_ORDERS }, () =>
        shuffled([0, 1, 2, 3, 4, 5, 6, 7], draw),
      );
      await playOrders(bench, orders, Money.of('-23.0000'), eightOf, `seed ${seed}, `);
    },
  },
  {
    number: 49,
    title: `${MIXED_MESSAGES} mixed messages of ${MIXED_MEMBERS} members, repeated, reordered, lost`,
    run: async (bench) => {
      const seed = randomInt(SEEDS);
      const draw = drawsOf(seed);
      const each = MIXED_MESSAGES / MIXED_MEMBERS;
      const players = await Promise.all(
        Array.from({ length: MIXED_MEMBERS }, () => bench.player({ balance: Money.text(START) })),
      );
      const mixes = players.map((player) => ({ player, ...mixOf(bench, player, each, draw) }));
      await Promise.all(
        mixes.map(async ({ player, messages, result }) => {
          await sendAll(bench, messages);
          equal(await bench.balance(player), Money.text(START + result), `seed ${seed}`);
        }),
      );
      deepEqual(await bench.breaches(), [], `seed ${seed}`);
    },
  },
];

/** Cuts an amount to the dialect's precision. */
function cut(bench: Bench, amount: string): string {
  const sum = Money.of(amount);
  const unit = Money.of(bench.unit);
  return Money.text(sum - (sum % unit));
}

const pick = (messages: readonly Sent[], order: readonly number[]): Sent[] =>
  order.flatMap((at) => {
    const message = messages[at];
    return message ? [message] : [];
  });

/**
 * Plays each order of the messages in a new round and checks that the balance always changes by
 * `result`.
 */
async function playOrders(
  bench: Bench,
  orders: readonly number[][],
  result: Money,
  messagesIn: (sender: ReturnType<typeof messagesOf>) => Sent[],
  when = '',
) {
  const left = [...orders];
  const playShare = async () => {
    const player = await bench.player({ balance: Money.text(START) });
    let expected = START;
    for (let order = left.pop(); order; order = left.pop()) {
      const sender = messagesOf(bench, player);
      await sendAll(bench, pick(messagesIn(sender), order));
      expected += result;
      await sender.holds(Money.text(expected), `${when}in the order ${order.join(' ')}`);
    }
  };
  await Promise.all(Array.from({ length: PLAYERS }, playShare));
}

async function sendAll(bench: Bench, messages: readonly Sent[]) {
  for (const [command, message] of messages) {
    const reply = await sendThrough(bench, command, message);
    ok(['OK', 'ROLLED_BACK'].includes(String(reply.body.status)), `${command}: ${said(reply)}`);
  }
}

/** A busy site answers that nothing was committed; the vendor then sends the same again (§5). */
async function sendThrough(bench: Bench, command: string, message: Message) {
  let reply = await bench.send(command, message);
  for (let again = 0; again < TRIED_AGAIN_MAX && said(reply) === 'TRY_AGAIN'; again++) {
    reply = await bench.send(command, message);
  }
  return reply;
}

/**
 * Bets of 10 (sent twice) and 20, wins of 5 and 2, and a bet of 50 that its rollback (sent twice)
 * undoes.
 */
function eightOf({ bet, win, rollback }: ReturnType<typeof messagesOf>): Sent[] {
  const first = bet('10.0000');
  const second = bet('20.0000');
  const never = bet('50.0000');
  const won = win('5.0000');
  const small = win('2.0000');
  return [
    ['bet', first],
    ['bet', second],
    ['bet', first],
    ['win', won],
    ['win', small],
    ['bet', never],
    ['rollback', rollback(never.transaction)],
    ['rollback', rollback(never.transaction)],
  ];
}

/**
 * Rounds of one member and the change of balance they must give, in whatever order and however
 * often they arrive.
 */
function mixOf(
  bench: Bench,
  player: Parameters<typeof messagesOf>[1],
  count: number,
  draw: () => number,
) {
  const messages: Sent[] = [];
  let result = 0n;
  while (messages.length < count) {
    const sender = messagesOf(bench, player);
    const stake = amountOf(draw, 50);
    const won = amountOf(draw, 90);
    const bet = sender.bet(Money.text(stake));
    const undone = draw() < 0.2;
    const round: Sent[] = [
      ['bet', bet],
      ['win', sender.win(Money.text(won))],
    ];
    if (undone) round.push(['rollback', sender.rollback(bet.transaction)]);
    if (draw() < 0.3) round.push(['betWin', sender.betWin('1.0000', '1.5000')]);
    // A vendor sends the same again after a lost answer, or when it cannot wait.
    const again = round.filter(() => draw() < 0.2);
    messages.push(...round, ...again);
    result += won - (undone ? 0n : stake) + (round.some(isBetWin) ? Money.of('0.5000') : 0n);
  }
  return { messages: nearlyShuffled(messages, draw), result };
}

const isBetWin = ([command]: Sent) => command === 'betWin';
const amountOf = (draw: () => number, most: number) =>
  Money.ofMinor(100 + Math.floor(draw() * most * 100), 2);

/** Messages overtake each other by a few places, as on a network. */
function nearlyShuffled<T>(items: readonly T[], draw: () => number): T[] {
  const places = items.map((item, at) => ({ item, at: at + draw() * 8 }));
  return places.sort((a, b) => a.at - b.at).map(({ item }) => item);
}
