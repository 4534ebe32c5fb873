import { defineJob } from '@palaro/server';
import { forgetOldFreePlay } from './shadow-wallets.ts';

export const forgetFreePlay = defineJob({
  name: 'wallet.forget-free-play',
  every: { seconds: 3_600 },
  batch: 10_000,
  run: ({ app, now, batch }) => forgetOldFreePlay(app, now, batch),
});
