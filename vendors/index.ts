// The registry of outside game vendors, and the contract that each of them keeps. An adapter only
// translates: sessions, duplicates, order and money belong to the wallet, transport to the gateway.
import { bangkaVendor } from './bangka/vendor.ts';
import type { Vendor } from './contract.ts';
import { demoVendor } from './demo/vendor.ts';
import { kasaVendor } from './kasa/vendor.ts';

export const VENDORS: readonly Vendor[] = [demoVendor, kasaVendor, bangkaVendor];
export const vendorByCode = (code: string) => VENDORS.find((vendor) => vendor.code === code);

export { forgetAtDemoVendor } from './demo/forget.ts';
export { MalformedMessage } from './fields.ts';
export { DEFAULT_SETTINGS, withOverrides, type VendorSettings } from './settings.ts';
export type {
  Attempt,
  Claim,
  Vendor,
  VendorAnswer,
  VendorConnection,
  VendorGame,
  VendorTransfers,
  WrittenAnswer,
} from './contract.ts';
