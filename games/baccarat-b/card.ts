import { BACCARAT } from '../baccarat/baccarat-card.ts';
import { defineCard } from '../contract.ts';

export const baccaratBCard = defineCard({
  ...BACCARAT,
  id: 'baccarat-b',
  nodeId: '30002',
  name: { EN: 'Baccarat B', TY: 'Baccarat B' },
});
