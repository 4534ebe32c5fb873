import type { Vendor } from '../contract.ts';
import { DEFAULT_SETTINGS } from '../settings.ts';
import { demoBatches, demoCallbacks, demoCredits } from './callbacks.ts';
import { demoClient } from './client.ts';
import { demoWire } from './wire.ts';

/** The demo vendor runs in a separate process, so that the seamless wallet is tried for real. */
export const demoVendor: Vendor = {
  code: 'DEMO',
  name: 'Demo Reels',
  settings: DEFAULT_SETTINGS,
  games: [
    {
      id: 'demo-slot',
      nodeId: '90001',
      name: 'Demo Reels',
      category: 'RNG',
      classification: 'CLASSIC',
      minBet: '0.5',
      limits: { minBet: '0.5000', maxBet: '500.0000' },
      freePlay: true,
    },
  ],
  wire: demoWire,
  callbacks: demoCallbacks,
  credits: demoCredits,
  batches: demoBatches,
  client: demoClient,
};
