import { t } from '@palaro/client';
import type { ColorGameOutcome } from '../card.ts';
import { namesOf } from './words.ts';

/** The dice in the verifier; what was paid stands beside them. */
export function ColorGameResult({ outcome }: { outcome: unknown }) {
  const { faces } = outcome as ColorGameOutcome;
  return <p>{t('color-game.verify', { dice: namesOf(faces) })}</p>;
}
