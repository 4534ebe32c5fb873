import { Money } from '@palaro/kernel';
import { execute, type WalletCommand } from '@palaro/wallet/server';
import { demoCallbacks } from '../vendors/demo/callbacks.ts';
import { DEMO, GAME, type Message } from './door.ts';
import { inParallel } from './in-parallel.ts';
import type { Proof } from './proof.ts';
import { seeded, type Seeded } from './seeded.ts';
import { openStage, type Player, type Stage } from './stage.ts';

type Sent = [command: string, message: Message];

/** A round's messages and their result, in any order and however often each comes. */
interface Round {
  name: string;
  messages: readonly Sent[];
  net: string;
  /** The round's final state, if every order leads to the same one. */
  state?: 'C' | 'V';
}

const bet = (t: string, amount: string): Sent => ['bet', { transaction: t, amount }];
const win = (t: string, amount: string, more: Message = {}): Sent => [
  'win',
  { transaction: t, amount, ...more },
];
const undo = (t: string, target: string): Sent => ['rollback', { transaction: t, target }];
const close = (bets: string, wins: string, refunds: string): Sent => [
  'roundClose',
  { transaction: 'close', bets, wins, refunds },
];

const ROUNDS: readonly Round[] = [
  {
    name: 'two bets, one taken back, a win, a repetition',
    messages: [
      bet('b1', '10.0000'),
      bet('b2', '20.0000'),
      win('w', '7.7777'),
      undo('u', 'b2'),
      bet('b1', '10.0000'),
    ],
    net: '-2.2223',
  },
  {
    name: 'bet, win, close',
    messages: [bet('b', '10.0000'), win('w', '25.0000'), close('10.0000', '25.0000', '0.0000')],
    net: '15.0000',
    state: 'C',
  },
  {
    name: 'betWin taken back twice',
    messages: [
      ['betWin', { transaction: 'bw', bet: '10.0000', win: '25.0000' }],
      undo('u1', 'bw'),
      undo('u2', 'bw'),
    ],
    net: '0.0000',
  },
  {
    name: 'bet, win taken back, correction, prize',
    messages: [
      bet('b', '10.0000'),
      win('w', '25.0000'),
      undo('u', 'w'),
      ['adjust', { transaction: 'a', amount: '-5.0000', reason: 'resettle' }],
      ['promoWin', { transaction: 'p', amount: '3.0000', promotion: 'c1', kind: 'drop' }],
    ],
    net: '-12.0000',
  },
  {
    name: 'a bet, its rollback and a close without it',
    messages: [bet('b1', '10.0000'), win('w', '30.0000'), bet('b2', '5.0000'), undo('u', 'b2')],
    net: '20.0000',
  },
];

const OPENING = '1000000.0000';
const PLAYERS = 16;
const TRANSPORTS = ['http', 'process'] as const;
type Transport = (typeof TRANSPORTS)[number];

interface Trial {
  round: Round;
  order: readonly Sent[];
  transport: Transport;
  name: string;
}

/** Every order of every round once, then random orders with every message once or twice. */
function trialsOf(n: number, random: Seeded): Trial[] {
  const plain = ROUNDS.flatMap((round) =>
    permutations(round.messages).map((order) => ({ round, order })),
  );
  const orders = plain.slice(0, n);
  while (orders.length < n) {
    const round = random.pick(ROUNDS);
    const repeated = round.messages.filter(() => random.perMille(600));
    orders.push({ round, order: random.shuffle([...round.messages, ...repeated]) });
  }
  return orders.flatMap((one, at) =>
    TRANSPORTS.map((transport) => ({ ...one, transport, name: `o${at}${transport}` })),
  );
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, at) =>
    permutations(items.filter((_, other) => other !== at)).map((rest) => [item, ...rest]),
  );
}

async function deliver(stage: Stage, player: Player, { order, transport, name }: Trial) {
  for (const [command, message] of order) {
    const whole = wholeMessage(player, name, command, message);
    const status =
      transport === 'http'
        ? (await stage.door.send(command, whole))?.status
        : (await execute(stage.app, [inProcess(command, whole)]))[0]?.status;
    // A bet whose rollback came first is refused for ever, which is its correct outcome.
    if (status !== 'OK' && status !== 'ROLLED_BACK') return `${command} was answered ${status}`;
  }
  return null;
}

function wholeMessage({ member, session }: Player, name: string, command: string, own: Message) {
  const { transaction, target } = own;
  const ids = {
    transaction: `${name}.${String(transaction)}`,
    ...(target === undefined ? {} : { target: `${name}.${String(target)}` }),
  };
  const stake = command === 'bet' || command === 'betWin';
  const round = command === 'promoWin' ? {} : { game: GAME, round: name };
  return { member, currency: 'PHP', ...(stake ? { session } : {}), ...round, ...own, ...ids };
}

/** The same message without HTTP: the adapter's command goes directly to the wallet. */
function inProcess(command: string, message: Message): WalletCommand {
  const translate = demoCallbacks[command];
  if (!translate) throw new Error(`there is no command ${command}`);
  return translate(message, DEMO.vendor) as WalletCommand;
}

const stateOf = async ({ app }: Stage, { member }: Player, ref: string) => {
  const { rows } = await app.pool.query<{ state: string }>(
    'select state from game_round where member_id = $1 and ref = $2',
    [member, ref],
  );
  return rows[0]?.state;
};

async function tryOrder(stage: Stage, player: Player, trial: Trial): Promise<string[]> {
  const { round, order, transport, name } = trial;
  const before = await stage.cash(player);
  const refused = await deliver(stage, player, trial);
  const net = Money.text((await stage.cash(player)) - before);
  const sent = order.map(([, { transaction }]) => String(transaction)).join(' ');
  const told = `${round.name}, ${transport}: ${sent}`;
  const wrong: string[] = [];
  if (refused) wrong.push(`${told}: ${refused}`);
  if (net !== round.net) wrong.push(`${told}: ${net}, must be ${round.net}`);
  const state = round.state ? await stateOf(stage, player, name) : undefined;
  if (state !== round.state) wrong.push(`${told}: the round is ${state}`);
  return wrong;
}

export const order: Proof = {
  says: 'every order and repetition of a round’s messages ends alike, over both transports',
  unit: 'orders',
  short: 400,
  long: 50_000,
  async run({ n, seed, say }) {
    const stage = await openStage();
    const failures: string[] = [];
    const trials = trialsOf(n, seeded(seed));
    let sent = 0;
    try {
      const players = await stage.players(PLAYERS, OPENING);
      await inParallel(trials, PLAYERS, async (trial, worker) => {
        failures.push(...(await tryOrder(stage, players[worker]!, trial)));
        sent += trial.order.length;
        if (sent % 100_000 < trial.order.length) say(`  ${sent} messages`);
      });
      failures.push(...(await stage.breaches()));
    } finally {
      await stage.stop();
    }
    return { figures: { orders: n, transports: TRANSPORTS.length, messages: sent }, failures };
  },
};
