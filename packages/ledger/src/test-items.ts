import { cash, held, house, type HouseRef } from './accounts.ts';
import type { BarItem, Leg, LedgerItem, PostItem, ReverseItem } from './items.ts';
import { roundId, type RoundTotals } from './rounds.ts';
import type { MemoryStore } from './test-memory-store.ts';

/** Short forms of items of one member at one vendor, for tests of the rules without a database. */
export const MEMBER = '7';
export const VENDOR = 'DEMO';
export const AT = new Date('2026-11-21T08:00:00Z');
export const game = house('GAME', VENDOR, 'slot');

const about = (kind: string, transaction: string, ref: string | null) => ({
  member: MEMBER,
  book: 1,
  key: `${VENDOR}/${transaction}`,
  kind,
  cause: ref === null ? { kind, id: transaction } : { kind: 'round', id: roundId(VENDOR, ref) },
  at: AT,
});
export const note = (ref: string) => ({ vendor: VENDOR, ref, game: 'slot' });

export const bet = (transaction: string, amount: bigint, ref = 'r'): PostItem => ({
  ...about('bet', transaction, ref),
  does: 'post',
  input: `bet ${amount} ${ref}`,
  legs: [{ from: cash, to: game, amount }],
  round: { ...note(ref), bet: amount },
});

interface WinMore {
  ref?: string;
  final?: boolean;
  validBet?: bigint;
}
export const win = (
  transaction: string,
  amount: bigint,
  { ref = 'r', ...more }: WinMore = {},
): PostItem => ({
  ...about('win', transaction, ref),
  does: 'post',
  input: `win ${amount} ${ref}`,
  legs: [{ from: game, to: cash, amount }],
  round: { ...note(ref), win: amount, ...more },
});

export const betWin = (transaction: string, stake: bigint, won: bigint, ref = 'r'): PostItem => ({
  ...about('betWin', transaction, ref),
  does: 'post',
  input: `betWin ${stake} ${won} ${ref}`,
  legs: [
    { from: cash, to: game, amount: stake },
    { from: game, to: cash, amount: won },
  ],
  round: { ...note(ref), bet: stake, win: won, final: true },
});

export const rollback = (transaction: string, target: string, ref = 'r'): ReverseItem => ({
  ...about('rollback', transaction, ref),
  does: 'reverse',
  input: `rollback ${target} ${ref}`,
  target: `${VENDOR}/${target}`,
  emptyBets: [`bet 0 ${ref}`, `betWin 0 0 ${ref}`],
  round: note(ref),
});

export const bar = (transaction: string): BarItem => ({
  ...about('bar', transaction, null),
  does: 'bar',
  input: `tombstone/${VENDOR}/${transaction}`,
});

const signed = (amount: bigint): Leg[] =>
  amount > 0n
    ? [{ from: game, to: cash, amount }]
    : [{ from: cash, to: game, amount: -amount, clawback: true }];

/** `ref` null: the item belongs to no round. */
export const adjust = (
  transaction: string,
  amount: bigint,
  ref: string | null = 'r',
): PostItem => ({
  ...about('adjust', transaction, ref),
  does: 'post',
  input: `adjust ${amount} ${ref}`,
  legs: signed(amount),
  ...(ref === null ? {} : { round: { ...note(ref), adjust: amount } }),
});

export const promoWin = (transaction: string, amount: bigint): PostItem => ({
  ...about('promoWin', transaction, null),
  does: 'post',
  input: `promoWin ${amount}`,
  cause: { kind: 'promotion', id: 'spring' },
  legs: [{ from: house('PROMO', VENDOR, 'spring'), to: cash, amount }],
});

export const roundClose = (transaction: string, close: RoundTotals, ref = 'r'): PostItem => ({
  ...about('roundClose', transaction, ref),
  does: 'post',
  input: `close ${close.bets} ${close.wins} ${close.refunds} ${ref}`,
  legs: [],
  round: { ...note(ref), close },
});

export const buyIn = (transaction: string, amount: bigint, ref = 'r'): PostItem => ({
  ...about('buyIn', transaction, ref),
  does: 'post',
  input: `bet ${amount} ${ref}`,
  legs: [{ from: cash, to: game, amount }],
  buyIn: { as: 'open', against: game, amount },
  round: note(ref),
});

export const tick = (
  transaction: string,
  of: string,
  amount: bigint,
  ref: string | null = 'r',
  won?: bigint,
): PostItem => ({
  ...adjust(transaction, amount, ref),
  buyIn: { as: 'tick', of: `${VENDOR}/${of}`, amount, vendor: VENDOR, won },
});

export const leave = (
  transaction: string,
  of: string,
  amount: bigint,
  { won, ...more }: WinMore & { won?: bigint } = {},
): PostItem => ({
  ...win(transaction, amount, { final: true, ...more }),
  buyIn: { as: 'leave', of: `${VENDOR}/${of}`, amount, won },
});

export const opening = (amount: bigint): PostItem => ({
  ...about('opening', 'opening', null),
  does: 'post',
  input: 'opening',
  legs: [{ from: house('OPENING'), to: cash, amount }],
});

