import { Money } from '@palaro/kernel';
import { GAME, type DoorAnswer, type Message } from './door.ts';
import type { Proof } from './proof.ts';
import { seeded, type Seeded } from './seeded.ts';
import { openStage, type Player, type Stage } from './stage.ts';

const CONNECTIONS = 64;
const OPENING = '100.0000';

/** One race: what 64 connections send at once, and the required result. */
interface Race {
  name: string;
  /** Sent and answered before the race begins. */
  before?: (m: Messages) => [command: string, message: Message];
  send(m: Messages, connection: number): [command: string, message: Message];
  /** The member's cash afterwards; null where the race decides it. */
  ends: string | null;
  /** How many of the answers must have each status; `duplicate` counts apart from `OK`. */
  answers?: Record<string, number>;
}

type Messages = ReturnType<typeof messagesOf>;

const RACES: readonly Race[] = [
  {
    name: 'overspend one wallet',
    send: (m, n) => ['bet', m.bet('10.0000', `b${n}`)],
    ends: '0.0000',
    answers: { OK: 10, INSUFFICIENT_FUNDS: CONNECTIONS - 10 },
  },
  {
    name: 'claim one key',
    send: (m) => ['bet', m.bet('10.0000', 'b')],
    ends: '90.0000',
    answers: { OK: 1, duplicate: CONNECTIONS - 1 },
  },
  {
    name: 'roll a win back while it comes',
    before: (m) => ['bet', m.bet('10.0000', 'b')],
    send: (m, n) => (n % 2 === 0 ? ['win', m.win('25.0000', 'w')] : ['rollback', m.undo('w', n)]),
    ends: '90.0000',
  },
  {
    name: 'roll a bet back while it comes',
    send: (m, n) => (n % 2 === 0 ? ['bet', m.bet('10.0000', 'b')] : ['rollback', m.undo('b', n)]),
    ends: '100.0000',
  },
  {
    name: 'bet, win and take back at once',
    before: (m) => ['win', m.win('50.0000', 'w')],
    send: (m, n) => (n < 32 ? ['rollback', m.undo('w', n)] : ['bet', m.bet('30.0000', `b${n}`)]),
    // The race decides how many bets find the win still there, so only the books are checked.
    ends: null,
  },
];

function messagesOf({ member, session }: Player, round: string) {
  const base = { member, currency: 'PHP', game: GAME, round };
  const id = (transaction: string) => `${round}.${transaction}`;
  return {
    bet: (amount: string, t: string) => ({ ...base, session, transaction: id(t), amount }),
    win: (amount: string, t: string) => ({ ...base, transaction: id(t), amount }),
    undo: (target: string, n: number) => ({
      ...base,
      transaction: id(`undo${n}`),
      target: id(target),
      reason: 'timeout',
    }),
  };
}

const said = (answer: DoorAnswer | null) =>
  answer === null ? 'no answer' : answer.duplicate ? 'duplicate' : String(answer.status);

async function runRace(stage: Stage, race: Race, n: number, random: Seeded): Promise<string[]> {
  const [player] = await stage.players(1, OPENING);
  if (!player) return ['no player'];
  const messages = messagesOf(player, `race-${n}`);
  if (race.before) await stage.door.send(...race.before(messages));
  const order = random.shuffle(Array.from({ length: CONNECTIONS }, (_, at) => at));
  const sent = order.map((at) => stage.door.send(...race.send(messages, at)));
  const answers = (await Promise.all(sent)).map(said);
  const cash = Money.text(await stage.cash(player));
  const wrong: string[] = [];
  if (race.ends !== null && cash !== race.ends) wrong.push(`${race.name}: cash is ${cash}`);
  for (const [what, count] of Object.entries(race.answers ?? {})) {
    const given = answers.filter((answer) => answer === what).length;
    if (given !== count) wrong.push(`${race.name}: ${given} × ${what}, must be ${count}`);
  }
  if (answers.includes('no answer')) wrong.push(`${race.name}: an attempt got no answer`);
  return wrong;
}

export const race: Proof = {
  says: '64 connections on two nodes overspend a wallet, claim a key, roll back while winning',
  unit: 'races',
  short: 12,
  long: 2_000,
  async run({ n, seed }) {
    const stage = await openStage();
    const random = seeded(seed);
    const failures: string[] = [];
    try {
      for (let i = 0; i < n; i++) {
        failures.push(...(await runRace(stage, RACES[i % RACES.length]!, i, random)));
      }
      failures.push(...(await stage.breaches()));
    } finally {
      await stage.stop();
    }
    return { figures: { races: n, messages: n * CONNECTIONS, kinds: RACES.length }, failures };
  },
};
