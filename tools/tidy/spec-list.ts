import { SPEC_STORAGE_KEYS } from './spec-constants.ts';

/** Section 9 of the specification, row by row: where each constant stands and what it is. */

export type SpecValue = number | string | readonly SpecValue[] | { [key: string]: SpecValue };

interface SpecRow {
  /** What it bounds, in the specification's words. */
  of: string;
  file: string;
  /** The constant, or the field of a table, that holds it. */
  name: string;
  value: SpecValue;
}

/** A constant of something that does not exist yet: no row of it may count as proven. */
interface LaterRow {
  of: string;
  comesWith: string;
  /** Names that whoever builds it would give it. */
  sign: RegExp;
}

const UI = 'packages/ui/src';
const CATALOGUE = 'areas/catalogue';
const CLIENT = 'packages/client/src';

const stored = (...names: string[]): SpecRow[] =>
  names.map((name) => ({
    of: 'storage keys',
    file: `${CLIENT}/storage.ts`,
    name,
    value: /^(MC_SESSION_INFO|trialName)$/.test(name) ? 'visit' : 'always',
  }));

const rows = (of: string, file: string, values: Record<string, SpecValue>): SpecRow[] =>
  Object.entries(values).map(([name, value]) => ({ of, file, name, value }));

export const SPEC_LIST: readonly SpecRow[] = [
  ...stored(...SPEC_STORAGE_KEYS),
  ...rows('popup refresh', 'areas/content/content.limits.ts', { POPUP_REFRESH_MS: 500 }),
  ...rows('carousels', `${UI}/motion/carousel.limits.ts`, {
    BANNER_AUTOPLAY_MS: 5000,
    TICKER_DELAY_MS: 5000,
    TICKER_SLIDE_MS: 500,
  }),
  ...rows('game lists', `${CATALOGUE}/categories.ts`, {
    GAMES_PER_PAGE: 26,
    PLATFORM: 'html5',
    RECENT_PER_PAGE: 25,
    WINNERS_SHOWN: 20,
    MIN_BETS: ['0.01', '0.05', '0.1', '0.5', '0.75'],
    HOT: 'HOT',
  }),
  ...rows('hot games', `${CATALOGUE}/catalogue.api.ts`, {
    HOT_GAMES: { query: { isPlatform: '2' } },
  }),
  ...rows('loading more', `${UI}/lists/list.limits.ts`, {
    LOAD_AHEAD_PX: 500,
    LOAD_THROTTLE_MS: 1000,
  }),
  // 200 to 250 ms: the middle.
  ...rows('language change', `${CLIENT}/language.ts`, { LANGUAGE_RELOAD_DEBOUNCE_MS: 225 }),
  ...rows('revalidation', `${CLIENT}/form.ts`, { REVALIDATION_DEBOUNCE_MS: 200 }),
  ...rows('inputs', 'areas/verification/verification.limits.ts', {
    CAPTCHA_MAX: 6,
    SMS_CODE_MAX: 10,
    MOBILE_MAX: 20,
  }),
  ...rows('SMS countdown', 'areas/verification/verification.limits.ts', { CODE_COUNTDOWN_S: 60 }),
  ...rows('toasts', `${UI}/layers/toast.limits.ts`, {
    TOAST_LOADING_S: 9999,
    TOAST_LOADING_SHORT_S: 10,
    TOAST_SUCCESS_S: 1.5,
    TOAST_SUCCESS_SHORT_S: 1,
    TOAST_NOTICE_S: 2,
    TOAST_SHORT_S: 3,
    TOAST_LONG_S: 8,
  }),
  ...rows('screens and touch', `${UI}/motion/touch.limits.ts`, {
    PRESS_IN_MS: 130,
    LONG_PRESS_MS: 370,
    PRESS_OUT_MS: 100,
    PRESS_RETENTION_PX: 20,
    PRESS_CANCEL_PX: 30,
    SWIPE_PX: 60,
    DIALOG_GUARD_MS: 300,
    STICKY_AFTER_PX: 100,
    SCREEN_FADE_MS: 300,
    BACK_SWIPE_PX: 100,
  }),
  ...rows('member types', 'packages/kernel/src/members.ts', { NON_AGENT_TYPES: [0, 4, 40] }),
  ...rows('languages', 'packages/kernel/src/languages.ts', { WRITTEN_LANGUAGES: ['EN', 'TY'] }),
  ...rows('gateways', 'areas/accounts/server/open-session.ts', {
    GATEWAY: { WEB: 1, MOBILE: 3 },
  }),
  ...rows('game count text', 'areas/home/web/game-count.ts', { GAME_COUNT_SAID: 600 }),
  ...rows('scroll-number widget', `${UI}/display/RollingNumber.tsx`, { STRIP_REM: 53 }),
  ...rows('jackpot', 'areas/home/home.limits.ts', {
    COUNTER_FROM: 170_000_000,
    COUNTER_TO: 250_000_000,
    COUNTER_STEP_FROM: 100,
    COUNTER_STEP_TO: 500,
    COUNTER_PAUSES_MS: [3000, 4000, 5000],
  }),
  ...rows('lazy routes', 'apps/web/src/app/useScreen.ts', { LAZY_ROUTE_DELAY_MS: 200 }),
  ...rows('service worker', 'apps/web/src/app/installed/worker.limits.ts', {
    UPDATE_WINDOW_S: 60,
  }),
  ...rows('merchant codes', 'packages/whitelabel/src/settings.ts', {
    'site.merchant': 'palaro',
    'site.trialMerchant': 'palaro-trial',
  }),
];

export const LATER_CONSTANTS: readonly LaterRow[] = [
  {
    of: 'redirect after a password change',
    comesWith: 'the password change (issue 6)',
    sign: /password.*redirect|redirect.*password/i,
  },
  {
    of: 'game reload debounce',
    comesWith: 'lottery rooms that reload their game',
    sign: /(game|lottery).*reload|reload_game/i,
  },
  { of: 'no-dividend types', comesWith: 'agents’ dividends', sign: /no_?dividend/i },
  { of: 'prize modes', comesWith: 'lotteries', sign: /prize_?modes?/i },
  { of: 'play types', comesWith: 'lotteries', sign: /^PLAY_TYPES$/ },
  { of: 'esport games TF', comesWith: 'the sportsbook', sign: /esports?_?(game|vendor)/i },
  {
    of: 'cockfight games DS88',
    comesWith: 'the cockfight vendor',
    sign: /cockfight_?(game|vendor)/i,
  },
];
