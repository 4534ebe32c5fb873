import { CAMPAIGNS, CORRECTION_REASONS, ROLLBACK_REASONS, WIN_KINDS } from '@palaro/kernel';
import type { Batches, Callbacks } from '../contract.ts';
import {
  amount,
  correction,
  currency,
  details,
  flag,
  id,
  instant,
  listOf,
  MalformedMessage,
  object,
  oneOf,
  optional,
  prize,
  readFields,
} from '../fields.ts';

/** Fields that every money message carries (protocol §3). */
const money = {
  member: id(),
  currency: currency(),
  game: id(),
  round: id(),
  transaction: id(),
  occurredAt: optional(instant()),
  details: optional(details()),
};
/** A credit may name a session, which nobody checks (promise 3). */
const credit = { ...money, session: optional(id()) };
const stake = {
  ...money,
  session: id(),
  category: optional(id()),
  freeRound: optional(id()),
  jackpotShare: optional(amount()),
};

const betShape = { ...stake, amount: amount() };
const betWinShape = { ...stake, bet: amount(), win: amount(), validBet: optional(amount()) };
const winShape = {
  ...credit,
  amount: amount(),
  bet: optional(id()),
  final: optional(flag()),
  validBet: optional(amount()),
  kind: optional(oneOf(WIN_KINDS)),
  freeRound: optional(id()),
};
const rollbackShape = {
  ...credit,
  target: id(),
  reason: optional(oneOf(ROLLBACK_REASONS)),
};
const adjustShape = {
  ...credit,
  round: optional(id()),
  amount: correction(),
  target: optional(id()),
  reason: oneOf(CORRECTION_REASONS),
};
const promoWinShape = {
  member: money.member,
  currency: money.currency,
  game: optional(id()),
  transaction: money.transaction,
  occurredAt: money.occurredAt,
  details: money.details,
  amount: prize(),
  promotion: id(),
  kind: oneOf(CAMPAIGNS),
};
const roundCloseShape = {
  ...money,
  bets: amount(),
  wins: amount(),
  refunds: amount(),
  validBet: optional(amount()),
  outcome: optional(id()),
};
const balanceShape = {
  session: optional(id()),
  member: optional(id()),
  currency: optional(currency()),
  game: optional(id()),
  occurredAt: optional(instant()),
};

/** The grant pays a free round's stake; an amount here would charge the member as well. */
function refuseStakedFreeRound(stakes: bigint, { freeRound }: { freeRound?: string }) {
  if (freeRound && stakes !== 0n) throw new MalformedMessage('a free round stakes nothing');
}

/** The house protocol: its messages match the wallet's commands field by field. */
export const demoCallbacks: Callbacks = {
  authenticate: (message, vendor) => ({
    kind: 'authenticate',
    vendor,
    ...readFields(message, { code: id() }),
  }),
  balance: (message, vendor) => {
    const { session, member } = readFields(message, balanceShape);
    if (!session && !member) throw new MalformedMessage('session or member is missing');
    return { kind: 'balance', vendor, session, member };
  },
  bet: (message, vendor) => {
    const bet = readFields(message, betShape);
    refuseStakedFreeRound(bet.amount, bet);
    return { kind: 'bet', vendor, ...bet };
  },
  win: (message, vendor) => {
    const { kind: winKind, ...win } = readFields(message, winShape);
    return { ...win, ...(winKind ? { winKind } : {}), kind: 'win', vendor };
  },
  betWin: (message, vendor) => {
    const both = readFields(message, betWinShape);
    refuseStakedFreeRound(both.bet, both);
    return { kind: 'betWin', vendor, ...both };
  },
  rollback: (message, vendor) => ({
    kind: 'rollback',
    vendor,
    ...readFields(message, rollbackShape),
  }),
  adjust: (message, vendor) => ({ kind: 'adjust', vendor, ...readFields(message, adjustShape) }),
  promoWin: (message, vendor) => {
    const { kind: campaign, ...prizes } = readFields(message, promoWinShape);
    return { ...prizes, campaign, kind: 'promoWin', vendor };
  },
  roundClose: (message, vendor) => {
    const { outcome: _outcome, ...close } = readFields(message, roundCloseShape);
    return { kind: 'roundClose', vendor, ...close };
  },
  transactions: (message, vendor) => ({
    kind: 'question',
    vendor,
    ...readFields(message, { member: id(), transaction: id() }),
  }),
};

/** The commands that bring the member money. */
export const demoCredits = ['win', 'rollback', 'adjust', 'promoWin', 'settle'] as const;

/** Most messages in one batch: enough to settle one member's table or one lottery draw. */
const SETTLED_MAX = 50;
const SETTLED: readonly string[] = ['win', 'rollback', 'adjust', 'promoWin', 'roundClose'];

/**
 * Settles several rounds at once. Only credits and closes are allowed, because a bet must be
 * answered separately.
 */
export const demoBatches: Batches = {
  settle: (message) => {
    const { messages } = readFields(message, { messages: listOf(object()) });
    if (messages.length === 0 || messages.length > SETTLED_MAX) {
      throw new MalformedMessage(`messages must be 1 to ${SETTLED_MAX}`);
    }
    return messages.map(({ command, ...rest }) => {
      const known = typeof command === 'string' && SETTLED.includes(command);
      return { command: known ? command : '', message: rest };
    });
  },
};
