import { json } from '@palaro/api';
import { defineCard } from '../contract.ts';
import { COIN_VALUES, coinExamples, SLOT, type SlotOutcome } from '../slot/slot-card.ts';

export type HaloHaloSymbol = 'FLAN' | 'UBE' | 'MANGO' | 'LANGKA' | 'BEAN' | 'NATA' | 'ICE';

export type HaloHaloOutcome = SlotOutcome<HaloHaloSymbol>;

export const haloHaloCard = defineCard({
  ...SLOT,
  id: 'halo-halo',
  nodeId: '10001',
  name: { EN: 'Halo-Halo Triple', TY: 'Halo-Halo Triple' },
  gameClassify: 'CLASSIC',
  minBet: '0.01',
  outcome: json<HaloHaloOutcome>(),
  stake: { kind: 'coins', costCoins: 1, coinValues: COIN_VALUES },
  version: '1',
  examples: coinExamples('1.0000', '5.0000', '0.5000', '10.0000'),
});
