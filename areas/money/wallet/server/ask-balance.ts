import type { BalanceCommand } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { balances } from './balances.ts';
import { bookOf } from './books.ts';
import type { WalletAnswer } from './commands.ts';
import { findByToken } from './game-sessions.repository.ts';
import { isLive } from './game-sessions.ts';
import { sessionToken } from './tokens.ts';

/** The playable balance, by session or by member; never deduplicated. */
export async function balanceOf(
  app: App,
  { vendor, member, session }: BalanceCommand,
  at: Date,
): Promise<WalletAnswer> {
  let owner = member;
  if (session !== undefined) {
    const row = await findByToken(app.reads, sessionToken(session));
    const theirs = row?.vendor === vendor && (member === undefined || row.member_id === member);
    if (!row || !theirs || row.ended_at) return { status: 'SESSION_INVALID', at };
    if (!isLive(row, at)) return { status: 'SESSION_EXPIRED', at };
    owner = row.member_id;
  }
  const book = owner === undefined ? null : await bookOf(app, owner);
  if (!book || owner === undefined) return { status: 'MEMBER_UNKNOWN', at };
  const { main } = await balances(app, owner);
  return { status: 'OK', balance: main, currency: book.currency, at };
}
