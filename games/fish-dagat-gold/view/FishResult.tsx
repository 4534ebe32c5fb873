import { t } from '@palaro/client';
import { pesos } from '../../stage/view/money-text.ts';
import type { FishOutcome } from '../card.ts';
import { nameOfId } from './words.ts';

/** A session's outcome in the verifier: every catch, in the order of the hits. */
export function FishResult({ outcome }: { outcome: unknown }) {
  const { shots, catches } = outcome as FishOutcome;
  return (
    <>
      <p>{t('fish-dagat-gold.verify', { shots, catches: catches.length })}</p>
      {catches.length > 0 && (
        <ol>
          {catches.map(({ shot, target, times, bullet }) => (
            <li key={shot}>
              {t('fish-dagat-gold.verify_catch', {
                shot,
                times,
                name: nameOfId(target),
                bullet: pesos(bullet),
              })}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
