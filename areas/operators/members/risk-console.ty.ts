import type { Messages } from '@palaro/api';
import type { en } from './risk-console.en.ts';

export const ty: Messages<typeof en> = {
  case: 'May bukas na kaso',
  deny: 'Ilagay sa deny list',
  open_case: 'Magbukas ng kaso',
  open_case_title: 'Magbukas ng kaso tungkol kay {account}',
  open_case_text: 'Agad na mapi-freeze ang account hanggang isara ng dalawang tao ang kaso.',
  close_case: 'Isara ang kaso',
  close: 'Isara ang account',
  close_title: 'Hilinging isara nang tuluyan ang account ni {account}',
  close_text:
    'Kailangang may isa pang pumayag. Mananatiling gamit ang pangalan at numero. Makukuha pa ang laman ng wallet maliban kung harang ang payout o may bukas na kaso.',
  'block.payout': 'Harangin ang payout',
  'block.bonus': 'Harangin ang bonus',
  'block_title.payout': 'Harangin ang payout ni {account}',
  'block_title.bonus': 'Harangin ang bonus ni {account}',
  'block_text.payout':
    'Agad, hanggang alisin ng dalawang tao. Isinasantabi ang mga naghihintay na withdrawal; makakapaglaro pa ang member at hindi siya sinasabihan.',
  'block_text.bonus':
    'Agad, hanggang alisin ng dalawang tao. Walang promosyong iaalok sa member at walang mensahe tungkol dito.',
  'blocked.payout': 'Harang ang payout',
  'blocked.bonus': 'Harang ang bonus',
  blocked_by: '{reason} ({by})',
  'lift_block.payout': 'Alisin ang harang sa payout',
  'lift_block.bonus': 'Alisin ang harang sa bonus',
};
