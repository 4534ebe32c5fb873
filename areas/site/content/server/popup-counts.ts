import { dayIn } from '@palaro/kernel';
import { defineTask, keyedDigest, refuse, type App } from '@palaro/server';
import type { PopupAct } from '../content.api.ts';
import { findAnnouncement } from './console-content.repository.ts';
import { isShownTo, type Asker } from './list-announcements.ts';
import { foldMarks, insertMark, listCounts } from './popup-counts.repository.ts';

const DAY_MS = 86_400_000;
/** As many days as operators see one by one; the sum is of all. */
const DAYS_SHOWN = 30;
/** Enough to tell everybody of a day apart. */
const DIGEST_BYTES = 12;

/** Who did it. A guest is his address and browser: two guests who share both count as one. */
interface Visitor extends Asker {
  ip: string;
  userAgent: string;
}

/**
 * Marks that a visitor was shown a popup, closed or clicked it: once a day each, however often he
 * says so. What he cannot see now is not counted. The mark holds no personal data: its digest
 * differs every day, and it is deleted when the day is folded.
 */
export async function markPopup(app: App, popup: string, what: PopupAct, visitor: Visitor) {
  if (!(await isShownTo(app, visitor, popup, 'PU'))) return {};
  const day = dayIn(app.site.settings['site.zone'], app.clock.now());
  const { member, ip, userAgent } = visitor;
  const who = member ? `member ${member.id}` : `guest ${ip} ${userAgent}`;
  const digest = keyedDigest(app, 'content.popup-visitor', `${day} ${who}`);
  await insertMark(app.db, {
    announcement_id: popup,
    day,
    what,
    visitor: digest.subarray(0, DIGEST_BYTES),
  });
  return {};
}

/**
 * Turns the marks of days that are over into counts. Yesterday stays, because a mark of its last
 * second may still be on its way and would be counted twice if its like were gone.
 */
export const foldPopupMarks = defineTask({
  name: 'content.fold-popup-marks',
  every: { seconds: 3_600 },
  timeoutSeconds: 60,
  batch: 20_000,
  run: ({ app, now, batch }) => {
    const zone = app.site.settings['site.zone'];
    return foldMarks(app.db, dayIn(zone, new Date(now.getTime() - DAY_MS)), batch);
  },
});

/** What became of a popup: by day, newest first, and in sum. Refuses `not_found`. */
export async function readPopupCounts(app: App, entry: string) {
  const popup = await findAnnouncement(app.db, entry);
  if (popup?.type !== 'PU') throw refuse('not_found');
  const days = await listCounts(app.db, entry);
  const sum = { shown: 0, closed: 0, clicked: 0 };
  for (const { shown, closed, clicked } of days) {
    sum.shown += shown;
    sum.closed += closed;
    sum.clicked += clicked;
  }
  return { sum, days: days.slice(0, DAYS_SHOWN) };
}
