import { timingSafeEqual } from 'node:crypto';
import { randomHex, type VendorCommand } from '@palaro/kernel';
import type { VendorConnection } from '../contract.ts';
import { askHttp } from '../http.ts';
import { kasaCallbacks } from './callbacks.ts';
import { readForm, writeForm, type Form } from './form.ts';
import { hashOf } from './hash.ts';

const DONE = '0';
/** Stands in for the session, which is a secret that the vendor's list leaves out. */
const NO_SESSION = { token: 'statement' };
const PLAYED: readonly string[] = ['bet', 'betwin'];

/** Asks the vendor at its one address. Throws when no trustworthy answer came. */
export async function askKasa(
  { address, key, secret, now }: VendorConnection,
  method: string,
  asked: Record<string, string>,
): Promise<Form> {
  const requestId = randomHex(16);
  const time = String(Math.floor(now().getTime() / 1000));
  const fields = { method, ...asked, partner: key, request_id: requestId, time };
  const hash = hashOf(new Map(Object.entries(fields)), secret);
  const { status, text } = await askHttp(new URL('/kasa/ask', address), {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: writeForm({ ...fields, hash }),
  });
  const told = readForm(Buffer.from(text));
  const ours = told.get('request_id') === requestId;
  if (status !== 200 || !ours || !isSigned(told, secret) || told.get('code') !== DONE) {
    throw new Error(`the vendor answered ${method} with ${status}, code ${told.get('code')}`);
  }
  return told;
}

function isSigned(told: Form, secret: string): boolean {
  const expected = hashOf(told, secret);
  const given = told.get('hash') ?? '';
  return (
    expected.length === given.length && timingSafeEqual(Buffer.from(expected), Buffer.from(given))
  );
}

/** Turns the messages `m1` to `m<n>` of an answer, each a form, back into commands. */
export function listedCommands(told: Form, vendor: string): VendorCommand[] {
  const count = Number(told.get('n'));
  const rows = Array.from({ length: count }, (_, at) => told.get(`m${at + 1}`));
  if (!Number.isInteger(count) || told.has(`m${count + 1}`) || rows.includes(undefined)) {
    throw new Error('the list is incomplete');
  }
  return rows.map((row) => {
    const { method = '', ...fields } = Object.fromEntries(readForm(Buffer.from(row ?? '')));
    const message = { ...fields, ...(PLAYED.includes(method) ? NO_SESSION : {}) };
    const command = kasaCallbacks[method]?.(message, vendor);
    if (!command || command.kind === 'question')
      throw new Error(`the message ${method} is unknown`);
    return command;
  });
}
