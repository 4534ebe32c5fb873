import { plusSeconds } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { GRACE_SECONDS } from '../rain.limits.ts';
import { sumClaims } from './rain.repository.ts';

/**
 * Closes rains that are over or whose promotion was ended: the seed is revealed, and what nobody
 * claimed is the budget's again. The rows' locks wait for claims under way and hold later ones, so
 * that the sum has every envelope that was paid (docs/domain/promotions.md §5). Answers how many
 * were closed.
 */
export async function closeRains(app: App, batch: number): Promise<number> {
  const over = plusSeconds(app.clock.now(), -GRACE_SECONDS);
  const due = await app.db
    .selectFrom('rain')
    .innerJoin('promotion', 'promotion.id', 'rain.id')
    .select('rain.id')
    .where('closed_at', 'is', null)
    .where((is) => is.or([is('rain.ends_at', '<=', over), is('promotion.state', '=', 'Ended')]))
    .orderBy('rain.starts_at')
    .limit(batch)
    .execute();
  for (const { id } of due) await closeRain(app, id);
  return due.length;
}

const closeRain = (app: App, id: string) =>
  app.db.transaction().execute(async (tx) => {
    await tx.selectFrom('promotion').select('id').where('id', '=', id).forUpdate().execute();
    const rain = await tx
      .selectFrom('rain')
      .select('closed_at')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (rain.closed_at !== null) return;
    const { taken, paid } = await sumClaims(tx, id);
    await tx
      .updateTable('rain')
      .set({ closed_at: app.clock.now(), taken, paid: String(paid) })
      .where('id', '=', id)
      .execute();
    await tx
      .updateTable('promotion')
      .set({ spent: String(paid) })
      .where('id', '=', id)
      .execute();
  });
