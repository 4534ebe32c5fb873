import { setTimeout as pause } from 'node:timers/promises';
import { plusSeconds, randomHex, type MemberId } from '@palaro/kernel';
import { defineService, type App } from '@palaro/server';
import { BUCKETS } from './open-rain.ts';
import { GRACE_SECONDS } from '../rain.limits.ts';
import { LEASE_SECONDS, leasePieces, renewLeases } from './lease-pieces.ts';
import { createPiecePool, type PiecePool } from './piece-pool.ts';
import { findRain, type RainRecord } from './rain.repository.ts';

/** How long a node goes by what it read of a rain; the commit of a claim judges anew. */
const READ_MS = 1_000;
/** The wait for pieces that another node holds. */
const PAUSE_MS = 50;
/** Rains that a node keeps in its memory at once. */
const DESKS_MOST = 8;

export interface RainClaim {
  amount: bigint;
  turnover: bigint;
}

/** A rain as one node knows it. */
export interface RainDesk {
  rain: RainRecord;
  pool: PiecePool;
  /** Requests that each member sent here. */
  counts: Map<MemberId, number>;
  /** Claims under way: a member's second one gets the answer of his first. */
  underWay: Map<MemberId, Promise<RainClaim>>;
}

interface KeptDesk extends RainDesk {
  /** Milliseconds of the site's time. */
  readAt: number;
  renewedAt: number;
}

interface Desks {
  node: string;
  byRain: Map<string, KeptDesk>;
  stopped: boolean;
}

const desks = defineService('rain.desks', (): Desks => ({
  node: randomHex(8),
  byRain: new Map(),
  stopped: false,
}));

/** Until when claims are taken: a hit in the last moment has its while on the way. */
export const claimsEnd = ({ ends_at }: Pick<RainRecord, 'ends_at'>) =>
  plusSeconds(ends_at, GRACE_SECONDS);

/** The node's desk of a rain; null where there is no such rain. */
export async function deskOf(app: App, id: string): Promise<RainDesk | null> {
  const kept = desks(app);
  const now = app.clock.now().getTime();
  const desk = kept.byRain.get(id);
  if (desk && Math.abs(now - desk.readAt) < READ_MS) return desk;
  // Others go by the old record meanwhile.
  if (desk) desk.readAt = now;
  const rain = await findRain(app.reads, id);
  if (!rain) return null;
  const known = kept.byRain.get(id);
  if (known) return Object.assign(known, { rain });
  const fresh = openDesk(app, kept, rain);
  for (const old of [...kept.byRain.keys()].slice(0, 1 - DESKS_MOST)) kept.byRain.delete(old);
  kept.byRain.set(id, fresh);
  return fresh;
}

function openDesk(app: App, kept: Desks, rain: RainRecord): KeptDesk {
  const of = { rain: rain.id, node: kept.node };
  const perBucket = Math.ceil(rain.pieces / BUCKETS);
  const desk: KeptDesk = {
    rain,
    readAt: app.clock.now().getTime(),
    renewedAt: 0,
    counts: new Map(),
    underWay: new Map(),
    pool: createPiecePool({
      lease: (own, wanted) =>
        leasePieces(app, { ...of, own, buckets: Math.ceil(wanted / perBucket) }),
      over: () =>
        kept.stopped ||
        desk.rain.state === 'Ended' ||
        desk.rain.closed_at !== null ||
        app.clock.now() >= claimsEnd(desk.rain),
      pause: () => pause(PAUSE_MS),
    }),
  };
  return desk;
}

/** Keeps the leases of a rain in which envelopes are still handed out. */
export function keepLeases(app: App, rain: string): void {
  const kept = desks(app);
  const desk = kept.byRain.get(rain);
  const now = app.clock.now().getTime();
  if (!desk || now - desk.renewedAt < (LEASE_SECONDS * 1_000) / 3) return;
  desk.renewedAt = now;
  const buckets = desk.pool.held();
  if (buckets.length === 0) return;
  renewLeases(app, { rain, node: kept.node, buckets }).catch((error: unknown) =>
    app.log.warn({ err: error, rain }, 'leases of a rain were not kept'),
  );
}

/** Refuses who still waits for an envelope here, before the server ends. */
export const closeDesks = (app: App) => void (desks(app).stopped = true);
