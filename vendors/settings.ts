import {
  isMoneyText,
  MONEY_COMMANDS,
  type VendorCommand,
  type VendorQuestion,
} from '@palaro/kernel';

/** The settings that a deployment may change for a vendor (docs/domain/wallet-protocol.md §10). */
export interface VendorSettings {
  /** `transfer`: the vendor keeps the balance itself (§11). */
  model: 'seamless' | 'transfer';
  currencies: readonly string[];
  /** The commands that the vendor may send; any other is answered `UNKNOWN_COMMAND`. */
  commands: readonly (VendorCommand | VendorQuestion)['kind'][];
  /**
   * Addresses and networks (CIDR) that may call; an empty list allows all. Never the only
   * protection.
   */
  addresses: readonly string[];
  /** How far a first delivery's timestamp may be from the site's clock. */
  clockSkewSeconds: number;
  /** How long a close's totals may differ before people are told. */
  graceSeconds: number;
  /** How long a round may stay open before the vendor is asked. */
  roundTtlSeconds: number;
  /** The player may change games inside a session. */
  lobby: boolean;
  /** A member may have several live sessions. */
  parallelSessions: boolean;
  /** How long a session token lives: after the last bet, and in any case (§9.5). */
  sessionIdleSeconds: number;
  sessionMaxSeconds: number;
  /** Bounds of one bet in addition to the game's; money on the wire. */
  minBet: string | null;
  maxBet: string | null;
  /** A single payout above it is booked, and people are told; money on the wire. */
  payoutAlarm: string;
  /** Decimals of amounts in the vendor's dialect; further digits are cut. */
  amountDecimals: number;
  /** Whether the vendor's free rounds are taken; their wins become an award. */
  freeRounds: boolean;
  /** The time zone of the days in its reports. */
  reportTimezone: string;
  /** Whether the game opens inside our page or in a new tab. */
  openIn: 'frame' | 'tab';
  /** Message fields that hold secrets; the message log blanks them. */
  secretFields: readonly string[];
}

/** The defaults, where neither the adapter nor the deployment sets a value. */
export const DEFAULT_SETTINGS: VendorSettings = {
  model: 'seamless',
  currencies: ['PHP'],
  commands: ['authenticate', 'balance', 'question', ...MONEY_COMMANDS],
  addresses: [],
  clockSkewSeconds: 300,
  graceSeconds: 60,
  roundTtlSeconds: 3_600,
  lobby: false,
  parallelSessions: false,
  sessionIdleSeconds: 1_800,
  sessionMaxSeconds: 43_200,
  minBet: null,
  maxBet: null,
  payoutAlarm: '1000000.0000',
  amountDecimals: 4,
  freeRounds: true,
  reportTimezone: 'Asia/Manila',
  openIn: 'frame',
  secretFields: ['code', 'session'],
};

type Check = (value: unknown) => boolean;
type Of<T> = (value: unknown) => value is T;

const DAY = 86_400;
const SECONDS_MAX = 7 * DAY;

const text: Check = (value) => typeof value === 'string' && value !== '';
const flag = ((value) => typeof value === 'boolean') as Of<boolean>;
const among =
  <const T extends readonly unknown[]>(...choices: T): Of<T[number]> =>
  (value): value is T[number] =>
    choices.includes(value);
const whole =
  (least: number, most: number): Of<number> =>
  (value): value is number =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
const listOf =
  <T>(one: Check): Of<readonly T[]> =>
  (value): value is readonly T[] =>
    Array.isArray(value) && value.every(one);
const amount: Of<string | null> = (value): value is string | null =>
  value === null || (typeof value === 'string' && isMoneyText(value) && !value.startsWith('-'));

const CHECKS: { [K in keyof VendorSettings]: Of<VendorSettings[K]> } = {
  model: among('seamless', 'transfer'),
  currencies: listOf((one) => typeof one === 'string' && /^[A-Z]{3}$/.test(one)),
  commands: listOf(among(...DEFAULT_SETTINGS.commands)),
  addresses: listOf((one) => typeof one === 'string' && /^[0-9a-fA-F.:]+(\/\d{1,3})?$/.test(one)),
  clockSkewSeconds: whole(1, 300),
  graceSeconds: whole(0, DAY),
  roundTtlSeconds: whole(1, SECONDS_MAX),
  lobby: flag,
  parallelSessions: flag,
  sessionIdleSeconds: whole(1, DAY),
  sessionMaxSeconds: whole(1, DAY),
  minBet: amount,
  maxBet: amount,
  payoutAlarm: (value): value is string => value !== null && amount(value),
  amountDecimals: whole(0, 4),
  freeRounds: flag,
  reportTimezone: (value): value is string => typeof value === 'string' && isZone(value),
  openIn: among('frame', 'tab'),
  secretFields: listOf(text),
};

function isZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/**
 * The adapter's settings, overridden by the deployment's. Throws an `Error` that names the first
 * unknown setting or wrong value, because a mistyped protection must not silently be none.
 */
export function withOverrides(settings: VendorSettings, overrides: unknown): VendorSettings {
  if (typeof overrides !== 'object' || overrides === null || Array.isArray(overrides)) {
    throw new Error('settings must be an object');
  }
  for (const [name, value] of Object.entries(overrides)) {
    if (!Object.hasOwn(CHECKS, name)) throw new Error(`there is no vendor setting ${name}`);
    if (!CHECKS[name as keyof VendorSettings](value)) {
      throw new Error(`the vendor setting ${name} cannot be ${JSON.stringify(value)}`);
    }
  }
  return { ...settings, ...overrides };
}
