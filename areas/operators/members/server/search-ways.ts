import { sql, type RawBuilder } from 'kysely';
import { cardDigests } from '@palaro/bank-cards/server';
import type { App } from '@palaro/server';
import type { SearchBy } from '../members.api.ts';
import { SEARCH_MIN } from '../members.limits.ts';

/** One index to look into: the part of it that can match. */
export type Way = RawBuilder<{ id: string }>;
type Ways = Exclude<SearchBy, 'any'>;

const ID = /^[1-9]\d{5,17}$/;
const DEVICE = /^[0-9a-f]{64}$/;
const ADDRESS = /^(\d{1,3}\.){1,3}\d{0,3}$|^[0-9a-f]{1,4}(:[0-9a-f]{0,4}){1,7}$/i;

/** The search of an operator. */
export interface Search {
  by: SearchBy;
  text: string;
  /** Contacts match by the whole value only, for whom they are masked (`member.contact.view`). */
  wholeContacts: boolean;
}

interface Asked {
  app: App;
  text: string;
  wholeContacts: boolean;
  /** How many rows of one index are read at most, so that a common beginning costs no more. */
  most: number;
}

/**
 * The indexes that a search looks into. Each reads at most that many rows, in the index's own
 * order. Empty where the text can be none of what is asked for.
 */
export function waysOf(app: App, { by, text: typed, wholeContacts }: Search, most: number): Way[] {
  const text = typed.trim();
  const wanted: readonly Ways[] = by === 'any' ? guesses(text) : [by];
  return wanted.flatMap((one) => WAYS[one]({ app, text, wholeContacts, most }));
}

/** Contacts of a member as the search reads them; null: none. */
export interface Contacts {
  mobile: string | null;
  email: string | null;
  payee_name: string | null;
}

/**
 * Tells a search by contact: it says so, looks so, or found one of these members by it.
 * Such a search is recorded, since its answer says whose contact that is.
 */
export function isByContact({ by, text: typed }: Search, matches: readonly Contacts[]): boolean {
  const text = typed.trim().toLowerCase();
  if (text === '') return false;
  if (by !== 'any') return ['mobile', 'mail', 'payee', 'card'].includes(by);
  if (text.includes('@') || /^[+0][\d\s-]+$/.test(text)) return true;
  const isNumber = /^[\d\s-]+$/.test(text);
  return matches.some(
    ({ mobile, payee_name: payee }) =>
      (isNumber && mobile?.startsWith(e164(text))) || payee?.toLowerCase().startsWith(text),
  );
}

/** What a text can be by its look. */
function guesses(text: string): Ways[] {
  if (DEVICE.test(text)) return ['device'];
  if (text.includes('@')) return ['mail'];
  const digits = text.replace(/[\s-]/g, '');
  if (/^\+?\d+$/.test(digits)) {
    return digits.length === 4 ? ['card'] : ['id', 'mobile', 'card', 'account'];
  }
  if (ADDRESS.test(text)) return ['ip'];
  return ['account', 'nickname', 'payee'];
}

const WAYS: Record<Ways, (asked: Asked) => Way[]> = {
  id: ({ text }) => (ID.test(text) ? [sql`select id from member where id = ${text}`] : []),
  account: (asked) => begins(asked, 'member', sql`account`, lower(asked)),
  nickname: (asked) =>
    begins(asked, 'member', sql`lower(nickname)`, lower(asked), sql`nickname <> ''`),
  payee: (asked) =>
    contact(asked, sql`lower(payee_name)`, lower(asked), sql`payee_name is not null`),
  mail: (asked) => contact(asked, sql`lower(email)`, lower(asked), sql`email is not null`),
  mobile: (asked) => contact(asked, sql`mobile`, e164(asked.text), sql`mobile is not null`),
  ip: (asked) => [
    ...begins(asked, 'member', sql`register_ip`, asked.text, sql`register_ip is not null`),
    ...begins(asked, 'member', sql`last_login_ip`, asked.text, sql`last_login_ip is not null`),
    ...begins(asked, 'member_device', sql`ip`, asked.text),
  ],
  device: ({ text, most }) =>
    DEVICE.test(text)
      ? [
          sql`select member_id as id from member_device
            where device = ${Buffer.from(text, 'hex')} limit ${most}`,
        ]
      : [],
  card: ({ app, text, most }) => {
    const number = text.replace(/[\s-]/g, '');
    if (/^\d{4}$/.test(number)) {
      return [sql`select member_id as id from bank_card where last4 = ${number} limit ${most}`];
    }
    const digests = cardDigests(app, number);
    if (digests.length === 0) return [];
    return [
      sql`select member_id as id from bank_card
        where number_digest = any (${digests}::bytea[]) limit ${most}`,
    ];
  },
};

const lower = ({ text }: Asked) => text.toLowerCase();

/** As it is stored: `09171112233` and `63917…` are `+63917…`. */
function e164(text: string): string {
  const digits = text.replace(/[^\d+]/g, '');
  if (digits.startsWith('+')) return digits;
  return digits.startsWith('0') ? `+63${digits.slice(1)}` : `+${digits}`;
}

/** Members whose contact is that, or begins so for who may see contacts in full. */
function contact(
  asked: Asked,
  value: RawBuilder<unknown>,
  text: string,
  only: RawBuilder<unknown>,
): Way[] {
  if (!asked.wholeContacts) return begins(asked, 'member', value, text, only);
  return [sql`select id from member where ${only} and ${value} = ${text} limit ${asked.most}`];
}

/** The range of an index whose values begin so, compared byte by byte as the index is. */
function begins(
  { most }: Asked,
  table: 'member' | 'member_device',
  value: RawBuilder<unknown>,
  text: string,
  only: RawBuilder<unknown> = sql`true`,
): Way[] {
  if (text.length < SEARCH_MIN) return [];
  const id = table === 'member' ? sql`id` : sql`member_id as id`;
  return [
    sql`select ${id} from ${sql.table(table)}
      where ${only} and ${value} ~>=~ ${text} and ${value} ~<~ ${text + LAST}
      order by ${value} using ~<~ limit ${most}`,
  ];
}

/** Behind every character that a name can have. */
const LAST = '\u{10ffff}';
