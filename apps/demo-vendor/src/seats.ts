import { createHash } from 'node:crypto';
import { randomToken, type Clock } from '@palaro/kernel';
import type { Brand } from './brands.ts';
import type { Window } from './reels.ts';

export type PageLanguage = 'EN' | 'TY';

/** A launch that the site announced; its code opens a seat once. */
export interface Launch {
  brand: Brand;
  game: string;
  member: string;
  currency: string;
  language: PageLanguage;
  mode: 'real' | 'trial';
  returnUrl: string;
}

/** The page's result of a spin; a repeated request gets the same one. */
export interface SpinResult {
  window: Window | null;
  payout: string | null;
  note: 'won' | 'lost' | 'paying' | 'undone' | 'refused' | 'ended' | null;
  /** The wallet's status if it refused the bet. */
  status: string | null;
}

/** A player at the machine. */
export interface Seat {
  id: string;
  launch: Launch;
  session: string;
  balance: string;
  openedAt: number;
  /** The last spin, with the id that the page gave it. */
  last: { spin: string; result: Promise<SpinResult> } | null;
}

/** As long as a session of the site can last. */
const SEAT_MS = 12 * 3_600_000;
const SEATS_MAX = 10_000;

const digest = (code: string) => createHash('sha256').update(code).digest('hex');

/** Launches and seats in memory; a stopped process forgets them. */
export function createSeats(clock: Clock) {
  const launches = new Map<string, { launch: Launch; at: number; used: boolean }>();
  const seats = new Map<string, Seat>();
  const now = () => clock.now().getTime();

  function forgetOld(entries: Map<string, { at?: number; openedAt?: number }>) {
    for (const [id, { at, openedAt }] of entries) {
      const old = now() - (at ?? openedAt ?? 0) > SEAT_MS;
      if (!old && entries.size <= SEATS_MAX) return;
      entries.delete(id);
    }
  }

  return {
    addLaunch(code: string, launch: Launch) {
      forgetOld(launches);
      launches.set(digest(code), { launch, at: now(), used: false });
    },
    /** The launch of a code, even of a used one: the page still needs the way back. */
    launchOf: (code: string) => launches.get(digest(code))?.launch ?? null,
    /** True for the first caller only. */
    useCode(code: string): boolean {
      const known = launches.get(digest(code));
      if (!known || known.used) return false;
      known.used = true;
      return true;
    },
    open(launch: Launch, session: string, balance: string): Seat {
      forgetOld(seats);
      const seat = { id: randomToken(), launch, session, balance, openedAt: now(), last: null };
      seats.set(seat.id, seat);
      return seat;
    },
    /** The site ended the member's session; the page says so at the next spin. */
    close(member: string, game: string) {
      for (const [id, { launch }] of seats) {
        if (launch.member === member && launch.game === game) seats.delete(id);
      }
    },
    /** The site was reset, so its sessions are gone. */
    forget() {
      launches.clear();
      seats.clear();
    },
    find: (id: unknown) => (typeof id === 'string' ? (seats.get(id) ?? null) : null),
  };
}
export type Seats = ReturnType<typeof createSeats>;
