import type { VendorConnection } from '../contract.ts';
import { ask } from './ask.ts';

/** Tells the demo vendor that the demo was reset. Throws unless it confirms its reset. */
export async function forgetAtDemoVendor(connection: VendorConnection): Promise<void> {
  const { status } = (await ask(connection, '/reset', '{}')) as { status?: unknown };
  if (status !== 'OK') throw new Error('the demo vendor did not reset');
}
