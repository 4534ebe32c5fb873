import { baccaratRules } from '../baccarat/table.ts';
import { defineGame } from '../versions.ts';
import { baccaratACard } from './card.ts';

export const game = defineGame(baccaratACard, { 1: baccaratRules(baccaratACard) });
