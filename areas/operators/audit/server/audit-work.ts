import { dayIn, plusSeconds } from '@palaro/kernel';
import { recordAudit, refuse, type Actor, type App } from '@palaro/server';
import type { Verified } from '../audit.api.ts';
import { EXPORT_MAX, PAIR_ALARM_PERCENT, PAIR_DAYS, PAIR_LEAST } from '../audit.limits.ts';
import { lastEntry, lastHead, listPairs, rangeBetween } from './audit.repository.ts';
import { writePack } from './evidence-pack.ts';
import { publicKeyText } from './heads.ts';
import { verifyChain } from './verify-chain.ts';

const DAY_SECONDS = 86_400;

/** Verifies, and leaves an entry of it with the result. */
export async function verifyAndRecord(app: App, actor: Actor, from?: string): Promise<Verified> {
  const verified = await verifyChain(app, from);
  const { checked, last, broken } = verified;
  const entry = {
    action: 'audit.verify',
    subject: 'audit:trail',
    after: { checked, last, broken },
  };
  await recordAudit(app.db, actor, app.clock.now(), entry);
  if (broken) app.log.error({ broken }, 'the audit trail is broken');
  return verified;
}

interface Between {
  from?: Date | undefined;
  until?: Date | undefined;
}

/**
 * An evidence pack of a time, and an entry of it. Refuses `audit.too_many` above 50,000 entries
 * (docs/domain/operator-console.md §4).
 */
export const exportAndRecord = (app: App, actor: Actor, { from, until }: Between) =>
  app.db.transaction().execute(async (tx) => {
    const range = await rangeBetween(tx, from, until);
    if (!range) throw refuse('not_found');
    const entries = Number(BigInt(range.last) - BigInt(range.first)) + 1;
    if (entries > EXPORT_MAX) throw refuse('audit.too_many', { values: { max: EXPORT_MAX } });
    const lines = await writePack(app, tx, { ...range, toEnd: until === undefined });
    const at = app.clock.now();
    const entry = { action: 'audit.export', subject: 'audit:trail', after: range };
    await recordAudit(tx, actor, at, entry);
    const day = dayIn(app.site.settings['site.zone'], at);
    return { name: `audit-${day}-${range.first}.ndjson`, entries, file: `${lines.join('\n')}\n` };
  });

/** People who approve most of each other's changes (docs/domain/operator-console.md §6). */
export async function alarmingPairs(app: App) {
  const since = plusSeconds(app.clock.now(), -PAIR_DAYS * DAY_SECONDS);
  const pairs = await listPairs(app.db, since, PAIR_LEAST);
  return pairs
    .map(({ one, other, approvals, total }) => ({
      one,
      other,
      approvals,
      share: Math.floor((100 * approvals) / total),
    }))
    .filter(({ share }) => share >= PAIR_ALARM_PERCENT);
}

export async function readState(app: App) {
  const [last, head, pairs] = await Promise.all([
    lastEntry(app.db),
    lastHead(app.db),
    alarmingPairs(app),
  ]);
  return {
    last: last?.seq ?? null,
    head: head ? { seq: head.seq, at: head.at.toISOString() } : null,
    publicKey: publicKeyText(app),
    pairs,
  };
}
