import type { Device } from '@palaro/api';
import {
  newId,
  plusSeconds,
  randomToken,
  wireMember,
  type Language,
  type MemberId,
} from '@palaro/kernel';
import type { App, Tx } from '@palaro/server';
import { bookOf } from './books.ts';
import { endSessions, insertSession, type GameSessionRow } from './game-sessions.repository.ts';
import { hasLimits } from './limited-members.ts';
import { openShadow } from './shadow-wallets.ts';
import { launchCode } from './tokens.ts';

/** A launch, with what the vendor is told about the member when it redeems the code (§9). */
export interface Launch {
  member: MemberId;
  vendor: string;
  game: string;
  device: Device;
  language: Language;
  country: string;
  nickname: string;
  /**
   * Keeps earlier sessions alive. Without it a member has one live session per vendor, and a launch
   * ends the earlier one.
   */
  parallel?: boolean;
  /** The game may change inside the session. */
  lobby?: boolean;
  /** Seconds that it lives after the last bet, and in total. Default: 30 minutes and 12 hours. */
  idleSeconds?: number;
  maxSeconds?: number;
  /** Plays with a new wallet of play money, not with the member's own (§9, free play). */
  freePlay?: boolean;
}

export interface GameSession {
  id: string;
  /** For free play this is the wallet's number, not the account's. */
  member: MemberId;
  vendor: string;
  game: string;
  book: number;
  mode: 'real' | 'trial';
  device: Device;
  language: Language;
  country: string;
  nickname: string;
  startedAt: Date;
  /** When it ends at the latest, however often it bets. */
  expiresAt: Date;
  lastBetAt: Date;
  endedAt: Date | null;
}

export interface Launched {
  session: GameSession;
  /**
   * Single use, 60 s; only its digest is kept. The game's address carries this code, never a token.
   */
  code: string;
}

const CODE_SECONDS = 60;
const IDLE_SECONDS = 30 * 60;
const MAX_SECONDS = 12 * 3_600;
/** Free play has no member's name: nothing kept of it tells whose it was. */
const SHADOW_NICKNAME = 'Free play';

/** Opens a game session with its launch code. Throws where the member has no wallet. */
export async function launchSession(app: App, launch: Launch): Promise<Launched> {
  const { member: owner, parallel, freePlay = false, ...about } = launch;
  const { vendor, game, device, language, country, nickname } = about;
  const member = freePlay ? await openShadow(app) : owner;
  const book = await bookOf(app, member);
  if (!book) throw new Error(`member ${member} has no wallet`);
  const at = app.clock.now();
  const code = randomToken();
  const row: GameSessionRow = {
    vendor,
    game,
    device,
    language,
    country,
    nickname: freePlay ? SHADOW_NICKNAME : nickname,
    id: newId(at),
    member_id: member,
    book: book.book,
    code: launchCode(code),
    code_until: plusSeconds(at, CODE_SECONDS),
    token: null,
    started_at: at,
    last_bet_at: at,
    ended_at: null,
    blocked: false,
    limited: !freePlay && (await hasLimits(app, member)),
    shadow_of: freePlay ? owner : null,
    lobby: about.lobby ?? false,
    idle_seconds: about.idleSeconds ?? IDLE_SECONDS,
    max_seconds: about.maxSeconds ?? MAX_SECONDS,
  };
  await app.db.transaction().execute(async (tx) => {
    // A session with real money and one of free play may run at the same time.
    const others = freePlay ? 'free' : 'own';
    if (!parallel) await endSessions(tx, owner, at, { vendor, of: others });
    await insertSession(tx, row);
  });
  return { session: readSession(row, book.realm), code };
}

type NotRead = 'code' | 'code_until' | 'token' | 'blocked' | 'limited' | 'shadow_of';
type SessionPart = Omit<GameSessionRow, NotRead>;

export const readSession = (row: SessionPart, realm: 'R' | 'T'): GameSession => ({
  id: row.id,
  member: row.member_id,
  vendor: row.vendor,
  game: row.game,
  book: row.book,
  mode: realm === 'T' ? 'trial' : 'real',
  device: row.device as Device,
  language: row.language as Language,
  country: row.country,
  nickname: row.nickname,
  startedAt: row.started_at,
  expiresAt: plusSeconds(row.started_at, row.max_seconds),
  lastBetAt: row.last_bet_at,
  endedAt: row.ended_at,
});

/** Whether the session still takes bets, within the times that the launch set (§9). */
export const isLive = (session: SessionPart, at: Date) =>
  session.ended_at === null &&
  at <= plusSeconds(session.last_bet_at, session.idle_seconds) &&
  at <= plusSeconds(session.started_at, session.max_seconds);

/**
 * Ends all game sessions of a member, free play too: after a logout or a new password. With
 * `blocked`, after a block or an exclusion, later bets are refused with that reason.
 */
export const endSessionsOf = (app: App, member: MemberId, why?: 'blocked'): Promise<void> =>
  app.db.transaction().execute((tx) => endSessionsIn(app, tx, member, why));

/** Likewise in the caller's commit: from then on no node takes a bet of theirs. */
export async function endSessionsIn(app: App, tx: Tx, member: MemberId, why?: 'blocked') {
  const blocked = why === 'blocked';
  const ended = await endSessions(tx, member, app.clock.now(), { blocked });
  for (const { member_id, vendor, game } of ended) {
    const told = { memberId: wireMember(member_id), vendor, game };
    await app.queue.emit(tx, 'game-session.ended', told);
  }
}
