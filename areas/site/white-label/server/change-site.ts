import { plusSeconds } from '@palaro/kernel';
import { askForChange, recordAudit, refuse, type App, type Operator } from '@palaro/server';
import { effective, namesOf, needed, needsTwoPeople, type SiteChange } from '@palaro/whitelabel';
import { AHEAD_MAX_DAYS } from '../white-label.limits.ts';
import { applyChange, endOf, judged } from './apply-change.ts';
import { scheduleIn } from './schedule-change.ts';
import { siteChange } from './site.changes.ts';
import { changedSince } from './versions.repository.ts';

interface Wanted {
  change: SiteChange;
  reason: string;
  /** When it applies; now if null. */
  at: Date | null;
  /** The version that the operator saw; undefined where he replaces whatever is there. */
  seen?: number;
}

interface Sent {
  change: unknown;
  reason: string;
  seen: number;
  at?: string | undefined;
}

/**
 * Changes switches, settings and the region restriction, at once or at an instant. What touches
 * money or login waits for a second person. Throws `site.value_refused` naming the value,
 * `site.no_change`, `site.time_refused`, and `site.changed_since` if
 * somebody changed one of the values after the version that this operator saw.
 */
export async function changeSite(app: App, operator: Operator, sent: Sent) {
  const change = judged(sent.change);
  // Closing the site is a permission of its own.
  const { maintenance, ...rest } = change;
  if (maintenance !== undefined || rest.settings?.['maintenance.notice'] !== undefined) {
    const reason = 'maintenance is changed by its own call';
    throw refuse('site.value_refused', { values: { reason } });
  }
  const at = laterTime(app, sent.at);
  return make(app, operator, { change: rest, reason: sent.reason, at, seen: sent.seen });
}

interface Maintenance {
  on: boolean;
  minutes?: number | undefined;
  at?: string | undefined;
  textEN: string;
  textTY: string;
  reason: string;
}

/**
 * Closes or opens the site. Up to 15 minutes one person does at once, and it opens by itself;
 * longer needs a second person (docs/domain/operator-console.md §3).
 */
export function setMaintenance(app: App, operator: Operator, sent: Maintenance) {
  const at = laterTime(app, sent.at);
  const from = at ?? app.clock.now();
  const until = sent.on && sent.minutes !== undefined ? endOf(from, sent.minutes) : '';
  const notice = sent.on ? { EN: sent.textEN, TY: sent.textTY, until } : { EN: '', TY: '', until };
  const change = { maintenance: sent.on, settings: { 'maintenance.notice': notice } };
  return make(app, operator, { change, reason: sent.reason, at });
}

/** The time that a change is planned for; null for now. It lies in the next year. */
function laterTime({ clock }: App, sent: string | undefined): Date | null {
  if (sent === undefined) return null;
  const at = new Date(sent);
  const now = clock.now();
  if (at <= now || at > plusSeconds(now, AHEAD_MAX_DAYS * 86_400))
    throw refuse('site.time_refused');
  return at;
}

/** Makes a change that is judged already, or asks for a second person; see `changeSite`. */
export async function make(app: App, operator: Operator, wanted: Wanted) {
  const { change, at, reason } = wanted;
  const people = [operator.name];
  const done = await app.db.transaction().execute(async (tx) => {
    const now = app.clock.now();
    const site = await app.site.readIn(tx);
    const differing = effective(site, change);
    const names = namesOf(differing);
    if (names.length === 0) throw refuse('site.no_change');
    const { seen } = wanted;
    if (seen !== undefined && (await changedSince(tx, names, seen)).length > 0) {
      throw refuse('site.changed_since');
    }
    if (needsTwoPeople(site, change, at ?? now)) return 'asks' as const;
    if (at) {
      // Only what differs now: nobody plans alone that a later change by two is undone.
      const planned = needed(site, change);
      await scheduleIn(app, tx, { change: planned, at, people, reason });
      const after = { plannedFor: at.toISOString(), change: planned };
      await recordAudit(tx, operator, now, { subject: 'site:values', after, reason });
      return 'planned' as const;
    }
    const applied = await applyChange(app, tx, change, { people, reason });
    if (!applied) throw refuse('site.no_change');
    const { before, change: after } = applied;
    await recordAudit(tx, operator, now, { subject: 'site:values', before, after, reason });
    return applied;
  });
  if (done === 'asks') {
    const payload = { change, at: at?.toISOString() ?? null };
    return askForChange.of(app)(operator, siteChange, { payload, reason });
  }
  if (done !== 'planned') await app.site.tell(done.change);
  return { changeId: null };
}
