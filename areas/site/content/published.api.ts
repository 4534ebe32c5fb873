// What operators publish, in the form that browsers get: announcements of every type, help,
// agreement, hot matches. Model: docs/domain/promotions.md §11.
import {
  bool,
  defineEndpoint,
  defineErrors,
  id,
  instant,
  int,
  list,
  nullable,
  object,
  oneOf,
  optional,
  page,
  rowNumber,
  text,
  type Static,
} from '@palaro/api';
import { LANGUAGES } from '@palaro/kernel';

/** A agent announcement, PL player announcement, B banner, PU popup, PR promotion text. */
export const ANNOUNCEMENT_TYPES = ['A', 'PL', 'B', 'PU', 'PR'] as const;
export type AnnouncementType = (typeof ANNOUNCEMENT_TYPES)[number];
/** Who sees a popup: A logged in, B guests, F members at their first login (POP-05). */
export const EXECUTIONS = ['A', 'B', 'F'] as const;
/** Where an announcement is shown: home, registration, a game (HOME-11). */
export const GROUPS = ['m_home', 'm_reg', 'm_game'] as const;
export type AnnouncementGroup = (typeof GROUPS)[number];
/** The places in which pages ask for a type; an entry without a place shows in each of them. */
export const PLACES: Record<AnnouncementType, readonly AnnouncementGroup[]> = {
  A: [],
  PL: [],
  B: ['m_home', 'm_game'],
  PU: [],
  PR: ['m_home', 'm_reg'],
};
export const PLATFORMS = ['M', 'W', 'ALL'] as const;

/**
 * Addresses of content pictures. A stored picture's `url` is `/content/images/<hash>`; its files
 * are `<url>/<width>.<form>` (`/content/images/3f…a1/480.avif`). No file is wider than the stored
 * picture.
 */
export const contentImage = {
  base: '/content/images/',
  widths: [160, 480, 768, 960],
  forms: ['avif', 'webp', 'jpeg'],
} as const;

/** Banners are as wide as the page: the phone's width between its edges, or a desktop's column. */
export const BANNER_SIZES = '(min-width: 1024px) 800px, calc(100vw - 16px)';

/** The longest HTML that is stored, in characters. */
export const CONTENT_MAX = 20_000;

const fields = () => ({
  id: id(),
  type: oneOf(ANNOUNCEMENT_TYPES),
  title: text(),
  /** Sanitised HTML; sanitised again where it is drawn. */
  content: text({ max: CONTENT_MAX }),
  /**
   * In order of `sequence`; 1 is the main picture. `contentImage` defines addresses, forms and
   * sizes.
   */
  images: list(
    object({
      sequence: int({ min: 1 }),
      url: text(),
      /** The stored picture's size. It gives the picture its shape before it loads. */
      width: optional(int({ min: 1 })),
      height: optional(int({ min: 1 })),
    }),
  ),
  /** `/m/…` or `http(s)://…`; null: no link. */
  link: nullable(text()),
  promotionType: nullable(text()),
  promotionId: nullable(id()),
  execution: nullable(oneOf(EXECUTIONS)),
  /** Set only if it is shown in one place; `m_game` for game banners. */
  groupName: optional(oneOf(GROUPS)),
  pinned: bool(),
  publishedAt: instant(),
  /** Popups only: the language of title and content, and a digest of them in all languages. */
  texts: optional(object({ language: oneOf(['EN', 'TY']), digest: text() })),
  /** Agent announcements only: whether this agent has opened it. */
  read: optional(bool()),
});
const announcement = () => object(fields());
export type Announcement = Static<ReturnType<typeof announcement>>;

/** A banner announcement, with the field names that the specification gives a banner (§3). */
const banner = () => object({ ...fields(), bannerId: id(), url: text() });
export type Banner = Static<ReturnType<typeof banner>>;

const hotMatch = () =>
  object({
    matchTime: instant(),
    league: text(),
    homeTeam: text(),
    awayTeam: text(),
    homeTeamImageUrl: text(),
    awayTeamImageUrl: text(),
    vendor: text(),
    roomId: text(),
    nodeId: text(),
  });
export type HotMatch = Static<ReturnType<typeof hotMatch>>;

const helpTopic = () => object({ title: text(), content: text({ max: CONTENT_MAX }) });
export type HelpTopic = Static<ReturnType<typeof helpTopic>>;

/** What a visitor does with a popup; operators see how often. */
export const POPUP_ACTS = ['shown', 'closed', 'clicked'] as const;
export type PopupAct = (typeof POPUP_ACTS)[number];

