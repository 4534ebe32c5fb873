import type { Device } from '@palaro/api';
import { newId, plusSeconds, randomToken, type Language, type MemberId } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { bookOf } from './books.ts';
import { endSessions, insertSession, type GameSessionRow } from './game-sessions.repository.ts';
import { launchCode } from './tokens.ts';

/** A launch: what the vendor will be told about the member when it redeems the code (§9). */
export interface Launch {
  member: MemberId;
  vendor: string;
  game: string;
  device: Device;
  language: Language;
  country: string;
  nickname: string;
  /** Otherwise one live session a member and vendor: an earlier one ends. */
  parallel?: boolean;
  /** The game may change inside the session. */
  lobby?: boolean;
  /** How long it lives after the last bet, and in any case; 30 minutes and 12 hours unless said. */
  idleSeconds?: number;
  maxSeconds?: number;
}

export interface GameSession {
  id: string;
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
  /** Its absolute end, however often it bets. */
  expiresAt: Date;
  lastBetAt: Date;
  endedAt: Date | null;
}

export interface Launched {
  session: GameSession;
  /** Single use, 60 s; only its digest is kept. Goes into the game's address, never a token. */
  code: string;
}

const CODE_SECONDS = 60;
const IDLE_SECONDS = 30 * 60;
const MAX_SECONDS = 12 * 3_600;

/** Opens a game session with its launch code. Throws where the member has no wallet. */
export async function launchSession(app: App, launch: Launch): Promise<Launched> {
  const { member, parallel, lobby = false, idleSeconds, maxSeconds, ...about } = launch;
  const book = await bookOf(app, member);
  if (!book) throw new Error(`no wallet: member ${member}`);
  const at = app.clock.now();
  const code = randomToken();
  const row: GameSessionRow = {
    ...about,
    id: newId(at),
    member_id: member,
    book: book.book,
    code: launchCode(code),
    code_until: plusSeconds(at, CODE_SECONDS),
    token: null,
    started_at: at,
    last_bet_at: at,
    ended_at: null,
    lobby,
    idle_seconds: idleSeconds ?? IDLE_SECONDS,
    max_seconds: maxSeconds ?? MAX_SECONDS,
  };
  await app.db.transaction().execute(async (tx) => {
    if (!parallel) await endSessions(tx, member, at, launch.vendor);
    await insertSession(tx, row);
  });
  return { session: readSession(row, book.realm), code };
}

type SessionPart = Omit<GameSessionRow, 'code' | 'code_until' | 'token'>;

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

/** Whether bets are still taken, as long as the launch said (§9). */
export const isLive = (session: SessionPart, at: Date) =>
  session.ended_at === null &&
  at <= plusSeconds(session.last_bet_at, session.idle_seconds) &&
  at <= plusSeconds(session.started_at, session.max_seconds);

/** Ends all of a member's game sessions: logout, new password, block, exclusion. */
export async function endSessionsOf(app: App, member: MemberId): Promise<void> {
  const ended = await endSessions(app.db, member, app.clock.now());
  for (const session of ended) app.bus.emit('game-session.ended', { memberId: member, ...session });
}
