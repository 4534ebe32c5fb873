import type { Device } from '@palaro/api';
import {
  newId,
  plusSeconds,
  randomToken,
  wireMember,
  type Language,
  type MemberId,
} from '@palaro/kernel';
import type { App } from '@palaro/server';
import { bookOf } from './books.ts';
import { endSessions, insertSession, type GameSessionRow } from './game-sessions.repository.ts';
import { hasLimits } from './limited-members.ts';
import { openShadow } from './shadow-wallets.ts';
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
  /** With a fresh wallet of play money instead of the member's own (§9, free play). */
  freePlay?: boolean;
}

export interface GameSession {
  id: string;
  /** Of free play its wallet's number, and not the account. */
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
/** A shadow has no name: nothing that is kept of free play tells whose it was. */
const SHADOW_NICKNAME = 'Free play';

/** Opens a game session with its launch code. Throws where the member has no wallet. */
export async function launchSession(app: App, launch: Launch): Promise<Launched> {
  const { member: owner, parallel, freePlay = false, ...about } = launch;
  const { vendor, game, device, language, country, nickname } = about;
  const member = freePlay ? await openShadow(app) : owner;
  const book = await bookOf(app, member);
  if (!book) throw new Error(`no wallet: member ${member}`);
  const at = app.clock.now();
  const code = randomToken();
  const row: GameSessionRow = {
    ...{ vendor, game, device, language, country },
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
    // Play with real money and free play go on side by side.
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

/** Whether bets are still taken, as long as the launch said (§9). */
export const isLive = (session: SessionPart, at: Date) =>
  session.ended_at === null &&
  at <= plusSeconds(session.last_bet_at, session.idle_seconds) &&
  at <= plusSeconds(session.started_at, session.max_seconds);

/**
 * Ends all of a member's game sessions, free play too: logout, new password. `blocked` for a block
 * or an exclusion, of which later bets are then told.
 */
export async function endSessionsOf(app: App, member: MemberId, why?: 'blocked'): Promise<void> {
  const blocked = why === 'blocked';
  const ended = await endSessions(app.db, member, app.clock.now(), { blocked });
  for (const { member_id, vendor, game } of ended) {
    app.bus.emit('game-session.ended', { memberId: wireMember(member_id), vendor, game });
  }
}
