import type { Vendor } from '../contract.ts';
import { DEFAULT_SETTINGS } from '../settings.ts';
import { kasaCallbacks, kasaCredits } from './callbacks.ts';
import { kasaClient } from './client.ts';
import { kasaWire } from './wire.ts';

/** A second demo vendor with a different wire, which shows that the contract fits more than one. */
export const kasaVendor: Vendor = {
  code: 'KASA',
  name: 'Kasa',
  settings: { ...DEFAULT_SETTINGS, amountDecimals: 2, secretFields: ['code', 'token'] },
  games: [
    {
      id: 'kasa-slot',
      nodeId: '90201',
      name: 'Kasa Reels',
      category: 'RNG',
      classification: 'CLASSIC',
      minBet: '0.5',
      limits: { minBet: '0.5000', maxBet: '500.0000' },
      freePlay: true,
    },
  ],
  wire: kasaWire,
  callbacks: kasaCallbacks,
  credits: kasaCredits,
  client: kasaClient,
};
