import { t } from '@palaro/client';
import type { HiloOutcome } from '../card.ts';
import { CardChain } from './CardChain.tsx';
import { spokenCard } from './spoken-card.ts';

/** Shows a chain of cards in the verifier. */
export function HiloResult({ outcome }: { outcome: unknown }) {
  const round = outcome as HiloOutcome;
  return (
    <>
      <CardChain outcome={round} />
      <p>{spokenCard(round)}</p>
      {round.ended === null && <p>{t('hilo.verify_open')}</p>}
    </>
  );
}
