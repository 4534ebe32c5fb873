import { accountsApi } from '@palaro/accounts/api';
import { catalogueApi, HOT_GAMES, VENDOR_DATA } from '@palaro/catalogue/api';
import type { KeptAnswer } from '@palaro/client';
import { publishedApi } from '@palaro/content/api';
import { HOME_NEWS } from '@palaro/home/api';

/** Replies that are stored for a visit, under the specification's names (APP-17). */
export const KEPT: readonly KeptAnswer[] = [
  { endpoint: accountsApi.memberInfo, as: 'memberInfo' },
  { endpoint: catalogueApi.hotGames, input: HOT_GAMES, as: 'gameHot' },
  { endpoint: catalogueApi.vassalage, as: 'allVasslage' },
  { endpoint: catalogueApi.vassGameType, input: VENDOR_DATA, as: 'getVassGameType' },
  { endpoint: { path: '/wps/system/setting/register' }, as: 'regValidatas' },
  { endpoint: publishedApi.announcements, input: HOME_NEWS, as: 'ANNOUNT_NOTICE' },
];
