import { json } from '@palaro/api';
import { defineCard } from '../contract.ts';
import { COIN_VALUES, coinExamples, SLOT, type FreeSpinsOutcome } from '../slot/slot-card.ts';

export type FiestaSymbol =
  | 'PAROL'
  | 'SCAT'
  | 'LECHON'
  | 'KALABAW'
  | 'BANDERA'
  | 'MASKARA'
  | 'TAMBOL'
  | 'A'
  | 'K'
  | 'Q'
  | 'J';

export type FiestaOutcome = FreeSpinsOutcome<FiestaSymbol>;

export const fiesta243Card = defineCard({
  ...SLOT,
  id: 'fiesta243',
  nodeId: '10004',
  name: { EN: 'Fiesta 243', TY: 'Fiesta 243' },
  gameClassify: 'WAYS',
  minBet: '0.5',
  outcome: json<FiestaOutcome>(),
  stake: { kind: 'coins', costCoins: 50, coinValues: COIN_VALUES },
  version: '1',
  examples: coinExamples('0.0200', '0.1000', '0.2000', '0.0500'),
});
