import { t } from '@palaro/client';
import { useEffect, useState } from 'react';
import { hundredthsText } from '../../stage/view/odds-text.ts';
import { sound } from '../../stage/view/sound.ts';
import type { SharedViewProps } from '../../stage/view/view-contract.ts';
import { crashCard } from '../card.ts';
import styles from './stage.module.css';
import { crashOf, useRising } from './use-rising.ts';

/** From here on the number needs a smaller size. */
const LONG = 100_000;
const TICK_MS = 100;

/** The seconds to take-off, then the multiplier; with a line that says which of them it is. */
export function Height(props: SharedViewProps) {
  const { round } = props;
  const at = useRising(props);
  const left = useLeft(props);
  const open = round.phase === 'OPEN';
  const broken = crashOf(round) !== null;
  useFlightSounds(at, broken, round.phase);
  const number = open ? String(Math.ceil(left / 1_000)) : hundredthsText(at);
  return (
    <>
      <div className={styles.height} aria-hidden>
        <p className={styles.label}>{label(round.phase, broken)}</p>
        <p
          className={styles.number}
          data-broken={broken || undefined}
          data-long={(!open && at >= LONG) || undefined}
        >
          {round.phase === 'VOID' ? '–' : number}
        </p>
      </div>
      {open && (
        <div
          className={styles.left}
          style={{ transform: `scaleX(${left / crashCard.shared.phases.bet})` }}
        />
      )}
    </>
  );
}

function label(phase: SharedViewProps['round']['phase'], broken: boolean): string {
  if (broken) return t('crash.broke');
  if (phase === 'OPEN') return t('crash.take_off');
  if (phase === 'VOID') return t('crash.void');
  return t(phase === 'LOCKED' ? 'crash.locked' : 'crash.out');
}

/** Milliseconds until bets close. */
function useLeft({ round, siteNow }: SharedViewProps): number {
  const leftNow = () =>
    round.endsAt === null ? 0 : Math.max(0, Date.parse(round.endsAt) - siteNow());
  const [left, setLeft] = useState(leftNow);
  const { phase, endsAt } = round;
  useEffect(() => {
    if (phase !== 'OPEN' || endsAt === null) return undefined;
    const read = () => setLeft(Math.max(0, Date.parse(endsAt) - siteNow()));
    read();
    const timer = setInterval(read, TICK_MS);
    return () => clearInterval(timer);
  }, [phase, endsAt, siteNow]);
  return left;
}

/** A drum at take-off, and a string that rises with each doubling. */
function useFlightSounds(at: number, broken: boolean, phase: string) {
  const doublings = Math.floor(Math.log2(at / 100));
  const out = phase === 'REVEAL' && !broken;
  useEffect(() => {
    if (out && doublings === 0) sound.drum();
    else if (out) sound.pluck(doublings);
  }, [out, doublings]);
}
