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
  return { ...same, announcements };
}

const SHARED = ['hotGames', 'categories', 'hotMatches', 'winners'] as const;

/** The parts of home that are wanted, with a session also the member's. */
export async function readHome(app: App, visitor: HomeVisitor, wants: Wants) {
  const { member } = visitor;
  const [same, announcements, mine] = await Promise.all([
    SHARED.some(wants) ? sharedFor(app, visitor) : null,
    wants('announcements') ? listAnnouncements(app, HOME_NEWS.query, visitor) : null,
    member ? readMine(app, member, wants) : null,
  ]);
  return { ...wantedOf({ ...same, ...(announcements && { announcements }) }, wants), mine };
}
