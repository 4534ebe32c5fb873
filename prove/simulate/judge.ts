import { roundId } from '@palaro/ledger';
import type { MemoryStore } from '../../packages/ledger/src/test-memory-store.ts';
import type { VendorBooks } from './vendor.ts';

/** Checks what must hold when the world has come to rest. Returns each breach in words. */
export function judge(store: MemoryStore, books: VendorBooks, opened: bigint): string[] {
  return [...balancesOf(store, books, opened), ...chains(store), ...rounds(store, books)];
}

function balancesOf(store: MemoryStore, { net }: VendorBooks, opened: bigint): string[] {
  return [...net].flatMap(([member, gained]) => {
    const [cash, held, debt] = (['CASH', 'HOLD', 'DEBT'] as const).map((kind) =>
      store.balance(member, kind),
    ) as [bigint, bigint, bigint];
    const breaches: string[] = [];
    if (cash + debt + held !== opened + gained) {
      breaches.push(`member ${member} has ${cash + debt + held}, must have ${opened + gained}`);
    }
    if (cash < 0n || held < 0n || debt > 0n) breaches.push(`member ${member} is below zero`);
    if (cash > 0n && debt < 0n) breaches.push(`member ${member} has both cash and a debt`);
    if (held !== 0n) breaches.push(`member ${member} still has ${held} held`);
    return breaches;
  });
}

/** Each account is the sum of its postings, and each posting continues the one before. */
function chains(store: MemoryStore): string[] {
  const sums = new Map<string, bigint>();
  const breaches: string[] = [];
  const add = (account: string, by: bigint, after: bigint | null) => {
    const sum = (sums.get(account) ?? 0n) + by;
    sums.set(account, sum);
    if (after !== null && after !== sum) breaches.push(`${account} breaks its chain at ${after}`);
  };
  for (const { member, from, to, amount, fromAfter, toAfter } of store.postings) {
    add(`${member}/${from}`, -amount, fromAfter);
    add(`${member}/${to}`, amount, toAfter);
  }
  const total = [...sums.values()].reduce((sum, one) => sum + one, 0n);
  return total === 0n ? breaches : [...breaches, `the book sums to ${total}, not to zero`];
}

/** A round's recorded stakes and wins must equal the sums of its postings. */
function rounds(store: MemoryStore, { closed }: VendorBooks): string[] {
  const moved = new Map<string, bigint>();
  const causes = new Map(store.transfers.map((t) => [`${t.member}/${t.id}`, t.causeId]));
  for (const { member, transferId, from, to, amount } of store.postings) {
    const cause = `${member}/${causes.get(`${member}/${transferId}`)}`;
    const by = to.startsWith('-') ? amount : from.startsWith('-') ? -amount : 0n;
    moved.set(cause, (moved.get(cause) ?? 0n) + by);
  }
  const breaches = [...store.rounds.values()].flatMap((row) => {
    const says = row.bets - row.refunds - row.wins;
    const is = moved.get(`${row.member}/${row.round}`) ?? 0n;
    return says === is ? [] : [`round ${row.ref} reports ${says}, but its postings moved ${is}`];
  });
  const open = closed.filter(({ member, round }) => {
    const row = store.rounds.get(`${member}/DEMO/${roundId('DEMO', round)}`);
    return row?.state !== 'C';
  });
  return [...breaches, ...open.map(({ round }) => `round ${round} was closed, but is not`)];
}
