import { nameParts } from '@palaro/rules';
import { defineProvision, keyedDigest, refuse, type App } from '@palaro/server';
import { maskMobile } from '@palaro/step-up/server';
import { COUNTRIES, homeCountry, normalMobile } from '@palaro/verification/mobile';
import type { DenyKind } from '../deny-list.limits.ts';
import { readRange } from './address-range.ts';

/** Value as it is kept and compared. */
export interface DenyValue {
  digests: readonly Buffer[];
  /** Range of addresses; null for the other kinds. */
  net: string | null;
  /** Masked, for lists. */
  shown: string;
  /** E.164, where it is a mobile number. */
  mobile: string | null;
  /** Fits many people, so that two people add it. */
  isWide: boolean;
}

/** Digests that an account's number can have among members' cards; empty where it is no number. */
export const cardNumberDigests =
  defineProvision<(typed: string) => Buffer[]>('deny-list.card-digests');

export const mobileDigest = (app: App, e164: string): Buffer =>
  keyedDigest(app, 'deny-list.mobile', e164);

/**
 * Digest of a name's parts in any order, without accents, case, articles and short forms. A name of
 * a single part says too little: null.
 */
export function nameDigest(app: App, name: string): Buffer | null {
  const parts = nameParts(name);
  return parts.length < 2 ? null : keyedDigest(app, 'deny-list.name', [...parts].sort().join(' '));
}

/** `J••• D••• C•••`: enough for a person who knows the name. */
const maskWords = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .map((word) => `${Array.from(word)[0] ?? ''}•••`)
    .join(' ');

export const deviceLabel = (device: Buffer): string => `${device.toString('hex').slice(0, 8)}…`;
export const cardLabel = (last4: string): string => `••••${last4}`;

const DEVICE = /^[0-9a-f]{64}$/;

const ofDevice = (typed: string): DenyValue | null => {
  const hex = typed.trim().toLowerCase();
  if (!DEVICE.test(hex)) return null;
  const digest = Buffer.from(hex, 'hex');
  return { digests: [digest], net: null, shown: deviceLabel(digest), mobile: null, isWide: false };
};

const ofCard = (typed: string, app: App): DenyValue | null => {
  const digests = cardNumberDigests.of(app)(typed);
  if (digests.length === 0) return null;
  return {
    digests,
    net: null,
    shown: cardLabel(typed.trim().slice(-4)),
    mobile: null,
    isWide: false,
  };
};

export const mobileValue = (app: App, e164: string): DenyValue => ({
  digests: [mobileDigest(app, e164)],
  net: null,
  shown: maskMobile(e164),
  mobile: e164,
  isWide: false,
});

const ofMobile = (typed: string, app: App): DenyValue | null => {
  const number = typed.replace(/[\s-]/g, '');
  const abroad = COUNTRIES.find(({ dialingCode }) => number.startsWith(`+${dialingCode}`));
  const { dialingCode } = abroad ?? homeCountry(app.site.settings['site.location']);
  const national = abroad ? number.slice(dialingCode.length + 1) : number;
  const e164 = normalMobile(national, dialingCode);
  return e164 === null ? null : mobileValue(app, e164);
};

const ofAddress = (typed: string): DenyValue | null => {
  const range = readRange(typed);
  return (
    range && { digests: [], net: range.net, shown: range.net, mobile: null, isWide: range.isWide }
  );
};

export const nameValue = (app: App, name: string): DenyValue | null => {
  const digest = nameDigest(app, name);
  return (
    digest && { digests: [digest], net: null, shown: maskWords(name), mobile: null, isWide: true }
  );
};

const READERS: Record<DenyKind, (typed: string, app: App) => DenyValue | null> = {
  device: ofDevice,
  card: ofCard,
  mobile: ofMobile,
  address: ofAddress,
  name: (typed, app) => nameValue(app, typed),
};

/** Reads a typed value; null where it is none of that kind. */
export const readValue = (app: App, kind: DenyKind, typed: string): DenyValue | null =>
  READERS[kind](typed, app);

/** The same; refuses `malformed` with the field's text. */
export function requireValue(app: App, kind: DenyKind, typed: string): DenyValue {
  const value = readValue(app, kind, typed);
  if (!value) throw refuse('malformed', { fields: { value: `deny-list.value_${kind}` } });
  return value;
}
