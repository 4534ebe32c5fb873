import { plusSeconds } from '@palaro/kernel';
import { refuse, type App, type Tx } from '@palaro/server';
import {
  changeBack,
  effective,
  namesOf,
  readSiteChange,
  type SiteChange,
  type SiteValues,
} from '@palaro/whitelabel';
import { insertBeginning, insertVersion } from './versions.repository.ts';
import { endMaintenance } from './planned-work.ts';

/** Reads a change that came from outside; throws `site.value_refused`, which names the value. */
export function judged(input: unknown): SiteChange {
  const change = readSiteChange(input);
  if (typeof change !== 'string') return change;
  throw refuse('site.value_refused', { values: { reason: change } });
}

interface Told {
  /** Who asked, then who agreed. */
  people: readonly string[];
  reason: string;
}

export interface Applied {
  number: number;
  /** The values that differ, complete. */
  change: SiteChange;
  before: SiteChange;
}

/**
 * Makes a change and its version in the caller's transaction; null where it would alter nothing.
 * Once that has committed, call `app.site.tell`. A maintenance with an end gets its task.
 */
export async function applyChange(
  app: App,
  tx: Tx,
  asked: SiteChange,
  { people, reason }: Told,
): Promise<Applied | null> {
  const now = app.clock.now();
  const old = await app.site.readIn(tx);
  const change = effective(old, asked);
  const names = namesOf(change);
  if (names.length === 0) return null;
  const before = changeBack(old, change);
  await insertBeginning(tx, old, now);
  const site = await app.site.changeIn(tx, change);
  const number = await insertVersion(tx, {
    at: now,
    people: [...people],
    reason,
    names,
    change: JSON.stringify(change),
    before: JSON.stringify(before),
    site: JSON.stringify(site),
  });
  await planEnd(app, tx, site, now);
  return { number, change, before };
}

/** A site that is closed until a time opens by itself then. */
async function planEnd(app: App, tx: Tx, site: SiteValues, now: Date) {
  const { until } = site.settings['maintenance.notice'];
  if (!site.maintenance || until === '') return;
  const ends = new Date(until);
  const afterSeconds = Math.max(0, (ends.getTime() - now.getTime()) / 1_000);
  // A time that is over already opens the site at once, not in the past.
  await app.queue.add(tx, endMaintenance, { until }, { afterSeconds });
}

/** The instant until which a window of so many minutes lasts, as the notice holds it. */
export const endOf = (from: Date, minutes: number) => plusSeconds(from, minutes * 60).toISOString();
