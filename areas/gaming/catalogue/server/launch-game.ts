import { refusalToPlay } from '@palaro/accounts/server';
import type { Body } from '@palaro/api';
import { hasPlayMoney, inLanguage, wireMember } from '@palaro/kernel';
import { refuse, type App, type Member, type RequestInfo } from '@palaro/server';
import { vendorByCode, type Vendor } from '@palaro/vendors';
import { launchSession, type Launched } from '@palaro/wallet/server';
import type { catalogueApi } from '../catalogue.api.ts';
import { gameByCode, type CatalogueRow } from './games-in-code.ts';
import { upsertRecent } from './marks.repository.ts';
import { isGameOn, isOffered, isVendorOn } from './switchboard.ts';
import { askVendor } from './vendor-circuit.ts';
import { connectionOf } from './vendor-connections.ts';
import { vendorSettings } from './vendor-settings.ts';

type LaunchBody = Body<(typeof catalogueApi)['launchGame']>;

/** The page a game leads back to when the launch named none. */
const HOME = '/m/home';

/**
 * Opens a game session and answers the game's address (GAME-10, docs/domain/wallet-protocol.md §9).
 */
export async function launchGame(app: App, member: Member, body: LaunchBody, request: RequestInfo) {
  const game = gameByCode(body.vendor, body.gameId);
  if (!game || (body.nodeId !== undefined && body.nodeId !== game.nodeId)) {
    throw refuse('game.not_found');
  }
  if (!(await isVendorOn(app, game.vendor))) throw refuse('game.vendor_disabled');
  if (!(await isGameOn(app, game))) throw refuse('game.disabled');
  if (!(await isOffered(app, game, request))) throw refuse('game.not_offered');
  const refusal = await refusalToPlay(app, member.id);
  if (refusal) throw refusal;
  const freePlay = playsFree(game, member, body);
  const settings = await vendorSettings(app, game.vendor);
  const currency = app.site.settings['site.currency'];
  if (!game.inHouse && !settings.currencies.includes(currency)) {
    throw refuse('game.vendor_unavailable');
  }
  const launched = await launchSession(app, {
    member: member.id,
    vendor: game.vendor,
    game: game.gameId,
    device: request.device,
    language: request.language,
    country: app.site.settings['site.location'],
    nickname: member.nickname || member.account,
    // The house's own games may be open side by side; of free plays the newest goes on.
    parallel: (game.inHouse && !freePlay) || settings.parallelSessions,
    lobby: settings.lobby,
    idleSeconds: settings.sessionIdleSeconds,
    maxSeconds: settings.sessionMaxSeconds,
    freePlay,
  });
  await upsertRecent(app.db, member.id, game.nodeId, app.clock.now());
  const opened = {
    gameName: inLanguage(game.name, request.language),
    mode: launched.session.mode,
    sessionId: launched.session.id,
  };
  if (game.inHouse) {
    const url = `/m/game/${game.gameId}${freePlay ? '?freePlay=1' : ''}`;
    return { ...opened, url, openIn: 'frame' as const, keepsBalance: false };
  }
  const vendor = vendorByCode(game.vendor);
  if (!vendor) throw refuse('game.not_found');
  const returnUrl = returnAddress(app, body.pageBack);
  const url = await launchAtVendor(app, vendor, game, launched, { returnUrl, ip: request.ip });
  if (url === '') throw refuse('game.no_address');
  const keepsBalance = vendor.settings.model === 'transfer' && opened.mode === 'real';
  return { ...opened, url, openIn: settings.openIn, keepsBalance };
}

/**
 * Whether this launch gets a separate wallet of play money (book T). A launch that asked for free
 * play is refused rather than opened with real money. An account of play money needs no such
 * wallet: it already plays with play money (GAME-12).
 */
function playsFree(game: CatalogueRow, member: Member, { supportFreePlay = false }: LaunchBody) {
  const offered = game.supportPlay.includes('free');
  if (hasPlayMoney(member.type)) {
    if (!offered && !game.inHouse) throw refuse('account.trial');
    return false;
  }
  if (supportFreePlay && !offered) throw refuse('game.no_free_play');
  return supportFreePlay;
}

async function launchAtVendor(
  app: App,
  vendor: Vendor,
  game: CatalogueRow,
  { session, code }: Launched,
  wayBack: { returnUrl: string; ip: string },
): Promise<string> {
  const connection = await connectionOf(app, vendor);
  if (!connection) throw refuse('game.vendor_unavailable');
  try {
    const told = {
      code,
      game: game.gameId,
      member: wireMember(session.member),
      currency: app.site.settings['site.currency'],
      language: session.language,
      country: session.country,
      device: session.device,
      mode: session.mode,
      ...wayBack,
    };
    return await askVendor(app, vendor.code, () => vendor.client.launch(connection, told));
  } catch (error) {
    app.log.warn({ err: error, vendor: vendor.code }, 'a launch got no answer');
    throw refuse('game.vendor_unavailable');
  }
}

/**
 * The game's way back. Any address outside this site is replaced by home
 * (docs/domain/wallet-protocol.md §9.6).
 */
export function returnAddress({ config }: Pick<App, 'config'>, pageBack = HOME): string {
  const site = new URL(config.publicUrl);
  const home = new URL(HOME, site).href;
  if (!URL.canParse(pageBack, site.href)) return home;
  const target = new URL(pageBack, site);
  const isHere = target.origin === site.origin && /^\/m(\/|$)/.test(target.pathname);
  return isHere && !target.username ? target.href : home;
}
