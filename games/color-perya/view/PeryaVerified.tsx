import { t } from '@palaro/client';
import type { TableOutcome } from '../../table/table-rules.ts';
import type { PeryaResult } from '../card.ts';
import { namesOf } from './words.ts';

/** The dice in the verifier; what was paid stands beside them. */
export function PeryaVerified({ outcome }: { outcome: unknown }) {
  const { result } = outcome as TableOutcome<PeryaResult>;
  return <p>{t('color-perya.verify', { dice: namesOf(result.faces) })}</p>;
}
