import { HOT_GAMES, TOP_WINS } from '@palaro/catalogue/api';
import { listHot, openGames, rankList, vendorData } from '@palaro/catalogue/server';
import { listAnnouncements, listHotMatches, type Asker } from '@palaro/content/server';
import { LANGUAGES, type Language } from '@palaro/kernel';
import { defineCached, type App } from '@palaro/server';
import { HOME_MATCHES, HOME_NEWS, type GuestHome } from '../home.api.ts';
import { readMine } from './read-mine.ts';

/**
 * The maximum age of what everyone sees, so that calls and pages of one moment share one reading.
 */
const SHARED_SECONDS = 5;

const sharedIn = (language: Language) =>
  defineCached(`home.shared.${language}`, SHARED_SECONDS, (app) => readShared(app, language));
const shared = Object.fromEntries(LANGUAGES.map((each) => [each, sharedIn(each)])) as Record<
  Language,
  ReturnType<typeof sharedIn>
>;

/** A game that operators switched off leaves home at once, on each node. */
export function forgetOnChanges(app: App) {
  app.nodeBus.on('games.changed', () => LANGUAGES.forEach((each) => shared[each].forget(app)));
}

async function readShared(app: App, language: Language) {
  const [hotGames, games, hotMatches, winners] = await Promise.all([
    listHot(app, HOT_GAMES.query, language),
    openGames(app),
    listHotMatches(app, HOME_MATCHES.query, language),
    rankList(app, TOP_WINS.query, language),
  ]);
  return { hotGames, categories: vendorData(games), hotMatches, winners };
}

async function readPublic(app: App, visitor: Asker): Promise<GuestHome> {
  const [same, announcements] = await Promise.all([
    shared[visitor.language].read(app),
    listAnnouncements(app, HOME_NEWS.query, visitor),
  ]);
  return { ...same, announcements };
}

/** Home as everyone sees it and, with a session, the member's part. */
export async function readHome(app: App, visitor: Asker) {
  const { member } = visitor;
  const [open, mine] = await Promise.all([
    readPublic(app, visitor),
    member ? readMine(app, member) : null,
  ]);
  return { ...open, mine };
}

/** The data sent inside the page: the same as a guest's answer. */
export const readGuestHome = (app: App, language: Language) =>
  readPublic(app, { member: null, language });
