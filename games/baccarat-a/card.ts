import { BACCARAT } from '../baccarat/baccarat-card.ts';
import { defineCard } from '../contract.ts';

export const baccaratACard = defineCard({
  ...BACCARAT,
  id: 'baccarat-a',
  nodeId: '30001',
  name: { EN: 'Baccarat A', TY: 'Baccarat A' },
});
