// The registry of outside game vendors and the contract that each of them keeps. An adapter
// translates; sessions, duplicates, order and money are the wallet's, transport is the gateway's.
import type { Vendor } from './contract.ts';
import { demoVendor } from './demo/vendor.ts';

export const VENDORS: readonly Vendor[] = [demoVendor];
export const vendorByCode = (code: string) => VENDORS.find((vendor) => vendor.code === code);

export { MalformedMessage } from './fields.ts';
export type {
  Attempt,
  Claim,
  Vendor,
  VendorCommand,
  VendorConnection,
  VendorGame,
} from './contract.ts';
