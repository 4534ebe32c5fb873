import type { Vendor } from '../contract.ts';
import { listDemoRounds } from '../demo/listed-rounds.ts';
import { demoCallbacks } from '../demo/callbacks.ts';
import { demoClient } from '../demo/client.ts';
import { demoTransfers } from '../demo/transfers.ts';
import { demoWire } from '../demo/wire.ts';
import { DEFAULT_SETTINGS } from '../settings.ts';

/**
 * The demo's vendor that keeps the balance itself (protocol §11): money is carried there and back,
 * as in a bangka (a boat). It speaks the house protocol, and no message of it moves money.
 */
export const bangkaVendor: Vendor = {
  code: 'BANGKA',
  name: 'Bangka Games',
  settings: {
    ...DEFAULT_SETTINGS,
    model: 'transfer',
    commands: ['authenticate'],
    amountDecimals: 2,
  },
  games: [
    {
      id: 'bangka-reels',
      nodeId: '90101',
      name: 'Bangka Reels',
      category: 'RNG',
      classification: 'CLASSIC',
      minBet: '0.5',
      limits: { minBet: '0.5000', maxBet: '500.0000' },
      freePlay: true,
    },
  ],
  wire: demoWire,
  callbacks: { authenticate: demoCallbacks.authenticate! },
  credits: [],
  // It leaves out the questions about messages: they are for vendors whose messages move money.
  client: {
    launch: (connection, launch) => demoClient.launch(connection, launch),
    closeSession: demoClient.closeSession,
    transfers: demoTransfers,
    listedRounds: listDemoRounds,
  },
};
