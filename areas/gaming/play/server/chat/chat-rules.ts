import { CHAT_MAX } from '../../chat.limits.ts';

const GAP_MS = 2_000;
const MINUTE_MS = 60_000;
const A_MINUTE = 10;
/** The same words again count as a repeat for so long; longer nobody looks back. */
export const LOOK_BACK_MS = 5 * 60_000;

/** Control, direction and invisible signs, except the joiner within emoji; heaps of accents. */
const SIGNS = /[\p{Cc}\u200b\u200c\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]|\p{M}{3}/u;

const ENDINGS = [
  'com',
  'net',
  'org',
  'ph',
  'io',
  'me',
  'co',
  'info',
  'biz',
  'xyz',
  'site',
  'online',
  'app',
  'link',
  'top',
  'club',
  'vip',
  'bet',
  'win',
  'shop',
  'live',
  'asia',
  'gg',
  'ly',
  'tv',
  'cc',
].join('|');
const CONTACTS: readonly RegExp[] = [
  /https?:|www\.|\/\//,
  new RegExp(`[a-z0-9](?:\\.| ?[([]dot[)\\]] ?| dot )(?:${ENDINGS})(?![a-z])`),
  /@ ?\w\w|\w ?[([]at[)\]] ?\w/,
  // A telephone number, however its digits are parted.
  /(?:\d[\s().+-]{0,3}){9,}/,
];

/** A multiplier or an amount: its digits are none of a telephone number. */
const isAmount = (word: string) =>
  /^₱?\d{1,3}(?:,\d{3})*(?:\.\d{1,2})?[x×%]?$/.test(word) && /[^\d]/.test(word);

/** Whether a text tells where else to find somebody: an address, a mail, a handle, a number. */
export function tellsContact(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\u200d/g, '')
    .replace(/\s+/g, ' ');
  const words = plain.split(' ').filter((word) => !isAmount(word.replace(/[!?.,]+$/, '')));
  return CONTACTS.some((contact) => contact.test(words.join(' ')));
}

/** What is wrong with a text by itself; null: nothing. `text` is without space around it. */
export function textFault(text: string): 'long' | 'signs' | 'contact' | null {
  if (Array.from(text).length > CHAT_MAX) return 'long';
  if (SIGNS.test(text)) return 'signs';
  return tellsContact(text) ? 'contact' : null;
}

interface Said {
  text: string;
  sent_at: Date;
}

/** The words without what changes nothing: case, space, signs at the end. */
const wordsOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/(\S)[\s.!?~]+$/, '$1');

/**
 * How a message floods the chat, by what its writer said before: one in two seconds, ten in a
 * minute, and not the same within five minutes. `waitMs`: after it he may write again.
 */
export function floodFault(
  before: readonly Said[],
  text: string,
  now: Date,
): { fault: 'often' | 'repeat'; waitMs: number } | null {
  const ages = before.map(({ sent_at }) => now.getTime() - sent_at.getTime());
  const youngest = Math.min(...ages, Infinity);
  if (youngest < GAP_MS) return { fault: 'often', waitMs: GAP_MS - youngest };
  const ofMinute = ages.filter((age) => age < MINUTE_MS).sort((a, b) => a - b);
  const tenth = ofMinute[A_MINUTE - 1];
  if (tenth !== undefined) return { fault: 'often', waitMs: MINUTE_MS - tenth };
  const recent = before.filter((_, nth) => (ages[nth] ?? 0) < LOOK_BACK_MS);
  const same = recent.some((said) => wordsOf(said.text) === wordsOf(text));
  return same ? { fault: 'repeat', waitMs: 0 } : null;
}
