import { defineProvision } from '@palaro/server';

/** Whether a member logs in with this number (E.164, verified). */
export const knownNumber = defineProvision<(mobile: string) => Promise<boolean>>(
  'verification.known-number',
);
