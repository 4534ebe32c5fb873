import { json } from '@palaro/api';
import { defineCard } from '../contract.ts';
import { COIN_VALUES, coinExamples, SLOT, type SlotOutcome } from '../slot/slot-card.ts';

export type JeepneySymbol =
  | 'JEEP'
  | 'COIN'
  | 'BUSINA'
  | 'GULONG'
  | 'PLAKA'
  | 'SAMPAGUITA'
  | 'A'
  | 'K'
  | 'Q'
  | 'J';

/** A coin that is held. */
export interface HeldCoin {
  /** Cells are numbered reel by reel, top to bottom: 0 is the first reel's top. */
  cell: number;
  /** In stakes. */
  value: number;
}

/** The hold: landed coins stay, and empty cells are drawn again while respins are left. */
export interface Hold {
  landed: HeldCoin[];
  /** The new coins of each respin; often none. */
  respins: HeldCoin[][];
  /** The grid is full, which adds the GRAND. */
  grand: boolean;
  /** What the hold pays, in stakes. */
  stakes: number;
  coins: number;
}

export interface JeepneyOutcome extends SlotOutcome<JeepneySymbol> {
  hold: Hold | null;
}

export const jeepneyGoldCard = defineCard({
  ...SLOT,
  id: 'jeepney-gold',
  nodeId: '10002',
  name: { EN: 'Jeepney Gold', TY: 'Jeepney Gold' },
  gameClassify: 'JACKPOT',
  minBet: '0.05',
  outcome: json<JeepneyOutcome>(),
  stake: { kind: 'coins', costCoins: 5, coinValues: COIN_VALUES },
  version: '1',
  examples: coinExamples('0.2000', '1.0000', '2.0000', '0.5000'),
});
