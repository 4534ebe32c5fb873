import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isMoneyText, Money } from '@palaro/kernel';

/** A transfer as the site asks for it; `in` is to the vendor. */
export interface BankTransfer {
  transfer: string;
  member: string;
  direction: 'in' | 'out';
  amount: Money;
}

/** What was staked and paid in one spin, and when. */
export interface BankBet {
  game: string;
  round: string;
  stake: Money;
  payout: Money;
  at: Date;
}

/** A bet as the vendor's list has it. */
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
  /** What must be the same when the transfer comes again. */
  input: string | null;
  member: string;
  change: string;
  /** Of a line that is a bet; earlier versions kept none. */
  bet?: ListedBet;
}

/** What is asked about lies days back at most; older ones stay in the journal. */
const BETS_MAX = 50_000;

/** The balances that a vendor keeps itself, with a journal that outlives the process. */
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
    /** Once for each id; the same id with other values is no repeat. */
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
    /** A bet and what it won; false where the balance does not cover the bet. */
    play(member: string, { game, round, stake, payout, at }: BankBet): boolean {
      if (balanceOf(member) < stake) return false;
      const when = at.toISOString();
      const amounts = { bet: Money.text(stake), win: Money.text(payout) };
      const times = { openedAt: when, closedAt: when };
      const bet = { member, game, round, ...amounts, validBet: amounts.bet, ...times };
      book({ transfer: null, input: null, member, change: Money.text(payout - stake), bet });
      return true;
    },
    /** What was played in that time, in its order; `to` is not included. */
    betsBetween: (from: string, to: string): readonly ListedBet[] =>
      bets.filter(({ closedAt }) => closedAt >= from && closedAt < to),
    /** The site began anew: whoever has a member's number now is somebody else. */
    forget() {
      if (journal !== null) writeFileSync(journal, '');
      balances.clear();
      taken.clear();
      bets.length = 0;
    },
  };
}
export type Bank = ReturnType<typeof createBank>;

/** A line that was cut off by the end of a process was never answered: it does not count. */
function linesOf(journal: string | null): Line[] {
  if (journal === null || !existsSync(journal)) return [];
  const lines = readFileSync(journal, 'utf8').split('\n').slice(0, -1);
  return lines.map((text) => JSON.parse(text) as Line);
}

const ID = /^[A-Za-z0-9._:-]{1,64}$/;
const isId = (value: unknown): value is string => typeof value === 'string' && ID.test(value);

/** Reads the site's message; null for one that is not as agreed. */
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
