import { tableRules } from '../table/table-rules.ts';
import { defineGame, defineRules } from '../versions.ts';
import { colorPeryaCard } from './card.ts';
import { peryaTable } from './table.ts';

export const colorPeryaV1 = defineRules(colorPeryaCard, tableRules(colorPeryaCard, peryaTable));

export const game = defineGame(colorPeryaCard, { 1: colorPeryaV1 });
