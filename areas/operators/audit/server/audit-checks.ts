import type { App, Difference, NightlyCheck } from '@palaro/server';
import { alarmingPairs } from './audit-work.ts';
import { verifyChain } from './verify-chain.ts';

/** The whole trail, however long it is. */
const chain: NightlyCheck = {
  name: 'audit.chain',
  says: 'the audit trail is as it was written, and as it was signed',
  run: (app) => brokenFrom(app, undefined),
};

async function brokenFrom(app: App, from: string | undefined): Promise<Difference[]> {
  const { broken, next } = await verifyChain(app, from);
  if (broken) return [{ subject: `entry ${broken.seq}`, details: broken }];
  return next === null ? [] : brokenFrom(app, next);
}

const pairs: NightlyCheck = {
  name: 'audit.pairs',
  says: 'no two operators approve most of each other’s changes',
  run: async (app) =>
    (await alarmingPairs(app)).map((pair) => ({
      subject: `${pair.one} and ${pair.other}`,
      details: pair,
    })),
};

export const auditChecks: readonly NightlyCheck[] = [chain, pairs];
