import type { App } from '@palaro/server';
import { vendorByCode } from '@palaro/vendors';
import { askVendor } from './vendor-circuit.ts';
import { connectionOf } from './vendor-connections.ts';

interface Ended {
  vendor: string;
  /** The id by which the vendor knows the member. */
  memberId: string;
  game: string;
}

/** Tells an outside vendor that a member's session is over; best effort (protocol §9.5). */
export async function closeAtVendor(app: App, { vendor: code, memberId, game }: Ended) {
  const vendor = vendorByCode(code);
  const { closeSession } = vendor?.client ?? {};
  const connection = vendor && closeSession ? await connectionOf(app, vendor) : null;
  if (!connection || !closeSession) return;
  try {
    await askVendor(app, code, () => closeSession(connection, { member: memberId, game }));
  } catch (error) {
    app.log.warn({ err: error, vendor: code }, 'a vendor did not hear that a session ended');
  }
}
