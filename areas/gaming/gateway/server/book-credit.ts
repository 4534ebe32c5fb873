import { vendorSettings } from '@palaro/catalogue/server';
import { recordAudit, refuse, type App, type Operator } from '@palaro/server';
import type { Vendor } from '@palaro/vendors';
import { bookMessage } from './answer-callback.ts';
import { blankSecrets } from './message-log.ts';
import { findParked, settlingAskedFor } from './parked.repository.ts';
import { requireVendor } from './read-vendors.ts';
import { requireWaiting, settle } from './settle-credit.ts';

interface Of {
  vendor: string;
  credit: string;
}

/** A waiting credit as its vendor sent it, without secrets. Refuses `not_found`. */
export async function readCredit(app: App, { vendor, credit }: Of) {
  const { code } = requireVendor(vendor);
  const row = await findParked(app.db, code, credit);
  if (!row) throw refuse('not_found');
  const { secretFields } = await vendorSettings(app, code);
  const { id, command, status, parked_at, outcome } = row;
  return {
    id,
    command,
    status,
    outcome,
    at: parked_at.toISOString(),
    asked: outcome === null ? await settlingAskedFor(app.db, code, id) : null,
    message: blankSecrets(row.body.toString('utf8'), secretFields),
  };
}

/**
 * Has the wallet execute a waiting credit again, exactly as its signed message says: once what kept
 * it out is mended, it is booked through the same door and under the vendor's own id. One person,
 * recorded. Refuses `not_found`, `credit.settled`; answers the wallet's status.
 */
export async function bookCredit(app: App, operator: Operator, { vendor: code, credit }: Of) {
  const vendor = requireVendor(code);
  const row = await findParked(app.db, vendor.code, credit);
  if (!row) throw refuse('not_found');
  if (row.resolved_at !== null) throw refuse('credit.settled');
  const { command } = row;
  const settings = await vendorSettings(app, vendor.code);
  const read = () => messageOf(vendor, row);
  const { status } = await bookMessage(app, vendor, settings, { command, read });
  const booked = status === 'OK';
  await app.db.transaction().execute(async (tx) => {
    const about = { vendor: vendor.code, credit, command };
    if (booked) {
      await requireWaiting(tx, vendor.code, credit);
      const how = { outcome: 'booked', by: operator.name, note: 'booked' } as const;
      await settle(app, tx, { ...about, ...how });
    }
    const entry = { subject: `vendor:${vendor.code}`, after: { credit, command, status } };
    await recordAudit(tx, operator, app.clock.now(), entry);
  });
  return { booked, status };
}

/** The message as it was read when it came. Throws `MalformedMessage`. */
function messageOf(vendor: Vendor, { body, part }: { body: Buffer; part: boolean }): unknown {
  if (part) return (JSON.parse(body.toString('utf8')) as { message: unknown }).message;
  return vendor.wire.read({ method: 'POST', path: '', query: {}, headers: {}, body });
}
