import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isMoneyText, Money } from '@palaro/kernel';

/** A transfer as the site requests it; `in` means to the vendor. */
export interface BankTransfer {
  transfer: string;
  member: string;
  direction: 'in' | 'out';
  amount: Money;
}

/** The stake and payout of one spin, and its time. */
export interface BankBet {
  game: string;
  round: string;
  stake: Money;
  payout: Money;
  at: Date;
}

/** A bet in the vendor's list. */
interface ListedBet {
  member: string;
  game: string;
  round: string;
  bet: string;
  win: string;
  validBet: string;
  openedAt: string;
  closedAt: string;
}

interface Line {
  transfer: string | null;
  /** A repeated transfer must have the same text here. */
  input: string | null;
  member: string;
  change: string;
  /** Set when the line is a bet; earlier versions did not store it. */
  bet?: ListedBet;
}

/** The site asks only about the last days; older bets stay in the journal. */
const BETS_MAX = 50_000;

/** The balances that a vendor keeps itself, with a journal that survives a restart. */
export function createBank(journal: string | null) {
  const balances = new Map<string, Money>();
  const taken = new Map<string, string>();
  const bets: ListedBet[] = [];
  const balanceOf = (member: string): Money => balances.get(member) ?? 0n;

  function apply({ transfer, input, member, change, bet }: Line) {
    if (bet) bets.push(bet);
    if (bets.length > BETS_MAX) bets.shift();
    balances.set(member, balanceOf(member) + Money.of(change));
    if (transfer !== null) taken.set(transfer, input ?? '');
  }

  function book(line: Line) {
    if (journal !== null) appendFileSync(journal, `${JSON.stringify(line)}\n`);
    apply(line);
  }

  if (journal !== null) mkdirSync(dirname(journal), { recursive: true });
  for (const line of linesOf(journal)) apply(line);

  return {
    balanceOf,
    /** Books a transfer once for each id; the same id with other values is refused. */
    transfer({ transfer, member, direction, amount }: BankTransfer) {
      const input = `${member} ${direction} ${amount}`;
      const known = taken.get(transfer);
      if (known !== undefined) return known === input ? 'OK' : 'KEY_REUSED';
      const change = direction === 'in' ? amount : -amount;
      if (balanceOf(member) + change < 0n) return 'INSUFFICIENT_FUNDS';
      book({ transfer, input, member, change: Money.text(change) });
      return 'OK';
    },
    hasTaken: (transfer: string) => taken.has(transfer),
    /** Books a bet with its win; false when the balance does not cover the bet. */
    play(member: string, { game, round, stake, payout, at }: BankBet): boolean {
      if (balanceOf(member) < stake) return false;
      const when = at.toISOString();
      const amounts = { bet: Money.text(stake), win: Money.text(payout) };
      const times = { openedAt: when, closedAt: when };
      const bet = { member, game, round, ...amounts, validBet: amounts.bet, ...times };
      book({ transfer: null, input: null, member, change: Money.text(payout - stake), bet });
      return true;
    },
    /** The bets of that time, in order; `to` is not included. */
    betsBetween: (from: string, to: string): readonly ListedBet[] =>
      bets.filter(({ closedAt }) => closedAt >= from && closedAt < to),
    /** The site was reset: its member numbers now belong to other people. */
    forget() {
      if (journal !== null) writeFileSync(journal, '');
      balances.clear();
      taken.clear();
      bets.length = 0;
    },
  };
}
export type Bank = ReturnType<typeof createBank>;

/**
 * The last line may be cut off by the end of a process; it was never answered, so it does not
 * count.
 */
function linesOf(journal: string | null): Line[] {
  if (journal === null || !existsSync(journal)) return [];
  const lines = readFileSync(journal, 'utf8').split('\n').slice(0, -1);
  return lines.map((text) => JSON.parse(text) as Line);
}

const ID = /^[A-Za-z0-9._:-]{1,64}$/;
const isId = (value: unknown): value is string => typeof value === 'string' && ID.test(value);

/** Reads the site's message; null if it is malformed. */
export function readTransfer(body: Buffer): BankTransfer | null {
  let told: Record<string, unknown>;
  try {
    told = JSON.parse(body.toString('utf8')) as Record<string, unknown>;
  } catch {
    return null;
  }
  const { transfer, member, direction, amount } = told;
  if (!isId(transfer) || !isId(member) || typeof amount !== 'string') return null;
  if (direction !== 'in' && direction !== 'out') return null;
  if (!isMoneyText(amount) || Money.of(amount) <= 0n) return null;
  return { transfer, member, direction, amount: Money.of(amount) };
}
