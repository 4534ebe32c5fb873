import { Icon } from '@palaro/ui';
import { Check } from 'lucide';
import { useEffect, useMemo } from 'react';
import { LastResults } from '../../stage/view/one-step/LastResults.tsx';
import type { StageProps } from '../../stage/view/one-step/one-step-game.ts';
import type { Climb } from '../../stage/view/one-step/use-climb.ts';
import { sound } from '../../stage/view/sound.ts';
import type { WheelOutcome, WheelParams } from '../card.ts';
import { wheelOf } from '../wheels.ts';
import { Bunting } from './Bunting.tsx';
import { passedAt, snapped } from './turning.ts';
import { Wheel } from './Wheel.tsx';
import { WheelLegend } from './WheelLegend.tsx';
import { timesText } from '../../stage/view/odds-text.ts';
import styles from './wheel.module.css';

/** The last results, the wheel with what came up in its hub, and what its segments pay. */
export function WheelStage(props: StageProps<WheelParams, WheelOutcome, Climb>) {
  const { choice, reveal, history } = props;
  const { risk, segments } = choice;
  const wheel = useMemo(() => wheelOf({ risk, segments }), [risk, segments]);
  const turned = reveal.at ?? 0;
  const at = reveal.resting ? snapped(turned, segments) : turned;
  usePegs(passedAt(at, segments), reveal.resting);
  const up = shownOn(choice, props.rested);
  return (
    <div className={styles.stage}>
      <Bunting />
      <LastResults history={history} textOf={({ multTenths }) => timesText(multTenths)} />
      <div className={styles.booth} aria-hidden>
        <Wheel wheel={wheel} at={at} lit={up?.index ?? null} win={up ? showOf(up) : 0} />
        {up && (
          <div className={styles.hub} data-won={up.won || undefined}>
            <span>{timesText(up.multTenths)}</span>
            {up.won && <Icon of={Check} size={18} strokeWidth={3.6} />}
          </div>
        )}
      </div>
      <WheelLegend wheel={wheel} lit={up?.multTenths ?? null} />
    </div>
  );
}

/** A result is shown only on the wheel that it came up on. */
function shownOn({ risk, segments }: WheelParams, rested: WheelOutcome | null) {
  return rested?.risk === risk && rested.segments === segments ? rested : null;
}

/** The show grows with the win: lanterns, light behind the wheel from 2×, stars from 5×. */
function showOf({ multTenths }: WheelOutcome): number {
  if (multTenths === 0) return 0;
  return multTenths >= 50 ? 3 : multTenths >= 20 ? 2 : 1;
}

/** A tick for each peg that passes the pointer. */
function usePegs(passed: number, resting: boolean) {
  useEffect(() => {
    if (!resting) sound.tick();
  }, [passed, resting]);
}