export const publishedApi = {
  announcements: defineEndpoint({
    access: 'anyone',
    method: 'GET',
    path: '/wps/relay/MCSFE_getListAnnouncements',
    summary: 'Published announcements by type, grouped by place (HOME-11, POP-05)',
    moduleId: null,
    query: object({
      /** Types separated by commas, for instance `B,PU,PL`. */
      types: text({ min: 1, max: 20, pattern: '^(A|PL|B|PU|PR)(,(A|PL|B|PU|PR))*$' }),
      groupName: optional(oneOf(GROUPS)),
      platform: optional(oneOf(PLATFORMS)),
      merchantCode: optional(text({ max: 32 })),
    }),
    reply: object({
      banners: list(banner()),
      /** PL, newest first. */
      player: list(announcement()),
      popup: list(announcement()),
      /** PL that operators pinned. */
      hot: list(announcement()),
      promotion: list(announcement()),
      /** `m_home` blocks. */
      contentLobby: list(announcement()),
      /** Present only if an agent asked for `A`. */
      agent: optional(list(announcement())),
      footer: optional(object({ unreadCount: int({ min: 0 }) })),
    }),
    errors: ['not_agent'],
  }),
  announcementRead: defineEndpoint({
    access: 'agent',
    method: 'PUT',
    path: '/api/v1/announcements/{announcementId}/read',
    summary: 'Marks an agent announcement as read; repeating it changes nothing (AGT-05)',
    moduleId: 'AGEANNOUNCE3',
    params: object({ announcementId: id() }),
    reply: object({ unreadCount: int({ min: 0 }) }),
    errors: ['not_found'],
  }),
  lobbyNews: defineEndpoint({
    access: 'anyone',
    method: 'GET',
    path: '/wps/relay/GLS2_lobbyNews',
    summary: 'News of the lobby: player announcements as plain lines, newest first (HOME-02)',
    moduleId: null,
    reply: object({ list: list(object({ id: id(), title: text(), publishedAt: instant() })) }),
  }),
  domainRoute: defineEndpoint({
    access: 'anyone',
    method: 'GET',
    path: '/wps/system/domainRoute',
    summary: 'The hosts that content may be fetched from, for this visit (APP-14)',
    moduleId: 'COMM3',
    reply: object({ imageHosts: list(text()) }),
  }),
  helpCenter: defineEndpoint({
    access: 'anyone',
    method: 'GET',
    path: '/wps/system/helpCenter',
    summary: 'Help topics in the requested language (SVC-06)',
    moduleId: 'COMM3',
    query: object({
      device: optional(oneOf(['MOBILE', 'WEB'])),
      lang: optional(oneOf(LANGUAGES)),
    }),
    reply: list(helpTopic()),
  }),
  agreement: defineEndpoint({
    access: 'anyone',
    method: 'GET',
    path: '/api/v1/agreement',
    summary: 'The user agreement in force, with its version (REWARD-06)',
    moduleId: 'COMM3',
    reply: object({
      version: int({ min: 1 }),
      inForceFrom: instant(),
      title: text(),
      content: text({ max: CONTENT_MAX }),
    }),
    errors: ['not_found'],
  }),
  bannerTapped: defineEndpoint({
    access: 'anyone',
    method: 'POST',
    path: '/api/v1/banners/{bannerId}/click',
    summary: 'Counts a tap on a banner; the page does not wait for it (HOME-01)',
    moduleId: null,
    perMinute: 60,
    params: object({ bannerId: id() }),
    reply: object({}),
    errors: ['banner_unknown'],
  }),
  popupMarked: defineEndpoint({
    access: 'anyone',
    method: 'POST',
    path: '/api/v1/popups/{popupId}/marks',
    summary:
      'Says that a popup was shown, closed or clicked; a repeat on the same day adds nothing',
    moduleId: null,
    perMinute: 120,
    params: object({ popupId: rowNumber() }),
    body: object({ what: oneOf(POPUP_ACTS) }),
    reply: object({}),
  }),
  hotMatches: defineEndpoint({
    access: 'anyone',
    method: 'GET',
    path: '/api/v1/hot-matches',
    summary: 'Matches that operators promote, nearest start first (HOME-06, HOME-07)',
    moduleId: null,
    query: object({ limit: optional(int({ min: 1, max: 50 })) }),
    reply: page('list', hotMatch()),
  }),
};

export const contentErrors = defineErrors({
  not_agent: { status: 403 },
  banner_unknown: { status: 404 },
  'content.languages_missing': { status: 422 },
  'content.unfit': { status: 422 },
  'image.type': { status: 415 },
  'image.size': { status: 413 },
  'image.unreadable': { status: 400 },
});

declare module '@palaro/api' {
  interface ErrorAreas {
    content: typeof contentErrors;
  }
}
