import { plusDays } from '@palaro/kernel';
import type { App, Db } from '@palaro/server';
import type { KeptLine } from './bank-lines.ts';
import { readPosted, readSettled } from './expected.repository.ts';
import type { Expected } from './match-lines.ts';

/** People look further than the system: a slip or a file may come weeks late. */
export const DAYS_AROUND = 31;

const apart = (one: bigint, other: bigint) => (one > other ? one - other : other - one);

/** Postings and settlements that a line may be: without a line, of its direction, closest first. */
export async function fitsOf(
  app: App,
  db: Db,
  account: string,
  { day, amount }: Pick<KeptLine, 'day' | 'amount'>,
): Promise<Expected[]> {
  const around = {
    account,
    zone: app.site.settings['site.zone'],
    from: plusDays(day, -DAYS_AROUND),
    to: plusDays(day, DAYS_AROUND),
  };
  const [posted, settled] = await Promise.all([readPosted(db, around), readSettled(db, around)]);
  return [...posted, ...settled]
    .filter((one) => one.amount > 0n === amount > 0n)
    .sort((one, other) => {
      const near = apart(one.amount, amount);
      const far = apart(other.amount, amount);
      return near < far ? -1 : near > far ? 1 : 0;
    });
}
