import { t } from '@palaro/client';
import { Person } from '@palaro/desk';
import { Badge } from '@palaro/ui';
import type { ChangeState } from '../changes.api.ts';
import { isKindName } from '../kind-names.ts';

const TONES = {
  Pending: 'gold',
  Approved: 'sky',
  Applied: 'leaf',
  Rejected: 'rose',
  Withdrawn: 'dim',
  Expired: 'dim',
  Stale: 'dim',
} as const;

/** A state in words, on its colour. */
export const StateBadge = ({ state }: { state: ChangeState }) => (
  <Badge tone={TONES[state]}>{t(`changes-console.state.${state}`)}</Badge>
);

/** A kind in words; its name if it has none. */
export const kindText = (kind: string): string =>
  isKindName(kind) ? t(`changes-console.kind.${kind}`) : kind;

/** What a change is about: a member's opens his page. */
export function Subject({ of }: { of: string }) {
  const [kind, id] = of.split(':');
  return kind === 'member' && id ? <Person name={of} member={id} /> : <>{of}</>;
}
