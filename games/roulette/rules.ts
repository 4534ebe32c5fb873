import { tableRules } from '../table/table-rules.ts';
import { defineGame } from '../versions.ts';
import { rouletteCard } from './card.ts';
import { rouletteTable } from './table.ts';

export const rouletteV1 = tableRules(rouletteCard, rouletteTable);

export const game = defineGame(rouletteCard, { 1: rouletteV1 });
