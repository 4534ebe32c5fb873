/** Where a value is kept: for this visit, or until it is removed. */
type Lasting = 'visit' | 'always';

/**
 * Everything the client stores, under the specification's names (APP-17) and, below them, its own.
 * Cached values are those that an outside client of the specification would look for.
 */
export const STORAGE = {
  MC_SESSION_INFO: 'visit',
  trialName: 'visit',
  SHELL_PU_A: 'always',
  SHELL_PU_B: 'always',
  hideDownloadBar: 'always',
  WEBCLIP: 'always',
  memberInfo: 'visit',
  lottList: 'visit',
  elottList: 'visit',
  gameHot: 'visit',
  allVasslage: 'visit',
  service_link: 'visit',
  down_link: 'visit',
  regValidatas: 'visit',
  getVassGameType: 'visit',
  getGameLotts: 'visit',
  ANNOUNT_NOTICE: 'visit',
  /** The build whose answers are kept: another's may have another shape. */
  keptBy: 'visit',
  /** Chooses this visit's image hosts (APP-14). */
  imageHost: 'visit',
  /** 0 after a logout: the next visit starts as a guest (FGT-06). */
  autoLogin: 'always',
  /** Saved logins, one a way of logging in (LOGIN-11); they hold no password. */
  savedLogin: 'always',
  savedMobileLogin: 'always',
  PSW: 'visit',
  bankList: 'visit',
  /** A guest's name for their conversation with operators; whoever holds it reads on. */
  supportGuest: 'always',
  /** Who a provider has confirmed, until an account is logged into or registered for it. */
  socialArrival: 'visit',
  language: 'always',
  theme: 'always',
  sound: 'always',
  haptics: 'always',
  hideBalance: 'always',
  /** Whose messages this device shows (web push). */
  pushFor: 'always',
} as const satisfies Record<string, Lasting>;

export type StorageKey = keyof typeof STORAGE;

/** Private windows and full disks refuse storage; the visit then goes on without a memory. */
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
    // Nothing to do: see `area`.
  }
}

/** Reads a stored JSON value; what does not parse counts as absent. */
export function readStoredJson<T>(key: StorageKey): T | null {
  try {
    return JSON.parse(readStored(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

const LEFT_BY_A_LOGIN: readonly StorageKey[] = ['PSW', 'bankList', 'memberInfo', 'trialName'];

/** What a logout leaves behind: nothing of the visit, no saved login, `autoLogin` 0 (FGT-06). */
export function forgetVisit(): void {
  for (const key of LEFT_BY_A_LOGIN) writeStored(key, null);
  try {
    window.sessionStorage.clear();
  } catch {
    // Nothing was stored then.
  }
  writeStored('autoLogin', '0');
}
