import type { MemberId } from '@palaro/kernel';
import { refuse, wholeList, type App, type Db } from '@palaro/server';
import { sql } from 'kysely';
import type { DenyKind } from '../deny-list.limits.ts';
import {
  cardLabel,
  deviceLabel,
  mobileValue,
  nameValue,
  readValue,
  type DenyValue,
} from './deny-values.ts';

/** Something of a member that can be denied; `ref` names it without showing it. */
interface DenyChoice {
  kind: DenyKind;
  ref: string;
  value: DenyValue;
}

const DEVICES = 10;

/** Reads a member's number, name, accounts, latest browsers and their addresses. */
async function memberChoices(app: App, db: Db, member: MemberId): Promise<DenyChoice[]> {
  const row = await db
    .selectFrom('member')
    .select(['mobile', 'payee_name', 'register_ip'])
    .where('id', '=', member)
    .executeTakeFirst();
  if (!row) throw refuse('not_found');
  const name = row.payee_name === null ? null : nameValue(app, row.payee_name);
  const [devices, cards] = await Promise.all([listDevices(db, member), listCards(db, member)]);
  const addresses = [...devices.map(({ ip }) => ip), row.register_ip ?? ''].filter(Boolean);
  return [
    ...devices.map(({ device }) => ofDevice(device)),
    ...cards.map(ofCard),
    ...(row.mobile === null ? [] : [ofMobile(app, row.mobile)]),
    ...[...new Set(addresses)].flatMap((ip) => ofAddress(app, ip)),
    ...(name ? [{ kind: 'name' as const, ref: 'name', value: name }] : []),
  ];
}

/** Reads one of them; refuses `not_found`. */
export async function readChoice(
  app: App,
  db: Db,
  member: MemberId,
  { kind, ref }: Pick<DenyChoice, 'kind' | 'ref'>,
): Promise<DenyValue> {
  const choices = await memberChoices(app, db, member);
  const choice = choices.find((one) => one.kind === kind && one.ref === ref);
  if (!choice) throw refuse('not_found');
  return choice.value;
}

const plain = (digest: Buffer, shown: string): DenyValue => ({
  digests: [digest],
  net: null,
  shown,
  mobile: null,
  isWide: false,
});

const ofDevice = (device: Buffer): DenyChoice => ({
  kind: 'device',
  ref: device.toString('hex'),
  value: plain(device, deviceLabel(device)),
});

const ofCard = (card: CardRow): DenyChoice => ({
  kind: 'card',
  ref: card.id,
  value: plain(card.number_digest, cardLabel(card.last4)),
});

const ofMobile = (app: App, mobile: string): DenyChoice => ({
  kind: 'mobile',
  ref: 'mobile',
  value: mobileValue(app, mobile),
});

function ofAddress(app: App, ip: string): DenyChoice[] {
  const value = readValue(app, 'address', ip);
  return value ? [{ kind: 'address', ref: ip, value }] : [];
}

const listDevices = (db: Db, member: MemberId) =>
  db
    .selectFrom('member_device')
    .select(['device', 'ip'])
    .where('member_id', '=', member)
    .orderBy('last_at', 'desc')
    .limit(DEVICES)
    .execute();

interface CardRow {
  id: string;
  number_digest: Buffer;
  last4: string;
}

/** Removed ones too: they may come back under another member. */
async function listCards(db: Db, member: MemberId): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    select distinct on (number_digest) id, number_digest, last4 from bank_card
    where member_id = ${member} order by number_digest, added_at desc`.execute(db);
  return rows;
}

/** Reads the name that a member's money goes to; refuses `not_found` where he has none. */
export async function memberName(db: Db, member: MemberId): Promise<string> {
  const row = await db
    .selectFrom('member')
    .select('payee_name')
    .where('id', '=', member)
    .executeTakeFirst();
  if (!row?.payee_name) throw refuse('not_found');
  return row.payee_name;
}

/** Lists them masked, as an operator chooses among them. */
export async function listChoices(app: App, member: MemberId) {
  const choices = await memberChoices(app, app.db, member);
  const list = choices.map(({ kind, ref, value }) => ({ kind, ref, value: value.shown }));
  return wholeList({ list });
}
