import type { ErrorCode, TextKey } from '@palaro/api';
import type { WayOn } from '@palaro/games/stage';
import {
  depositAddress,
  goToLogin,
  goToRegister,
  here,
  isFailure,
  mayRegister,
  navigate,
  pageExists,
  t,
} from '@palaro/client';

/**
 * Actions that only the screen itself can do; `deposit` only where real money is staked, `bring`
 * only if the member has money elsewhere.
 */
export type OwnWays = { readonly [way in OwnWay]?: WayOn | undefined };
type OwnWay = 'again' | 'deposit' | 'free' | 'bring';

type Way = OwnWay | 'login' | 'register' | { page: string; label: TextKey };

const PASSWORD: Way = { page: '/m/changePsw', label: 'catalogue.way_password' };
const VERIFY: Way = { page: '/m/kyc', label: 'catalogue.way_verify' };
const SERVICE: Way = { page: '/m/service', label: 'catalogue.way_service' };
const LIMITS: Way = { page: '/m/playSafely', label: 'catalogue.way_limits' };
const GAMES: Way = { page: '/m/gameList', label: 'catalogue.way_games' };

/** What helps after each refusal of a launch or a bet. An empty row: only another stake helps. */
const WAYS: Readonly<Partial<Record<ErrorCode, readonly Way[]>>> = {
  'password.change_required': [PASSWORD],
  'kyc.required': [VERIFY],
  'account.trial': ['register', 'login'],
  not_logged_in: ['login'],
  'session.expired': ['login'],
  'session.ended': ['login'],
  'session.replaced': ['login'],
  'account.closed': [SERVICE],
  no_permission: [SERVICE],
  'region.blocked': [SERVICE],
  'rg.time_out': [SERVICE],
  'rg.excluded': [SERVICE],
  'rg.limit_reached': [LIMITS],
  'play.member_blocked': [SERVICE],
  'play.insufficient_funds': ['deposit', 'bring', 'free'],
  'play.limit_reached': [],
  'play.stake_not_offered': [],
  'play.session_ended': ['again'],
  'play.game_closed': [GAMES],
  switched_off: [GAMES],
  'game.not_found': [GAMES],
  'game.disabled': [GAMES],
  'game.vendor_disabled': [GAMES],
  'game.no_free_play': [GAMES],
};

/**
 * What a member can do after the refusal `code`, the most helpful first; only what this deployment
 * and this screen have.
 */
export const waysAfter = (code: string, own: OwnWays): WayOn[] =>
  (WAYS[code as ErrorCode] ?? [])
    .map((way) => wayOn(way, own))
    .filter((way): way is WayOn => way !== undefined);

/** What a game that did not open offers: trying again only if that can help, else other games. */
export function waysToOpen(error: unknown, again: () => void): WayOn[] {
  const decided = isFailure(error) && (error.code in WAYS || !error.temporary);
  if (!decided) return [{ label: t('catalogue.try_again'), go: again }];
  const ways = waysAfter(error.code, {});
  return ways.length > 0 ? ways : waysAfter('game.disabled', {});
}

function wayOn(way: Way, own: OwnWays): WayOn | undefined {
  if (way === 'login') return { label: t('catalogue.way_login'), go: goToLogin };
  if (way === 'register') return mayRegister() ? registering() : undefined;
  if (typeof way === 'string') return own[way];
  const { page, label } = way;
  return pageExists(page) ? { label: t(label), go: () => navigate(page) } : undefined;
}

/**
 * Leads to the deposit, which begins with the sum that is missing (a decimal; null: unknown) and
 * comes back to this screen. Undefined where this deployment takes none.
 */
export function depositing(missing: string | null): WayOn | undefined {
  const to = depositAddress({ amount: missing, back: here() });
  if (!pageExists(to)) return undefined;
  return { label: t('catalogue.way_deposit'), go: () => navigate(to) };
}

const registering = (): WayOn => ({
  label: t('catalogue.way_register'),
  go: goToRegister,
});
