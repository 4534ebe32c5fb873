import type { ShoePlace } from '../shoe.ts';

/** The hands of the shoe that is played, the oldest first, out of results with the newest first. */
export function shoeOf<Hand extends ShoePlace>(results: readonly Hand[]): readonly Hand[] {
  const first = results.findIndex(({ hand }) => hand === 1);
  return results.slice(0, first === -1 ? undefined : first + 1).reverse();
}
