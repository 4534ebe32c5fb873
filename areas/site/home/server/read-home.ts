import { createHash } from 'node:crypto';
import { HOT_GAMES, TOP_WINS } from '@palaro/catalogue/api';
import { listHot, openGames, rankList, vendorData, type Visitor } from '@palaro/catalogue/server';
import { listAnnouncements, listHotMatches, type Asker } from '@palaro/content/server';
import { defineCached, type App } from '@palaro/server';
import { HOME_MATCHES, HOME_NEWS, type GuestHome } from '../home.api.ts';
import { readMine, wantedOf, type Wants } from './read-mine.ts';

type HomeVisitor = Asker & Visitor;

/**
 * The maximum age of what everyone sees, so that calls and pages of one moment share one reading.
 */
const SHARED_SECONDS = 5;
/** 66 bits of a hash. */
const MARK_LETTERS = 11;

type Shared = ReturnType<typeof readShared>;

/** One reading for all visitors to whom the same is shown. */
const shared = defineCached('home.shared', SHARED_SECONDS, () =>
  Promise.resolve(new Map<string, Shared>()),
);

async function sharedFor(app: App, visitor: Visitor): Promise<Awaited<Shared>> {
  const readings = await shared.read(app);
  const key = `${visitor.language} ${visitor.device} ${visitor.region}`;
  const reading = readings.get(key) ?? readShared(app, visitor);
  readings.set(key, reading);
  reading.catch(() => readings.delete(key));
  return reading;
}

/** A game that operators switched off leaves home at once, on each node. */
export function forgetOnChanges(app: App) {
  app.nodeBus.on('games.changed', () => shared.forget(app));
}

async function readShared(app: App, visitor: Visitor) {
  const { language } = visitor;
  const [hotGames, games, hotMatches, winners] = await Promise.all([
    listHot(app, HOT_GAMES.query, visitor),
    openGames(app, visitor),
    listHotMatches(app, HOME_MATCHES.query, language),
    rankList(app, TOP_WINS.query, language),
  ]);
  return { hotGames, categories: vendorData(games), hotMatches, winners };
}

/** Home as every guest sees it; also the data sent inside the page. */
export async function readGuestHome(app: App, visitor: Visitor): Promise<GuestHome> {
  const [same, announcements] = await Promise.all([
    sharedFor(app, visitor),
    listAnnouncements(app, HOME_NEWS.query, { ...visitor, member: null }),
  ]);
  return { ...same, announcements, newsMark: marksOf(announcements) };
}

type News = GuestHome['announcements'];
const marks = new WeakMap<object, string>();

/** Tells lists of announcements apart. A list that is kept is hashed once. */
function markOf(name: string, list: object): string {
  const hash = () => createHash('sha256').update(`${name} ${JSON.stringify(list)}`);
  const mark = marks.get(list) ?? hash().digest('base64url').slice(0, MARK_LETTERS);
  marks.set(list, mark);
  return mark;
}

const marksOf = (news: News) =>
  Object.entries(news)
    .map(([name, list]) => markOf(name, list))
    .join('.');

/** The lists of which the caller has no equal. */
function othersOf(news: News, known = ''): Partial<News> {
  const has = new Set(known.split('.'));
  return Object.fromEntries(
    Object.entries(news).filter(([name, list]) => !has.has(markOf(name, list))),
  );
}

const SHARED = ['hotGames', 'categories', 'hotMatches', 'winners'] as const;

/** What a caller wants of home, and the marks of the announcements that he has. */
interface Wanted {
  wants: Wants;
  news: string | undefined;
}

/** The parts of home that are wanted, with a session also the member's. */
export async function readHome(app: App, visitor: HomeVisitor, { wants, news }: Wanted) {
  const { member, language } = visitor;
  const [same, listed, mine] = await Promise.all([
    SHARED.some(wants) ? sharedFor(app, visitor) : null,
    wants('announcements') ? listAnnouncements(app, HOME_NEWS.query, visitor) : null,
    member ? readMine(app, member, { wants, language }) : null,
  ]);
  const announcements = listed && othersOf(listed, news);
  return { ...wantedOf({ ...same, ...(announcements && { announcements }) }, wants), mine };
}
