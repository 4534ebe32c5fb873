/** How long a value is kept: for this visit, or until it is removed. */
type Lasting = 'visit' | 'always';

/**
 * Everything the client stores: first the specification's names (APP-17), then the client's. Values
 * are cached under the specification's names because outside clients look for them there. The names
 * of screens that do not exist yet (the lottery's, the agent home's WEBCLIP) come with them.
 */
export const STORAGE = {
  MC_SESSION_INFO: 'visit',
  trialName: 'visit',
  SHELL_PU_A: 'always',
  SHELL_PU_B: 'always',
  hideDownloadBar: 'always',
  memberInfo: 'visit',
  gameHot: 'visit',
  allVasslage: 'visit',
  service_link: 'visit',
  down_link: 'visit',
  regValidatas: 'visit',
  getVassGameType: 'visit',
  ANNOUNT_NOTICE: 'visit',
  /** The build whose answers are kept; another build's may have another shape. */
  keptBy: 'visit',
  /** The hearts of a trial, until an account of its own takes them. */
  trialFavourites: 'visit',
  /** When a part's code had failed twice and the page was loaded anew, in milliseconds. */
  freshPage: 'visit',
  /** Chooses this visit's image hosts (APP-14). */
  imageHost: 'visit',
  /** 0 after a logout, for outside clients (FGT-06). */
  autoLogin: 'always',
  /** Saved logins, one for each way to log in (LOGIN-11), without passwords. */
  savedLogin: 'always',
  savedMobileLogin: 'always',
  /** Left by older clients; a changed password removes it (FGT-04). */
  PSW: 'visit',
  /** Identifies a guest's conversation with operators; whoever holds it can read on. */
  supportGuest: 'always',
  /** The person a provider has confirmed, until he logs in or registers. */
  socialArrival: 'visit',
  /** The deposit that a game asked for, and the game's address. */
  depositFor: 'visit',
  language: 'always',
  theme: 'always',
  textSize: 'always',
  sound: 'always',
  haptics: 'always',
  hideBalance: 'always',
  /** Where home's jackpot counter stood last, so that it never falls. */
  jackpotCount: 'always',
  /** Of the console, by screen: saved views and the columns that are shown; the folded menu. */
  consoleViews: 'always',
  consoleColumns: 'always',
  consoleRail: 'always',
  /** The member whose web push messages this device shows. */
  pushFor: 'always',
} as const satisfies Record<string, Lasting>;

export type StorageKey = keyof typeof STORAGE;

/** Private windows and full disks refuse storage; the visit then works without it. */
function area(key: StorageKey): Storage | null {
  try {
    return STORAGE[key] === 'visit' ? window.sessionStorage : window.localStorage;
  } catch {
    return null;
  }
}

export function readStored(key: StorageKey): string | null {
  try {
    return area(key)?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Stores a text; null removes it. */
export function writeStored(key: StorageKey, value: string | null): void {
  try {
    if (value === null) area(key)?.removeItem(key);
    else area(key)?.setItem(key, value);
  } catch {
    // Storage is not available, see `area`.
  }
}

/** Reads a stored JSON value; a text that does not parse counts as absent. */
export function readStoredJson<T>(key: StorageKey): T | null {
  try {
    return JSON.parse(readStored(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

/** Clears storage at a logout: nothing of the visit stays, and `autoLogin` is 0 (FGT-06). */
export function forgetVisit(): void {
  try {
    window.sessionStorage.clear();
  } catch {
    // Storage is not available, so nothing was stored.
  }
  writeStored('autoLogin', '0');
}
