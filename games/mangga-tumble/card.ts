import { json } from '@palaro/api';
import { defineCard } from '../contract.ts';
import {
  COIN_VALUES,
  coinExamples,
  SLOT,
  type SlotOutcome,
  type SlotSpin,
} from '../slot/slot-card.ts';

export type ManggaSymbol = 'DURIAN' | 'MANGGA' | 'PAPAYA' | 'PINYA' | 'SAGING' | 'NIYOG';

/** The symbols at rest after a drop, and what they win; `coins` include the ladder. */
export interface Drop extends Pick<SlotSpin<ManggaSymbol>, 'window' | 'wins' | 'coins'> {
  /** What its wins are multiplied by. */
  ladder: number;
}

/** A spin: each drop but the last one wins, except that the eighth ends the spin in any case. */
export interface TumbleSpin {
  drops: Drop[];
  coins: number;
}

export interface ManggaOutcome extends TumbleSpin, SlotOutcome<ManggaSymbol> {
  /** Always empty: this game has cells and no reels. */
  stops: number[];
  /** The columns that bear a kidlat mark. */
  marks: number[];
  freeSpins: TumbleSpin[];
}

export const manggaTumbleCard = defineCard({
  ...SLOT,
  id: 'mangga-tumble',
  nodeId: '10005',
  name: { EN: 'Mangga Tumble', TY: 'Mangga Tumble' },
  gameClassify: 'TUMBLE',
  minBet: '0.75',
  outcome: json<ManggaOutcome>(),
  stake: { kind: 'coins', costCoins: 75, coinValues: COIN_VALUES.slice(0, 6) },
  version: '1',
  examples: coinExamples('0.0200', '0.1000', '0.0500', '0.0100'),
});
