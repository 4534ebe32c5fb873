import type { VendorClient, VendorConnection, VendorLaunch } from '../contract.ts';
import { ask } from './ask.ts';

/** Only a web address, and only on the vendor's own origin, is handed to a member's browser. */
function ownAddress(answer: unknown, address: string): string {
  const { status, url } = answer as { status?: unknown; url?: unknown };
  if (status !== 'OK' || typeof url !== 'string') throw new Error('the vendor refused the launch');
  const target = new URL(url, address);
  if (target.origin !== new URL(address).origin) throw new Error('the launch leads elsewhere');
  return target.href;
}

export const demoClient: VendorClient = {
  async launch(connection: VendorConnection, launch: VendorLaunch) {
    const answer = await ask(connection, '/launch', JSON.stringify(launch));
    return ownAddress(answer, connection.address);
  },
};
