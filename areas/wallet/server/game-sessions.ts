import type { Device } from '@palaro/api';
import type { Language, MemberId } from '@palaro/kernel';
import type { App } from '@palaro/server';

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
  lastBetAt: Date;
  endedAt: Date | null;
}

export interface Launched {
  session: GameSession;
  /** Single use, 60 s; only its digest is kept. Goes into the game's address, never a token. */
  code: string;
}

/** Opens a game session with its launch code. */
export async function launchSession(app: App, launch: Launch): Promise<Launched> {
  void launch;
  return Promise.reject(new Error(`not wired yet: ${app.config.publicUrl}`));
}

/** The member's live session of a vendor's game, null where there is none. */
export async function findSession(
  app: App,
  of: { member: MemberId; vendor: string; game: string },
): Promise<GameSession | null> {
  void of;
  return Promise.reject(new Error(`not wired yet: ${app.config.publicUrl}`));
}

/** Ends all of a member's game sessions: logout, new password, block, exclusion. */
export async function endSessionsOf(app: App, member: MemberId): Promise<void> {
  void member;
  return Promise.reject(new Error(`not wired yet: ${app.config.publicUrl}`));
}
