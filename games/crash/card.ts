import { int, json, nullable, object, positiveMoney } from '@palaro/api';
import { defineCard } from '../contract.ts';

/** What all players of a round see. */
export interface CrashResult {
  /** Where the flight ended, in hundredths: 100 … 1,000,000, shown as 1.00× … 10,000.00×. */
  crash: number;
}

export interface CrashOutcome extends CrashResult {
  /** The multiplier that is paid, in hundredths; null if the bet is lost. */
  at: number | null;
}

export interface CrashParams {
  /** Whole pesos as a decimal string, for the most that the bet may pay; it decides nothing. */
  stake: string;
  /** Cashes out by itself at this multiplier, in hundredths. */
  auto: number | null;
  /** The multiplier at which the site heard of the player's cash-out, in hundredths. */
  cashOut: number | null;
}

/** Bounds of a target, in hundredths (docs/domain/games.md §4.1). */
export const AUTO_HUNDREDTHS = { min: 101, max: 1_000_000 } as const;

export const crashCard = defineCard({
  id: 'crash',
  nodeId: '20001',
  name: { EN: 'Bangka Crash', TY: 'Bangka Crash' },
  gameType: 'INHOUSE',
  vassalage: 'PALARO',
  gameClassify: null,
  minBet: null,
  supportPlay: ['free', 'real'],
  action: 'bet',
  input: object({ stake: positiveMoney(), auto: nullable(int(AUTO_HUNDREDTHS)) }),
  shared: {
    kind: 'flight',
    phases: { bet: 6_000, lock: 500, reveal: 0, pause: 3_000 },
    shoe: false,
    betsMost: 2,
  },
  outcome: json<CrashOutcome>(),
  stake: { kind: 'range', min: '1.0000', max: '2500.0000', step: '1.0000' },
  needsWebgl2: false,
  leastRoundMs: 600,
  version: '1',
  examples: [
    { stake: '10.0000', auto: 200 },
    { stake: '5.0000', auto: 110 },
    { stake: '1.0000', auto: 1_000 },
  ],
});
