import { json } from '@palaro/api';
import { defineCard } from '../contract.ts';
import { COIN_VALUES, coinExamples, SLOT, type FreeSpinsOutcome } from '../slot/slot-card.ts';

export type PerlasSymbol =
  | 'KABIBE'
  | 'SCAT'
  | 'PERLAS'
  | 'BANGKA'
  | 'PAGONG'
  | 'ISDA'
  | 'A'
  | 'K'
  | 'Q'
  | 'J';

export type PerlasOutcome = FreeSpinsOutcome<PerlasSymbol>;

export const perlasCard = defineCard({
  ...SLOT,
  id: 'perlas',
  nodeId: '10003',
  name: { EN: 'Perlas ng Silangan', TY: 'Perlas ng Silangan' },
  gameClassify: 'VIDEO',
  minBet: '0.1',
  outcome: json<PerlasOutcome>(),
  stake: { kind: 'coins', costCoins: 10, coinValues: COIN_VALUES },
  version: '1',
  examples: coinExamples('0.1000', '0.5000', '1.0000', '0.2000'),
});
