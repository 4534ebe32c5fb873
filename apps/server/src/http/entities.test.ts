import type { Endpoint } from '@palaro/api';
import { passwordsApi } from '@palaro/passwords/api';
import { registrationApi } from '@palaro/registration/api';
import { testApp } from '@palaro/testkit';
import { afterAll, expect, it } from 'vitest';

const NEWS = '/wps/relay/MCSFE_getListAnnouncements?groupName=m_home&platform=M&types=';

/** Each entity in answers: where it lies, and its fields by specification §3. */
const ANSWERED = {
  'member info': ['/wps/member/info', '', 'id nickname account regDate type toUpline'],
  wallet: ['/wps/wallets/balance', '', 'sumBalance'],
  'game item': [
    '/wps/relay/GCSGAME_gameList?platform=html5',
    'games.0',
    `nodeId gameName nodeName vassalage iconUrl showIcon gameType gameId gameCode roomId
     displayName supportPlay mobileLargeIcon isGameH5 playType lottoMode freeplay`,
  ],
  'vendor entry': [
    '/wps/relay/GCSGAME_getVassalage',
    'list.0',
    'gameCategory gameType vendor roomId nodeId vassalage gameCount mobileSmallIcon',
  ],
  'hot match': [
    '/api/v1/hot-matches',
    'list.0',
    `matchTime league homeTeam awayTeam homeTeamImageUrl awayTeamImageUrl vendor roomId nodeId`,
  ],
  'winner entry': [
    '/wps/relay/GCSGAME_getRankList?gameCategory=ALL&limitNum=20',
    'list.0',
    'iconUrl customerName gameName winAmount',
  ],
  banner: [`${NEWS}B`, 'banners.0', 'bannerId url groupName'],
  popup: [`${NEWS}PU`, 'popup.0', 'title content execution promotionType'],
  'announcement groups': [`${NEWS}PL`, '', 'banners player popup hot promotion contentLobby'],
  'a page of games': ['/wps/relay/GCSGAME_gameList', '', 'games pageNum totalPages'],
  'a page of content': ['/api/v1/rounds', '', 'list pageNum totalPages'],
} as const;

/** What a form sends, by specification §3. */
const SENT: Record<string, [Endpoint, string]> = {
  registration: [
    registrationApi.register,
    `countryDialingCode registerUrl registerMethod username password confirmPassword affiliateCode
     paymentPassword recommenderId nickname payeeName email mobileNum idNumber qqNum facebook
     wechat line whatsapp zalo captcha type domain verificationCode firebaseChannel
     firebaseIdToken`,
  ],
  'password change': [passwordsApi.change, 'oldPassword newPassword confirmNewPassword'],
};

const { url, tokens, stop } = await testApp({ demo: true });
afterAll(stop);

async function entityAt(path: string, place: string) {
  const headers = { Authorization: `Bearer ${tokens.member1}`, Language: 'EN' };
  const answer = (await (await fetch(url + path, { headers })).json()) as { value: object };
  const steps = place.split('.').filter(Boolean);
  return steps.reduce((value: object, key) => Object(value)[key] as object, answer.value);
}
const words = (text: string) => text.split(/\s+/);

it.each(Object.entries(ANSWERED))('API-04 %s', async (_entity, [path, place, fields]) => {
  const entity = await entityAt(path, place);
  expect(Object.keys(entity)).toEqual(expect.arrayContaining(words(fields)));
});

it.each(Object.entries(SENT))('API-04 %s', (_form, [{ body }, fields]) => {
  const { properties } = body as { properties: object };
  expect(Object.keys(properties)).toEqual(expect.arrayContaining(words(fields)));
});
