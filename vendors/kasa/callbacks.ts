import {
  CAMPAIGNS,
  CORRECTION_REASONS,
  Money,
  MONEY_COMMANDS,
  ROLLBACK_REASONS,
} from '@palaro/kernel';
import type { Callbacks } from '../contract.ts';
import { currency, given, id, MalformedMessage, oneOf, optional, readFields } from '../fields.ts';

/** The dialect's amounts have two decimals; ours have four. */
const CENT_DECIMALS = 2;
const CENTS = /^\d{1,12}$/;
const SIGNED_CENTS = /^-?[1-9]\d{0,11}$/;

const inCents = (form: RegExp) => (value: unknown, name: string) => {
  if (typeof value !== 'string' || !form.test(value)) {
    throw new MalformedMessage(`${name} must be a count of cents`);
  }
  return Money.ofMinor(BigInt(value), CENT_DECIMALS);
};
const cents = () => inCents(CENTS);
const yes = () => oneOf(['0', '1']);

/** A bet and its win share one id, so an id is unique only together with its command (§6). */
const scope = { idScope: 'command' } as const;

const money = { player: id(), cur: currency(), game: id(), round: id(), tx: id() };
const stake = {
  ...money,
  token: id(),
  cat: optional(id()),
  free: optional(id()),
  valid: optional(cents()),
};
const shapes = {
  auth: { code: id() },
  balance: { token: optional(id()), player: optional(id()) },
  bet: { ...stake, sum: cents() },
  betwin: { ...stake, bet_sum: cents(), win_sum: cents() },
  win: {
    ...money,
    sum: cents(),
    bet: optional(id()),
    last: optional(yes()),
    valid: optional(cents()),
    type: optional(oneOf(['win', 'jackpot', 'cashout', 'freeRound'])),
    free: optional(id()),
  },
  refund: {
    ...money,
    target: id(),
    undo: optional(oneOf(MONEY_COMMANDS)),
    why: optional(oneOf(ROLLBACK_REASONS)),
  },
  adjust: {
    ...money,
    round: optional(id()),
    sum: inCents(SIGNED_CENTS),
    target: optional(id()),
    why: oneOf(CORRECTION_REASONS),
  },
  promo: {
    player: money.player,
    cur: money.cur,
    game: optional(id()),
    tx: money.tx,
    sum: inCents(/^[1-9]\d{0,11}$/),
    campaign: id(),
    type: oneOf(CAMPAIGNS),
  },
  close: { ...money, bets: cents(), wins: cents(), refunds: cents(), valid: optional(cents()) },
  state: { player: id(), tx: id(), of: optional(oneOf(MONEY_COMMANDS)) },
};

/** The fields of every message about money, under the wallet's names. */
const about = (vendor: string, of: { player: string; cur: string; tx: string }) => ({
  vendor,
  member: of.player,
  currency: of.cur,
  transaction: of.tx,
  ...scope,
});

const stakeOf = ({
  token,
  game,
  round,
  cat,
  free,
}: Record<'token' | 'game' | 'round', string> & {
  cat?: string;
  free?: string;
}) => ({ session: token, game, round, ...given({ category: cat, freeRound: free }) });

/** Translates the vendor's methods into the wallet's commands; decides nothing. */
export const kasaCallbacks: Callbacks = {
  auth: (message, vendor) => ({
    kind: 'authenticate',
    vendor,
    code: readFields(message, shapes.auth).code,
  }),
  balance: (message, vendor) => {
    const { token, player } = readFields(message, shapes.balance);
    if (!token && !player) throw new MalformedMessage('token or player is missing');
    return { kind: 'balance', vendor, ...given({ session: token, member: player }) };
  },
  bet: (message, vendor) => {
    const bet = readFields(message, shapes.bet);
    return { kind: 'bet', ...about(vendor, bet), ...stakeOf(bet), amount: bet.sum };
  },
  betwin: (message, vendor) => {
    const both = readFields(message, shapes.betwin);
    return {
      kind: 'betWin',
      ...about(vendor, both),
      ...stakeOf(both),
      bet: both.bet_sum,
      win: both.win_sum,
      ...given({ validBet: both.valid }),
    };
  },
  win: (message, vendor) => {
    const win = readFields(message, shapes.win);
    return {
      kind: 'win',
      ...about(vendor, win),
      game: win.game,
      round: win.round,
      amount: win.sum,
      final: win.last === '1',
      ...given({ bet: win.bet, validBet: win.valid, winKind: win.type, freeRound: win.free }),
    };
  },
  refund: (message, vendor) => {
    const refund = readFields(message, shapes.refund);
    return {
      kind: 'rollback',
      ...about(vendor, refund),
      game: refund.game,
      round: refund.round,
      target: refund.target,
      ...given({ targetCommand: refund.undo, reason: refund.why }),
    };
  },
  adjust: (message, vendor) => {
    const adjust = readFields(message, shapes.adjust);
    return {
      kind: 'adjust',
      ...about(vendor, adjust),
      game: adjust.game,
      amount: adjust.sum,
      reason: adjust.why,
      ...given({ round: adjust.round, target: adjust.target }),
    };
  },
  promo: (message, vendor) => {
    const promo = readFields(message, shapes.promo);
    return {
      kind: 'promoWin',
      ...about(vendor, promo),
      amount: promo.sum,
      promotion: promo.campaign,
      campaign: promo.type,
      ...given({ game: promo.game }),
    };
  },
  close: (message, vendor) => {
    const close = readFields(message, shapes.close);
    return {
      kind: 'roundClose',
      ...about(vendor, close),
      game: close.game,
      round: close.round,
      bets: close.bets,
      wins: close.wins,
      refunds: close.refunds,
      ...given({ validBet: close.valid }),
    };
  },
  state: (message, vendor) => {
    const { player, tx, of: command } = readFields(message, shapes.state);
    return { kind: 'question', vendor, member: player, transaction: tx, command: command ?? 'bet' };
  },
};

export const kasaCredits = ['win', 'refund', 'adjust', 'promo'] as const;
