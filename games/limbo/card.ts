import { json, object, positiveMoney, text } from '@palaro/api';
import { defineCard } from '../contract.ts';

export interface LimboParams {
  /** The multiplier to reach, with two decimals: `1.01` … `1000000.00`. */
  target: string;
}

export interface LimboOutcome {
  /** 100 … 100,000,000; shown as 1.00× … 1,000,000.00×. */
  resultHundredths: number;
  /** What a win pays, in hundredths of the stake. */
  targetHundredths: number;
  won: boolean;
}

/** Bounds of the target, in hundredths (docs/domain/games.md §4.2). */
export const TARGET_HUNDREDTHS = { min: 101, max: 100_000_000 } as const;
/** No round may pay more, in whole pesos (docs/domain/games.md §1). */
export const MOST_PAID = 25_000_000;

export const limboCard = defineCard({
  id: 'limbo',
  nodeId: '20003',
  name: { EN: 'Lipad', TY: 'Lipad' },
  gameType: 'INHOUSE',
  vassalage: 'PALARO',
  gameClassify: null,
  minBet: null,
  supportPlay: ['free', 'real'],
  action: 'bet',
  input: object({
    stake: positiveMoney(),
    params: object({ target: text({ max: 10, pattern: '^[1-9]\\d{0,6}\\.\\d{2}$' }) }),
  }),
  outcome: json<LimboOutcome>(),
  stake: { kind: 'range', min: '1.0000', max: '50000.0000', step: '1.0000' },
  needsWebgl2: false,
  leastRoundMs: 600,
  version: '1',
  examples: [
    { stake: '10.0000', params: { target: '2.00' } },
    { stake: '5.0000', params: { target: '1.50' } },
    { stake: '1.0000', params: { target: '10.00' } },
  ],
});
