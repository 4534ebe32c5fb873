import type { Query } from '@palaro/api';
import { inLanguage, type Language } from '@palaro/kernel';
import type { App } from '@palaro/server';
import type { HotMatch, publishedApi } from '../content.api.ts';
import { published } from './published.ts';

/** The number of matches in one block of home, unless the caller asks for another. */
const MATCHES_SHOWN = 4;

/** The operators' matches that are shown now, nearest start first (HOME-06). */
export async function listHotMatches(
  app: App,
  { limit = MATCHES_SHOWN }: Query<(typeof publishedApi)['hotMatches']>,
  language: Language,
) {
  const now = app.clock.now();
  const { matches } = await published.read(app);
  const shown = matches.filter((match) => match.shown_from <= now && match.shown_until > now);
  const list = shown.slice(0, limit).map((match): HotMatch => ({
    matchTime: match.match_time.toISOString(),
    league: inLanguage(match.league, language),
    homeTeam: match.home_team,
    awayTeam: match.away_team,
    homeTeamImageUrl: match.home_image,
    awayTeamImageUrl: match.away_image,
    vendor: match.vendor,
    roomId: match.room_id,
    nodeId: match.node_id,
  }));
  const totalPages = Math.max(1, Math.ceil(shown.length / limit));
  return { list, pageNum: 1, totalPages, total: shown.length };
}
