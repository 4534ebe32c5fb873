import { t } from '@palaro/client';
import { SpinResult } from '../../slot/view/SlotResult.tsx';
import type { ManggaOutcome, TumbleSpin } from '../card.ts';

/** Shows in the verifier every drop of the paid spin, its marks, and every drop of free spins. */
export function TumbleResult({ outcome }: { outcome: unknown }) {
  const round = outcome as ManggaOutcome;
  const marks = round.marks.map((column) => column + 1).join(', ');
  return (
    <>
      <p>
        {marks ? t('mangga-tumble.verify_marks', { marks }) : t('mangga-tumble.verify_no_marks')}
      </p>
      <Drops spin={round} title={t('slot.verify_spin_paid')} />
      {round.freeSpins.map((spin, i) => (
        <Drops key={i} spin={spin} title={t('slot.verify_spin_free', { number: i + 1 })} />
      ))}
    </>
  );
}

function Drops({ spin, title }: { spin: TumbleSpin; title: string }) {
  return spin.drops.map((drop, i) => (
    <SpinResult
      key={i}
      spin={drop}
      title={t('mangga-tumble.verify_drop', { title, number: i + 1, factor: drop.ladder })}
    />
  ));
}
