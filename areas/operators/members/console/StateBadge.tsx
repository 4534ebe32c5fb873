import { t } from '@palaro/client';
import { Badge } from '@palaro/ui';
import type { MemberFound } from '../members.api.ts';

const TONES = { active: 'leaf', frozen: 'sky', disabled: 'rose', closed: 'dim' } as const;

/** The state of an account in words, on its colour. */
export const StateBadge = ({ state }: Pick<MemberFound, 'state'>) => (
  <Badge tone={TONES[state]}>{t(`members-console.state.${state}`)}</Badge>
);