export const hold = (key: string, amount: bigint, expiresAt: Date | null = null): PostItem => ({
  ...about('hold', key, null),
  does: 'post',
  input: `hold ${amount}`,
  legs: [{ from: cash, to: held, amount }],
  holds: { expiresAt },
});

const payOut: HouseRef = house('PAY_OUT', 'bank');
export const resolve = (key: string, of: string, amount: bigint, as: 'C' | 'V'): PostItem => ({
  ...about('resolve', key, null),
  does: 'post',
  input: `${as} ${of}`,
  legs: [{ from: held, to: as === 'V' ? cash : payOut, amount }],
  resolves: { key: `${VENDOR}/${of}`, as },
});

/**
 * Returns which invariants of docs/domain/ledger.md §5 a store breaks, of those that hold without a
 * database.
 */
export function breaches(store: MemoryStore): string[] {
  return [
    ...brokenBalances(store),
    ...brokenHolds(store),
    ...brokenRounds(store),
    ...brokenReversals(store),
  ];
}

function brokenBalances(store: MemoryStore): string[] {
  const found: string[] = [];
  let members = 0n;
  for (const [member, rows] of store.accounts) {
    for (const row of rows) {
      let balance = 0n;
      let changes = 0n;
      for (const p of store.postings.filter((posting) => posting.member === member)) {
        if (p.from !== row.id && p.to !== row.id) continue;
        changes += 1n;
        balance += p.to === row.id ? p.amount : -p.amount;
        if (balance !== (p.to === row.id ? p.toAfter : p.fromAfter)) found.push('I4');
      }
      members += row.balance;
      if (balance !== row.balance) found.push('I1');
      if (changes !== row.version) found.push('a version that is no count of postings');
      if (row.kind === 'DEBT' ? row.balance > 0n : row.balance < 0n) found.push('I3');
    }
    if (store.balance(member, 'CASH') > 0n && store.balance(member, 'DEBT') < 0n) {
      found.push('cash and debt side by side');
    }
  }
  const houses = store.postings.reduce((sum, p) => sum + byHouse(p), 0n);
  return members + houses === 0n ? found : [...found, 'I2'];
}

/** What a posting gave to the house; negative where the house gave. */
const byHouse = (p: MemoryStore['postings'][number]) =>
  p.to.startsWith('-') ? p.amount : p.from.startsWith('-') ? -p.amount : 0n;

function brokenHolds(store: MemoryStore): string[] {
  const found: string[] = [];
  const open = [...store.holds.values()].filter((row) => row.state === 'P');
  const sum = open.reduce((total, row) => total + row.amount, 0n);
  if (sum !== store.balance(MEMBER, 'HOLD')) found.push('I7');
  for (const row of store.holds.values()) {
    if (row.amount < 0n) found.push('a hold below zero');
    const ended = row.by !== null || row.amount === 0n;
    if (row.state === 'P' ? row.by !== null : !ended) found.push('a hold ended by nothing');
  }
  for (const t of store.transfers) {
    if (['C', 'V'].includes(t.phase) && t.pendingId === null) found.push('an end of nothing');
    if (store.postings.every((p) => p.transferId !== t.id)) found.push('I5');
  }
  return found;
}

function brokenRounds(store: MemoryStore): string[] {
  const found: string[] = [];
  for (const round of store.rounds.values()) {
    const mine = store.transfers.filter(
      (t) => t.causeKind === 'round' && t.causeId === round.round,
    );
    const ids = new Set(mine.map((t) => t.id));
    const moved = store.postings.filter((p) => ids.has(p.transferId));
    const net = moved.reduce((sum, p) => sum + byHouse(p), 0n);
    if (round.bets - round.refunds - round.wins !== net) found.push('I12');
    if ((round.closedAt === null) !== (round.state === 'O')) found.push('closed at no time');
  }
  return found;
}

function brokenReversals(store: MemoryStore): string[] {
  const reversals = store.transfers.filter((t) => t.reverses !== null);
  const targets = new Set(reversals.map((t) => t.reverses));
  const found = targets.size === reversals.length ? [] : ['I8a'];
  const holdId = store.accounts.get(MEMBER)?.find((row) => row.kind === 'HOLD')?.id;
  const isMembers = (id: string) => !id.startsWith('-') && id !== holdId;
  for (const { id, reverses } of reversals) {
    const both = store.postings.filter((p) => p.transferId === id || p.transferId === reverses);
    const net = both.reduce(
      (sum, p) => sum + (isMembers(p.to) ? p.amount : 0n) - (isMembers(p.from) ? p.amount : 0n),
      0n,
    );
    if (net !== 0n) found.push('I8b');
  }
  return found;
}

/** The member's cash less his debt, as one number. */
export const net = (store: MemoryStore) =>
  store.balance(MEMBER, 'CASH') + store.balance(MEMBER, 'DEBT');

/** Commits each item in a separate batch, and sends again those answered with `try_again`. */
export function deliver(store: MemoryStore, items: readonly LedgerItem[]): void {
  const later: LedgerItem[] = [];
  for (const item of items) {
    if (store.commit([item])[0]?.code === 'try_again') later.push(item);
  }
  if (later.length > 0 && later.length < items.length) deliver(store, later);
}
