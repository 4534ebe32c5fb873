import { endSession, setSite, setTexts, startSession, type SiteInfo } from '@palaro/client';
import { en as content } from '@palaro/content/en';
import type { Announcement, Banner, HotMatch } from '@palaro/content/api';
import { TEMPLATE_DEFAULTS, type SiteLink } from '@palaro/whitelabel';
import { vi } from 'vitest';
import type { GuestHome } from '../home.api.ts';
import { en as homeTexts } from '../home.en.ts';
import { bundleHome, primeHome } from './home-bundle.ts';

export const announcement = (id: string, title: string, changes: object = {}): Announcement => ({
  id,
  type: 'PL',
  title,
  content: '',
  images: [{ sequence: 1, url: `/content/images/${id}` }],
  link: null,
  promotionType: null,
  promotionId: null,
  execution: null,
  pinned: false,
  publishedAt: '2026-11-20T08:00:00.000Z',
  ...changes,
});

export const banner = (id: string, link: string | null = null): Banner => ({
  ...announcement(id, id, { type: 'B', link }),
  bannerId: id,
  url: `/content/images/${id}`,
});

export const match = (home: string, away: string, changes: object = {}): HotMatch => ({
  matchTime: '2026-11-21T12:30:00.000Z',
  league: 'Liga ng Bayan',
  homeTeam: home,
  awayTeam: away,
  homeTeamImageUrl: `/content/images/${home}`,
  awayTeamImageUrl: `/content/images/${away}`,
  vendor: 'DEMO',
  roomId: `room-${home}`,
  nodeId: '900',
  ...changes,
});

interface Given {
  news?: Partial<GuestHome['announcements']>;
  matches?: HotMatch[];
}

/** The data that the server puts into home's page, so that home makes no calls. */
export function givenHome({ news = {}, matches = [] }: Given): void {
  const none = { banners: [], player: [], popup: [], hot: [], promotion: [], contentLobby: [] };
  bundleHome();
  primeHome({
    hotGames: { list: [] },
    categories: { sorting: [], mapping: {} },
    announcements: { ...none, ...news },
    newsMark: 'page',
    hotMatches: { list: matches, pageNum: 1, totalPages: 1, total: matches.length },
    winners: { list: [] },
  });
}

export function givenSite(links: Partial<Pick<SiteInfo, 'download' | 'service'>> = {}): void {
  setTexts('EN', { home: homeTexts, content });
  setSite({
    mobileTemplate: TEMPLATE_DEFAULTS,
    maintenance: false,
    regionRestriction: false,
    location: 'PH',
    region: 'PH',
    merchantCode: 'palaro',
    now: '2026-11-21T08:00:00.000Z',
    lastEventId: '0',
    switches: {} as SiteInfo['switches'],
    running: [],
    settings: {},
    download: [],
    service: [],
    ...links,
  });
}

export const link = (resourceType: SiteLink['resourceType'], labelNameEn: string): SiteLink => ({
  resourceType,
  url: `https://go.example/${labelNameEn}`,
  labelNameEn,
});

/** The calls that were sent: `METHOD path body`. */
export function answerCalls(value: unknown = {}): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string, { method, body, keepalive }: RequestInit) => {
    asked.push([method, address, body, keepalive && 'keepalive'].filter(Boolean).join(' '));
    return Promise.resolve(new Response(JSON.stringify({ success: true, value })));
  });
  return asked;
}

export function logIn(): void {
  startSession({
    token: 'token',
    merchantCode: 'palaro',
    userName: 'member1',
    type: 0,
    firstTimeLogin: false,
  });
}
export const logOut = () => endSession();

/** Pretends to be another device; `vi.unstubAllGlobals` undoes it. */
export function standOn(userAgent: string, { standalone = false } = {}): void {
  vi.stubGlobal('navigator', {
    userAgent,
    maxTouchPoints: 5,
    language: 'en-PH',
    onLine: true,
    standalone,
  });
}
export const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) Safari/604.1';
export const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/126.0 Mobile';
