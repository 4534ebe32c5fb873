import { baccaratRules } from '../baccarat/table.ts';
import { defineGame } from '../versions.ts';
import { baccaratBCard } from './card.ts';

export const game = defineGame(baccaratBCard, { 1: baccaratRules(baccaratBCard) });
