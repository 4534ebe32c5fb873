import { t } from '@palaro/client';
import { Icon } from '@palaro/ui';
import { ChevronDown, ChevronUp, Star } from 'lucide';
import { useEffect, useRef } from 'react';
import { pesos } from '../../stage/view/money-text.ts';
import { hundredthsText } from '../../stage/view/odds-text.ts';
import type { SharedResult, SharedViewProps } from '../../stage/view/view-contract.ts';
import { Height } from './Height.tsx';
import type { Scene } from './scene.ts';
import { Sea } from './Sea.tsx';
import styles from './stage.module.css';
import { crashOf, multiplierNow, useRising } from './use-rising.ts';

/** How many cash-outs of others are shown at a time. */
const OTHERS = 3;

/** The sea, the multiplier, the last results, and what the other players do. */
export function CrashStage(props: SharedViewProps) {
  const { round, history, cashOuts } = props;
  return (
    <div className={styles.stage}>
      <LivingSea {...props} />
      <ol className={styles.history} aria-label={t('stage.last_results')}>
        {history.map((past) => (
          <Past key={past.roundNo} {...past} />
        ))}
      </ol>
      <Height {...props} />
      <div className={styles.foot}>
        <ol className={styles.others} aria-label={t('crash.cash_outs')}>
          {cashOuts.slice(0, OTHERS).map(({ name, at }) => (
            <li key={`${name} ${at}`} className={styles.pill}>
              <span>{name}</span> <b>{hundredthsText(at)}</b>
            </li>
          ))}
        </ol>
        {round.bets.count > 0 && (
          <p className={styles.pill}>
            {t('crash.bets', { count: round.bets.count, total: pesos(round.bets.total) })}
          </p>
        )}
      </div>
    </div>
  );
}

/** A past result; its sign tells besides the colour how far it came. */
function Past({ result }: SharedResult) {
  const crash = crashOf({ result });
  if (crash === null) return null;
  const far = crash >= 1_000 ? 'great' : crash >= 200 ? 'some' : 'short';
  const sign = { great: Star, some: ChevronUp, short: ChevronDown }[far];
  return (
    <li data-far={far}>
      <Icon of={sign} size={13} strokeWidth={3.2} />
      <span>{hundredthsText(crash)}</span>
    </li>
  );
}

function LivingSea(props: SharedViewProps) {
  const { round } = props;
  const at = useRising(props);
  const broken = crashOf(round) !== null;
  const phase = broken ? 'broken' : round.phase === 'REVEAL' ? 'flight' : 'harbour';
  const brokenAt = useRef(0);
  useEffect(() => {
    if (broken) brokenAt.current = performance.now();
  }, [broken]);
  const sceneNow = (): Scene => {
    const ms = performance.now();
    return { at: multiplierNow(props), phase, since: ms - brokenAt.current, ms };
  };
  return <Sea sceneNow={sceneNow} still={`${phase} ${Math.floor(Math.log2(at / 100))}`} />;
}
