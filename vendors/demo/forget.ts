import type { VendorConnection } from '../contract.ts';
import { ask } from './ask.ts';

/** Tells the demo vendor that the demo began anew. Throws where it does not say that it did too. */
export async function forgetAtDemoVendor(connection: VendorConnection): Promise<void> {
  const { status } = (await ask(connection, '/reset', '{}')) as { status?: unknown };
  if (status !== 'OK') throw new Error('the demo vendor did not begin anew');
}
