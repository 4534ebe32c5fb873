import type { Call, Handlers } from '@palaro/server';
import type { consoleStartApi } from '../console-start.api.ts';
import type { contentApi, publishedApi } from '../content.api.ts';
import {
  listAnnouncements,
  listLobbyNews,
  readAnnouncement,
  tapBanner,
  type Asker,
} from './list-announcements.ts';
import { listHotMatches } from './list-hot-matches.ts';
import { markPopup } from './popup-counts.ts';
import { agreementInForce, listHelpTopics } from './read-pages.ts';
import {
  readConsoleStart,
  readConsolidated,
  readDomainRoute,
  readStatus,
  readWhitelabel,
} from './read-site.ts';

type Asked = Pick<Call<(typeof publishedApi)['announcements']>, 'principal' | 'request'>;

const askerOf = ({ principal, request }: Asked): Asker => ({
  member: principal.is === 'member' ? principal.member : null,
  language: request.language,
  merchant: request.merchant,
});

type AllApi = typeof contentApi & typeof publishedApi & typeof consoleStartApi;

export const contentHandlers: Handlers<AllApi> = {
  consolidated: ({ app, request }) => readConsolidated(app, request.region),
  consoleStart: ({ app, request }) => readConsoleStart(app, request.region),
  whitelabel: ({ app }) => readWhitelabel(app),
  status: ({ app, request }) => readStatus(app, request.region),
  announcements: (call) => listAnnouncements(call.app, call.query, askerOf(call)),
  announcementRead: ({ app, member, params }) =>
    readAnnouncement(app, member, params.announcementId),
  lobbyNews: (call) => listLobbyNews(call.app, askerOf(call)),
  domainRoute: ({ app }) => readDomainRoute(app),
  helpCenter: ({ app, query: { device, lang }, request }) =>
    listHelpTopics(app, { device, language: lang ?? request.language }),
  agreement: ({ app, request }) => agreementInForce(app, request.language),
  bannerTapped: ({ app, params }) => tapBanner(app, params.bannerId),
  popupMarked: ({ app, params, body, ...call }) =>
    markPopup(app, params.popupId, body.what, {
      ...askerOf(call),
      ip: call.request.ip,
      userAgent: call.request.userAgent,
    }),
  hotMatches: ({ app, query, request }) => listHotMatches(app, query, request.language),
};
