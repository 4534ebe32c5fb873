import type { TextKey } from '@palaro/api';
import { BadgePercent, Landmark, Lightbulb, ShieldCheck, Users, type IconNode } from 'lucide';
import type { MessageKind } from '../inbox.api.ts';

interface Look {
  text: TextKey;
  icon: IconNode;
  /**
   * The class in MessageRow.module.css. The label says the kind too, so colour is not the only
   * sign.
   */
  tint: 'sky' | 'gold' | 'leaf' | 'coral' | 'plain';
}

export const LOOKS: Record<MessageKind, Look> = {
  SYSTEM: { text: 'inbox.kind_SYSTEM', icon: Lightbulb, tint: 'sky' },
  PROMO: { text: 'inbox.kind_PROMO', icon: BadgePercent, tint: 'gold' },
  MONEY: { text: 'inbox.kind_MONEY', icon: Landmark, tint: 'leaf' },
  SECURITY: { text: 'inbox.kind_SECURITY', icon: ShieldCheck, tint: 'coral' },
  AGENT: { text: 'inbox.kind_AGENT', icon: Users, tint: 'plain' },
};
