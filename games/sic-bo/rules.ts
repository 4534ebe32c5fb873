import { tableRules } from '../table/table-rules.ts';
import { defineGame } from '../versions.ts';
import { sicBoCard } from './card.ts';
import { sicBoTable } from './table.ts';

export const sicBoV1 = tableRules(sicBoCard, sicBoTable);

export const game = defineGame(sicBoCard, { 1: sicBoV1 });
