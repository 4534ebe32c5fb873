import type { MemberId } from '@palaro/kernel';
import { defineService, type App } from '@palaro/server';
import './wallet.tables.ts';

export interface Book {
  book: number;
  currency: string;
  realm: 'R' | 'T';
}

/** A member's book never changes, so it is remembered once known. */
const knownBooks = defineService('wallet.books', () => new Map<MemberId, Book>());
/** Bounds the memory. Members beyond it are read from the database again. */
const REMEMBERED = 100_000;

const MEMBER_NUMBER = /^[1-9]\d{0,17}$/;

/** The books of these members; members without a wallet are left out. */
export async function booksOf(
  app: App,
  members: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, Book>> {
  const known = knownBooks(app);
  const books = new Map<MemberId, Book>();
  const unknown = new Set<MemberId>();
  // Copy the known books before the first await: another call may clear the memory meanwhile.
  for (const member of members) {
    const book = known.get(member);
    if (book) books.set(member, book);
    else if (MEMBER_NUMBER.test(member)) unknown.add(member);
  }
  if (unknown.size === 0) return books;
  const rows = await app.db
    .selectFrom('wallet')
    .innerJoin('book', 'book.book', 'wallet.book')
    .select(['member_id', 'book.book', 'currency', 'realm'])
    .where('member_id', 'in', [...unknown])
    .where('kind', '=', 'CASH')
    .execute();
  if (known.size > REMEMBERED) known.clear();
  for (const { member_id, ...book } of rows) {
    known.set(member_id, book);
    books.set(member_id, book);
  }
  return books;
}

export async function bookOf(app: App, member: MemberId): Promise<Book | null> {
  return (await booksOf(app, [member])).get(member) ?? null;
}
