import { readStoredJson, writeStored } from '@palaro/client';

/** The login page's tabs; each has its slot (LOGIN-02, LOGIN-11). */
const PLACES = { username: 'savedLogin', sms: 'savedMobileLogin' } as const;
export type SavedType = keyof typeof PLACES;
const TYPES = Object.keys(PLACES) as SavedType[];

/** A saved login: the name or mobile number, and the device's half of its token. */
export interface SavedLogin {
  type: SavedType;
  username: string;
  countryDialingCode: string;
  /** `dt1.…`, never a password (docs/domain/accounts.md §4). Its other half is a cookie. */
  token: string;
}

const SUFFIX = '.palaro';
const TOKEN = /^dt1\./;

/** The stored shape, as the specification defines it. */
type Slot = Omit<SavedLogin, 'token'> & { password: string };

/**
 * Base64 twice with a suffix: the specification asks for this shape. It hides nothing (LOGIN-11).
 */
const wrapped = (token: string) => btoa(btoa(token) + SUFFIX);

function unwrapped(password: string): string | null {
  try {
    const inner = atob(password);
    if (inner.slice(-SUFFIX.length) !== SUFFIX) return null;
    const token = atob(inner.slice(0, -SUFFIX.length));
    return TOKEN.test(token) ? token : null;
  } catch {
    return null;
  }
}

/** The saved login of a tab; null where there is none or it cannot log in. */
export function readSavedLogin(type: SavedType): SavedLogin | null {
  const slot = readStoredJson<Slot>(PLACES[type]);
  if (typeof slot?.username !== 'string' || typeof slot.password !== 'string') return null;
  const token = unwrapped(slot.password);
  if (token === null) return null;
  return { type, username: slot.username, countryDialingCode: slot.countryDialingCode, token };
}

/** Keeps a login in its tab's slot, but only a device token. */
export function saveLogin({ type, username, countryDialingCode, token }: SavedLogin): void {
  if (!TOKEN.test(token)) return dropSavedLogin(type);
  const slot: Slot = { type, username, password: wrapped(token), countryDialingCode };
  writeStored(PLACES[type], JSON.stringify(slot));
}

/** Deletes a tab's saved login; without a tab, all of them (FGT-06). */
export function dropSavedLogin(type?: SavedType): void {
  for (const one of type ? [type] : TYPES) writeStored(PLACES[one], null);
}

/**
 * Replaces the saved device token with a fresh one, as after the member changed his password
 * (FGT-04, docs/domain/accounts.md §4). Does nothing where nothing was saved.
 */
export function renewSavedLogin({ type, slot }: { type: SavedType; slot: string }): void {
  const saved = readSavedLogin(type);
  if (saved) saveLogin({ ...saved, token: slot });
}
