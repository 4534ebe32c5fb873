import type { MemberId, Money } from '@palaro/kernel';
import { accountId, cash, FIRST_ACCOUNTS, house } from '@palaro/ledger';
import type { App, Db } from '@palaro/server';
import { bookOf } from './books.ts';
import { ledgerOf } from './wallet.service.ts';

/**
 * R is real money, T the play money of trial accounts. Money never crosses
 * (docs/domain/ledger.md §1.7).
 */
export type Realm = 'R' | 'T';

/**
 * Creates the member's accounts in the book of that realm; a second call changes nothing. Pass the
 * transaction that creates the member as `db`, where there is one.
 */
export async function openWallet(
  app: App,
  member: MemberId,
  realm: Realm,
  db: Db = app.db,
): Promise<void> {
  const { book } = await db
    .selectFrom('book')
    .select('book')
    .where('currency', '=', app.site.settings['site.currency'])
    .where('realm', '=', realm)
    .executeTakeFirstOrThrow();
  const kinds = Object.keys(FIRST_ACCOUNTS) as (keyof typeof FIRST_ACCOUNTS)[];
  const rows = kinds.map((kind) => ({
    member_id: member,
    account_id: String(accountId(book, kind)),
    book,
    kind,
  }));
  await db
    .insertInto('wallet')
    .values(rows)
    .onConflict((already) => already.doNothing())
    .execute();
}

/**
 * Brings in a balance: OPENING → CASH in book R, ISSUE → CASH in book T. `key` makes sure that it
 * happens once, for instance `opening/member1`. Throws where the member has no wallet.
 */
export async function creditOpening(
  app: App,
  opening: { member: MemberId; amount: Money; key: string; at?: Date },
): Promise<void> {
  const { member, amount, key, at = app.clock.now() } = opening;
  const book = await bookOf(app, member);
  if (!book) throw new Error(`member ${member} has no wallet`);
  const [answer] = await ledgerOf(app).commit([
    {
      does: 'post',
      member,
      book: book.book,
      key,
      input: `opening ${amount}`,
      kind: 'opening',
      cause: { kind: 'opening', id: key },
      at,
      legs: [{ from: house(book.realm === 'T' ? 'ISSUE' : 'OPENING'), to: cash, amount }],
    },
  ]);
  if (answer?.is === 'refused') throw new Error(`the opening balance was refused: ${answer.code}`);
}
