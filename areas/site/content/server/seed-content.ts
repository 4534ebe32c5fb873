import { plusSeconds } from '@palaro/kernel';
import { systemActor, type App } from '@palaro/server';
import type { SiteChange } from '@palaro/whitelabel';
import { AGREEMENT } from './demo/agreement.ts';
import { AGENT_NEWS, BANNERS, PLAYER_NEWS, type DemoPiece } from './demo/announcements.ts';
import { HELP_TOPICS } from './demo/help.ts';
import { LEAGUE, ROOM, TEAMS } from './demo/matches.ts';
import { POPUPS, PROMOTION_TEXTS } from './demo/popups.ts';
import {
  orderAnnouncements,
  saveAnnouncement,
  setPublished,
  type AnnouncementDraft,
} from './save-announcement.ts';
import { addAgreement, addHotMatches, saveHelpTopic, type MatchDraft } from './save-pages.ts';
import { storeDrawing } from './store-image.ts';

const DEMO = systemActor('demo');
const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 24 * HOUR_SECONDS;
/** Matches begin at a full or half hour. */
const SLOT_SECONDS = 1_800;
/** Two matches on each of these evenings, so that a demo that runs for weeks still has some. */
const EVENINGS = 60;
const FIRST_MATCH_HOURS = 3;
const SHOWN_BEFORE_HOURS = 47;
const MATCH_HOURS = 2.5;

/** Adds the content that a demo's operators would publish, in both languages. */
export async function seedContent(app: App, progress: (what: string) => void) {
  const images = await storeArt(app);
  const pieces = announcementsOf(images, app.clock.now());
  progress(`${pieces.length} announcements, ${HELP_TOPICS.length} help topics`);
  // Sequential, so that ids are the same in every demo.
  const ids: string[] = [];
  for (const piece of pieces) ids.push(await saveAnnouncement(app, DEMO, piece));
  await Promise.all([
    ...ids.map((id) => setPublished(app, DEMO, id, true)),
    ...HELP_TOPICS.map(({ title, content }, sort) =>
      saveHelpTopic(app, DEMO, { title, content, sort, published: true }),
    ),
  ]);
  const banners = ids.filter((_id, i) => pieces[i]?.type === 'B');
  await orderAnnouncements(app, DEMO, banners);
  await addAgreement(app, DEMO, { ...AGREEMENT, inForceFrom: app.clock.now() });
  await addHotMatches(app, DEMO, matchesFrom(images, nextSlot(app.clock.now())));
  await app.site.change({ settings: LINKS });
}

type Images = ReadonlyMap<string, string>;

async function storeArt(app: App): Promise<Images> {
  const { default: art } = await import('./demo/art.json', { with: { type: 'json' } });
  const stored = Object.entries(art).map(async ([name, svg]) => {
    const { url } = await storeDrawing(app, svg);
    return [name, url] as const;
  });
  return new Map(await Promise.all(stored));
}

function announcementsOf(images: Images, now: Date): AnnouncementDraft[] {
  const draft = (
    type: AnnouncementDraft['type'],
    { image, hoursAgo = 1, ...piece }: DemoPiece,
    more: Partial<AnnouncementDraft> = {},
  ): AnnouncementDraft => ({
    type,
    ...piece,
    ...more,
    images: image ? [images.get(image) ?? ''] : [],
    startsAt: plusSeconds(now, -hoursAgo * HOUR_SECONDS),
  });
  return [
    ...BANNERS.map((one) => draft('B', one, { groupName: 'm_home' })),
    ...PLAYER_NEWS.map((one) => draft('PL', one)),
    ...POPUPS.map((one) => draft('PU', one, { groupName: 'm_home' })),
    ...PROMOTION_TEXTS.map((one) => draft('PR', one)),
    ...AGENT_NEWS.map((one) => draft('A', one)),
  ];
}

const nextSlot = (at: Date) =>
  plusSeconds(at, SLOT_SECONDS - ((at.getTime() / 1000) % SLOT_SECONDS));

/** Each evening has another pairing. Teams swap home and away after each full round. */
function matchesFrom(images: Images, slot: Date): MatchDraft[] {
  return Array.from({ length: EVENINGS * 2 }, (_, i): MatchDraft => {
    const evening = Math.floor(i / 2);
    const home = TEAMS[(evening * 2 + (i % 2) * 4) % TEAMS.length] ?? ['', ''];
    const away = TEAMS[(evening * 2 + (i % 2) * 4 + 1 + (evening % 3) * 2) % TEAMS.length] ?? home;
    const hours = FIRST_MATCH_HOURS + (i % 2) * 2;
    const matchTime = plusSeconds(slot, evening * DAY_SECONDS + hours * HOUR_SECONDS);
    return {
      matchTime,
      shownFrom: plusSeconds(matchTime, -SHOWN_BEFORE_HOURS * HOUR_SECONDS),
      shownUntil: plusSeconds(matchTime, MATCH_HOURS * HOUR_SECONDS),
      league: LEAGUE,
      homeTeam: home[0],
      awayTeam: away[0],
      homeImage: images.get(home[1]) ?? '',
      awayImage: images.get(away[1]) ?? '',
      ...ROOM,
    };
  });
}

/** A demo has no external sites, so its links lead to pages of the demo. */
const LINKS: SiteChange['settings'] = {
  'links.download': [
    { resourceType: 'IOS', url: '/m/help?i=5', labelNameEn: 'Palaro for iPhone' },
    { resourceType: 'Android', url: '/m/help?i=5', labelNameEn: 'Palaro for Android' },
    { resourceType: 'AppDownloadIcon', url: '/m/icon-192.png', labelNameEn: 'Palaro' },
    { resourceType: 'TELEGRAM', url: '/m/service', labelNameEn: 'Palaro on Telegram' },
    { resourceType: 'FACEBOOK', url: '/m/service', labelNameEn: 'Palaro on Facebook' },
  ],
  'links.service': [
    { title: 'Customer service', path: '/m/service' },
    { title: 'Help center', path: '/m/help' },
    { title: 'Feedback', path: '/m/feedback' },
  ],
};
