import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { addCredential, retireCredential, switchVendor } from '@palaro/catalogue/server';
import type { App } from '@palaro/server';
import { vendorByCode, VENDORS } from '@palaro/vendors';

/** A shorter secret could be guessed by trying them all. */
const SECRET_CHARS_MIN = 16;
const PUBLIC_ID = /^[A-Za-z0-9._:-]{1,64}$/;
const WEB = /^https?:$/;

type Say = (line: string) => void;
interface Options {
  key?: string;
  'secret-file'?: string;
  address?: string;
}

/**
 * Runs `npm run vendors` by its arguments: lists the vendors, gives one a credential and an
 * address, retires a credential, switches one on or off. Throws with one clause if it cannot.
 */
export async function manageVendors(app: App, args: string[], say: Say): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      key: { type: 'string' },
      'secret-file': { type: 'string' },
      address: { type: 'string' },
    },
  });
  const [verb = 'list', name = ''] = positionals;
  if (verb === 'list') return list(app, say);
  if (verb === 'retire') return retire(app, name, say);
  if (!vendorByCode(name)) {
    const known = VENDORS.map(({ code }) => code).join(', ');
    throw new Error(`there is no vendor ${name}; the vendors are ${known}`);
  }
  if (verb === 'connect') return connect(app, name, values, say);
  if (verb !== 'on' && verb !== 'off')
    throw new Error(`${verb} is not one of list, on, off, connect, retire`);
  await switchVendor(app, name, verb === 'on');
  say(`${name} is ${verb}.`);
}

async function list({ db }: App, say: Say): Promise<void> {
  const vendors = await db.selectFrom('catalogue_vendor').selectAll().orderBy('vendor').execute();
  const keys = await db
    .selectFrom('vendor_credential')
    .select(['vendor', 'key'])
    .where('retired_at', 'is', null)
    .orderBy('created_at')
    .execute();
  for (const { code } of VENDORS) {
    const row = vendors.find(({ vendor }) => vendor === code);
    const own = keys.filter(({ vendor }) => vendor === code).map(({ key }) => key);
    const state = row?.enabled === false ? 'off' : 'on';
    say(`${code}  ${state}  ${row?.address ?? 'no address'}  ${own.join(', ') || 'no credential'}`);
  }
}

/** The secret comes from a file, because other users can read a command line. */
async function connect(app: App, vendor: string, options: Options, say: Say): Promise<void> {
  const { key, address, 'secret-file': file } = options;
  if (!key || !PUBLIC_ID.test(key) || !file) {
    throw new Error('name the credential: --key <public id> --secret-file <file>');
  }
  if (address !== undefined && !isWebAddress(address)) {
    throw new Error(`${address} is not a web address`);
  }
  const secret = (await readFile(file, 'utf8')).trim();
  if (secret.length < SECRET_CHARS_MIN) {
    throw new Error(`the secret has fewer than ${SECRET_CHARS_MIN} characters`);
  }
  if (await isTaken(app, key)) throw new Error(`${key} was a credential before: choose another id`);
  if (address !== undefined) {
    await app.db
      .insertInto('catalogue_vendor')
      .values({ vendor, address })
      .onConflict((row) => row.column('vendor').doUpdateSet({ address }))
      .execute();
  }
  await addCredential(app, { vendor, key, secret });
  say(`${vendor} has the credential ${key}; the nodes know it within seconds.`);
}

async function isTaken({ db }: App, key: string): Promise<boolean> {
  const known = db.selectFrom('vendor_credential').select('key').where('key', '=', key);
  return (await known.executeTakeFirst()) !== undefined;
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && WEB.test(new URL(text).protocol);
}

async function retire(app: App, key: string, say: Say): Promise<void> {
  const live = await app.db
    .selectFrom('vendor_credential')
    .select('vendor')
    .where('key', '=', key)
    .where('retired_at', 'is', null)
    .executeTakeFirst();
  if (!live) throw new Error(`there is no live credential ${key}`);
  await retireCredential(app, key);
  say(`${key} of ${live.vendor} is no longer valid.`);
}
