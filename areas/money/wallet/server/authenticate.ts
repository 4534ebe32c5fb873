import { wireMember, type AuthenticateCommand } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { balances } from './balances.ts';
import { bookOf } from './books.ts';
import type { WalletAnswer } from './commands.ts';
import { memberOfCode, redeemCode } from './game-sessions.repository.ts';
import { readSession } from './game-sessions.ts';
import { gameRules } from './play-rules.ts';
import { launchCode, newToken, sessionToken } from './tokens.ts';

/** Exchanges a launch code for the session's token, once (docs/domain/wallet-protocol.md §9.4). */
export async function authenticate(
  app: App,
  { vendor, code }: AuthenticateCommand,
  at: Date,
): Promise<WalletAnswer> {
  const found = await redeem(app, vendor, code, at);
  if (!found) return { status: 'SESSION_INVALID', at };
  const { session, token, currency } = found;
  const [money, limits] = await Promise.all([
    balances(app, session.member),
    gameRules.of(app).betLimits(vendor, session.game),
  ]);
  const { language, country, mode, game, nickname, expiresAt } = session;
  const member = wireMember(session.member);
  const about = { session: token, member, language, country, mode, game, nickname, expiresAt };
  return {
    status: 'OK',
    balance: money.main,
    currency,
    opened: { ...about, limits },
    at,
  };
}

async function redeem(app: App, vendor: string, code: string, at: Date) {
  const member = await memberOfCode(app.db, launchCode(code));
  const book = member ? await bookOf(app, member) : null;
  const mode = book?.realm === 'T' ? 'trial' : 'real';
  const token = newToken(mode);
  const row = book && (await redeemCode(app.db, launchCode(code), vendor, sessionToken(token), at));
  if (!row) {
    // The code was late, came from another vendor, or was used before. The last may be an
    // eavesdropper.
    if (book) app.log.error({ vendor, member }, 'a launch code was refused');
    return null;
  }
  return { session: readSession(row, book.realm), token, currency: book.currency };
}
