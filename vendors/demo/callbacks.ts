import { ROLLBACK_REASONS, type Callbacks } from '../contract.ts';
import {
  amount,
  currency,
  details,
  flag,
  id,
  instant,
  MalformedMessage,
  oneOf,
  optional,
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
/** A credit may name a session; it is never looked at (promise 3). */
const credit = { ...money, session: optional(id()) };
const stake = {
  ...money,
  session: id(),
  category: optional(id()),
  freeRound: optional(id()),
  jackpotShare: optional(amount()),
};

const betShape = { ...stake, amount: amount() };
const betWinShape = { ...stake, bet: amount(), win: amount() };
const winShape = {
  ...credit,
  amount: amount(),
  bet: optional(id()),
  final: optional(flag()),
  validBet: optional(amount()),
  kind: optional(oneOf(['win', 'jackpot', 'cashout', 'freeRound'])),
};
const rollbackShape = {
  ...credit,
  target: id(),
  reason: optional(oneOf(ROLLBACK_REASONS)),
};
const balanceShape = {
  session: optional(id()),
  member: optional(id()),
  currency: optional(currency()),
  game: optional(id()),
  occurredAt: optional(instant()),
};

/**
 * Awards under a promotion and buy-ins, which are holds (protocol §3), have no books yet; booked
 * like stakes they would be lost to the house.
 */
function refuseUnbooked({ freeRound, category }: { freeRound?: string; category?: string }) {
  if (freeRound) throw new MalformedMessage('free rounds are not open');
  if (category === 'buyIn') throw new MalformedMessage('buy-ins are not open');
}

/** The protocol as it is written: field by field the wallet's own commands. */
export const demoCallbacks: Callbacks = {
  authenticate: (message, vendor) => ({
    kind: 'authenticate',
    vendor,
    ...readFields(message, { code: id() }),
  }),
  balance: (message, vendor) => {
    const { session, member } = readFields(message, balanceShape);
    if (!session && !member) throw new MalformedMessage('session or member must be there');
    return { kind: 'balance', vendor, session, member };
  },
  bet: (message, vendor) => {
    const { freeRound, jackpotShare: _share, ...bet } = readFields(message, betShape);
    refuseUnbooked({ freeRound, ...bet });
    return { kind: 'bet', vendor, ...bet };
  },
  win: (message, vendor) => {
    const { bet: _bet, kind, ...win } = readFields(message, winShape);
    if (kind === 'freeRound') throw new MalformedMessage('free rounds are not open');
    return { ...win, kind: 'win', vendor };
  },
  betWin: (message, vendor) => {
    const { freeRound, jackpotShare: _share, ...both } = readFields(message, betWinShape);
    refuseUnbooked({ freeRound, ...both });
    return { kind: 'betWin', vendor, ...both };
  },
  rollback: (message, vendor) => ({
    kind: 'rollback',
    vendor,
    ...readFields(message, rollbackShape),
  }),
};
