import { t } from '@palaro/client';
import { Spinner, Icon } from '@palaro/ui';
import { Repeat, RotateCw, Square, Zap } from 'lucide';
import { useEffect, useMemo, useRef, useState } from 'react';
import { AutoplaySheet } from '../../stage/view/AutoplaySheet.tsx';
import { GameScreen } from '../../stage/view/GameScreen.tsx';
import { pesos } from '../../stage/view/money-text.ts';
import { PlayButton } from '../../stage/view/PlayButton.tsx';
import { RoundLine } from '../../stage/view/RoundLine.tsx';
import type { RoundClient } from '../../stage/view/round-client.ts';
import type { RoundState } from '../../stage/view/round-state.ts';
import { SideButton } from '../../stage/view/SideButton.tsx';
import { ladderStakes } from '../../stage/view/stake-ladder.ts';
import { useStake } from '../../stage/view/use-stake.ts';
import { StakePicker } from '../../stage/view/StakePicker.tsx';
import { useKeys } from '../../stage/view/use-keys.ts';
import { useShort } from '../../stage/view/use-short.tsx';
import { useRounds } from '../../stage/view/use-rounds.ts';
import type { GameViewProps } from '../../stage/view/view-contract.ts';
import type { SlotOutcome } from '../slot-card.ts';
import { coinOf } from './coins.ts';
import type { SlotLook } from './look.ts';
import { askForPictures } from './pictures.ts';
import { SlotStage } from './SlotStage.tsx';
import { spokenRound } from './spoken.ts';
import { usePlayback } from './use-playback.ts';
import { useStage, type StageState } from './use-stage.ts';

/** The screen of a slot: the stage, the stake, spin, turbo and autoplay. */
export function slotView<O extends SlotOutcome>(look: SlotLook<O>) {
  // Asked for while the page still opens the game's session.
  askForPictures(look.drawings);
  return (props: GameViewProps) => <SlotScreen look={look} props={props} />;
}

interface SlotScreenProps<O extends SlotOutcome> {
  look: SlotLook<O>;
  props: GameViewProps;
}

function SlotScreen<O extends SlotOutcome>({ look, props }: SlotScreenProps<O>) {
  const { help, balance, waysAfter, onMenu } = props;
  const host = useRef<HTMLDivElement>(null);
  const { state, rounds } = useRounds(props, look.card.leastRoundMs);
  const { stakes, stake, setStake } = useSlotStake(help, state);
  const [turbo, setTurbo] = useState(false);
  const [planning, setPlanning] = useState(false);
  const stage = useStage(look, host);
  const { shownSoFar, feature } = usePlayback(look, state, { rounds, stage, turbo });
  const { phase, autoplay, last } = state;
  const idle = phase.at === 'idle';
  const coin = coinOf(stake, look.config.costCoins);
  const params = { coinValue: coin, turbo };
  const hurry = () => stage.at === 'ready' && stage.stage.hurry();
  const short = useShort(props, state, { stakes, stake, setStake });
  const press = () => {
    if (stage.at !== 'ready' || autoplay) return;
    if (short.label !== null) short.offer();
    else if (idle) rounds.bet(stake, params);
    else hurry();
  };
  useKeys({ onPlay: () => (autoplay ? rounds.stopAutoplay() : press()), onMenu });

  return (
    <>
      <GameScreen
        stage={
          <SlotStage
            host={host}
            state={stage}
            onTap={hurry}
            backdrop={<look.Backdrop feature={feature} />}
          />
        }
        line={
          <RoundLine
            state={state}
            shownSoFar={shownSoFar}
            idle={look.idle(pesos(coin))}
            spoken={idle && last ? spokenRound(look, last) : ''}
            waysAfter={(code) => waysAfter(code, stake)}
            rounds={rounds}
          />
        }
        choices={
          <StakePicker
            stakes={stakes}
            stake={stake}
            balance={balance}
            disabled={!idle || autoplay !== null}
            onPick={setStake}
          />
        }
        actions={
          <SlotActions
            state={state}
            rounds={rounds}
            stage={stage}
            turbo={turbo}
            press={press}
            short={short.label}
            onTurbo={() => setTurbo(!turbo)}
            onPlan={() => setPlanning(true)}
          />
        }
      />
      <AutoplaySheet
        open={planning}
        stake={stake}
        feature={look.stopOnFeature?.() ?? null}
        onStart={(plan) => rounds.autoplay(plan, stake, params)}
        onClose={() => setPlanning(false)}
      />
      {short.sheet}
    </>
  );
}

/** The chosen stake; a round that is looked up again brings its own. */
function useSlotStake(help: GameViewProps['help'], { phase }: RoundState) {
  const stakes = useMemo(() => ladderStakes(help.ladder ?? [help.minStake]), [help]);
  const [stake, setStake] = useStake(stakes);
  const resumed = phase.at === 'checking' || phase.at === 'revealing' ? phase.bet.stake : null;
  useEffect(() => {
    if (resumed !== null) setStake(resumed);
  }, [resumed, setStake]);
  return { stakes, stake, setStake };
}

interface SlotActionsProps {
  state: RoundState;
  rounds: RoundClient;
  stage: StageState;
  turbo: boolean;
  short: string | null;
  press(): void;
  onTurbo(): void;
  onPlan(): void;
}

function SlotActions(props: SlotActionsProps) {
  const { state, rounds, stage, turbo, short, press, onTurbo, onPlan } = props;
  const { autoplay } = state;
  const idle = state.phase.at === 'idle';
  const ready = stage.at === 'ready';
  return (
    <>
      <SideButton
        label={t('stage.auto')}
        icon={<Icon of={Repeat} aria-hidden size={22} />}
        disabled={!idle || autoplay !== null || !ready || short !== null}
        onPress={onPlan}
      />
      <PlayButton
        label={t(idle ? 'slot.spin' : 'slot.stop_reels')}
        face={<SpinFace idle={idle} opening={stage.at === 'opening'} />}
        busy={!idle}
        disabled={!ready}
        short={short}
        autoLeft={autoplay?.left ?? null}
        onPress={press}
        onStopAutoplay={rounds.stopAutoplay}
      />
      <SideButton
        label={t('slot.turbo')}
        icon={<Icon of={Zap} aria-hidden size={22} />}
        pressed={turbo}
        onPress={onTurbo}
      />
    </>
  );
}

function SpinFace({ idle, opening }: { idle: boolean; opening: boolean }) {
  if (opening) return <Spinner label={t('slot.loading')} />;
  if (!idle) return <Icon of={Square} aria-hidden size={26} fill="currentColor" />;
  return (
    <>
      <Icon of={RotateCw} aria-hidden size={30} strokeWidth={2.6} />
      <span>{t('slot.spin')}</span>
    </>
  );
}
