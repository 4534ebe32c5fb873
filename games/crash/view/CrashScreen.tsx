import { t } from '@palaro/client';
import { Money } from '@palaro/kernel';
import { useState } from 'react';
import { AutoplaySheet } from '../../stage/view/AutoplaySheet.tsx';
import { GameScreen } from '../../stage/view/GameScreen.tsx';
import { ShortSheet } from '../../stage/view/ShortSheet.tsx';
import type { SharedViewProps } from '../../stage/view/view-contract.ts';
import { BetButton } from './BetButton.tsx';
import { BetPanel } from './BetPanel.tsx';
import { CrashLine } from './CrashLine.tsx';
import { CrashStage } from './CrashStage.tsx';
import styles from './panel.module.css';
import { useCrash } from './use-crash.ts';

type Crash = ReturnType<typeof useCrash>;

/** Bangka Crash: a bet or two on a boat that rises with its wave, cashed out before that breaks. */
export function CrashScreen(props: SharedViewProps) {
  const crash = useCrash(props);
  const { slot, at, autobet } = crash;
  const [planning, setPlanning] = useState(false);
  const [asked, setAsked] = useState(false);
  const needsTarget = asked && slot.auto === null;
  const ended = autobet.ended && !slot.bet ? t(`stage.auto_ended_${autobet.ended}`) : null;
  const onAuto = () => {
    setAsked(true);
    if (autobet.left !== null) autobet.stop();
    else if (slot.auto !== null) setPlanning(true);
  };
  return (
    <>
      <GameScreen
        stage={<CrashStage {...props} />}
        line={
          <CrashLine
            {...props}
            seatsIn={crash.seatsIn}
            refusal={crash.refusal}
            stake={slot.stake}
            notice={needsTarget && autobet.left === null ? t('crash.auto_needs') : ended}
          />
        }
        choices={<BetPanel crash={crash} onAuto={onAuto} balance={props.balance} />}
        actions={<Actions crash={crash} {...props} />}
      />
      <AutoplaySheet
        open={planning}
        stake={slot.stake}
        feature={null}
        onStart={(plan) => autobet.start(plan, at, slot.stake)}
        onClose={() => setPlanning(false)}
      />
      <Short crash={crash} {...props} />
    </>
  );
}

function Actions({ crash, round, live, siteNow }: SharedViewProps & { crash: Crash }) {
  const { shown, second, shortOf, press, offerShort } = crash;
  return (
    <div className={styles.actions}>
      <div className={styles.buttons} data-two={second || undefined}>
        {shown.map((slot, i) => (
          <BetButton
            key={i}
            slot={slot}
            round={round}
            live={live}
            siteNow={siteNow}
            short={shortOf(slot)}
            onPress={(what) => press(i, what)}
            onShort={() => offerShort(i)}
          />
        ))}
      </div>
      <p className={styles.note}>{t('crash.if_lost')}</p>
    </div>
  );
}

function Short({ crash, balance, waysAfter }: SharedViewProps & { crash: Crash }) {
  const { shortAt, slots, stakes, change, closeShort } = crash;
  const lowered = stakes.greatest(balance);
  const stake = slots[shortAt ?? 0]?.stake ?? stakes.min;
  return (
    <ShortSheet
      open={shortAt !== null}
      stake={stake}
      balance={balance ?? '0.0000'}
      covered={balance !== null && Money.of(lowered) <= Money.of(balance) ? lowered : null}
      ways={shortAt === null ? [] : waysAfter('play.insufficient_funds', stake)}
      onPick={(next) => change(shortAt ?? 0, { stake: next })}
      onClose={closeShort}
    />
  );
}
