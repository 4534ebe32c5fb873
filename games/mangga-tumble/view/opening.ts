import { stripOf } from '../../slot/reels.ts';
import type { ManggaSymbol } from '../card.ts';

const column = stripOf<ManggaSymbol>;

/** The cells shown on opening, column by column: without a win, and the same for everybody. */
export const OPENING: ManggaSymbol[][] = [
  column('SAGING NIYOG MANGGA PINYA PAPAYA'),
  column('NIYOG PINYA DURIAN SAGING MANGGA'),
  column('MANGGA PAPAYA NIYOG DURIAN PINYA'),
  column('PINYA SAGING MANGGA NIYOG SAGING'),
  column('DURIAN NIYOG PAPAYA MANGGA PINYA'),
  column('PAPAYA MANGGA SAGING PINYA NIYOG'),
];
