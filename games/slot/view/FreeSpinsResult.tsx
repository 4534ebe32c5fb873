import { t } from '@palaro/client';
import type { FreeSpinsOutcome } from '../slot-card.ts';
import { PaidSpinResult, SpinResult } from './SlotResult.tsx';

/** Shows the paid spin and all its free spins in the verifier, drawn as in the game. */
export function FreeSpinsResult({ outcome }: { outcome: unknown }) {
  const { freeSpins } = outcome as FreeSpinsOutcome;
  return (
    <>
      <PaidSpinResult outcome={outcome} />
      {freeSpins.length > 0 && <p>{t('slot.verify_free_spins', { count: freeSpins.length })}</p>}
      {freeSpins.map((spin, index) => (
        <SpinResult
          key={index}
          spin={spin}
          title={t('slot.verify_spin_free', { number: index + 1 })}
        />
      ))}
    </>
  );
}
