import { refuse, type Db, type Tx } from '@palaro/server';
import {
  findApplication,
  moveApplication,
  type ApplicationRecord,
} from './applications.repository.ts';

/**
 * An application that one operator may decide. Refuses `not_found`, `promo.application_waits` while
 * a second one decides, `promo.application_decided`.
 */
export async function findWaiting(db: Db, id: string): Promise<ApplicationRecord> {
  const row = await findApplication(db, id);
  if (!row) throw refuse('not_found');
  if (row.state === 'Proposed') throw refuse('promo.application_waits');
  if (row.state !== 'Waiting') throw refuse('promo.application_decided');
  return row;
}

/** Moves an application, or refuses as `findWaiting` does because somebody else was faster. */
export async function moveOrRefuse(
  tx: Tx,
  id: string,
  move: Parameters<typeof moveApplication>[2],
): Promise<void> {
  if (await moveApplication(tx, id, move)) return;
  await findWaiting(tx, id);
  throw refuse('promo.application_decided');
}
