import { CELLS, type MinesOutcome } from './card.ts';

/** The cells that autoplay digs, in their order, before it cashes out. */
export interface MinesRule {
  cells: readonly number[];
}

/** Whether the rule can be played with so many mines: at least one cell, no more than are safe. */
export const canDig = ({ cells }: MinesRule, mines: number) =>
  cells.length > 0 && cells.length <= CELLS - mines;

/** Adds a cell to the rule, or takes it out. */
export const toggled = ({ cells }: MinesRule, cell: number): MinesRule => ({
  cells: cells.includes(cell) ? cells.filter((one) => one !== cell) : [...cells, cell],
});

/** The next chosen cell; after the last one, the cash-out. */
export function nextDig({ cells }: MinesRule, { safe }: MinesOutcome) {
  const cell = cells.find((one) => !safe.includes(one));
  return cell === undefined ? { call: 'cashout', fields: {} } : { call: 'pick', fields: { cell } };
}
