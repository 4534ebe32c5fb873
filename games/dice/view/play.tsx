import { t } from '@palaro/client';
import { Segmented, Icon } from '@palaro/ui';
import { Dices, Repeat } from 'lucide';
import { useEffect, useMemo, useState } from 'react';
import { AutoplaySheet } from '../../stage/view/AutoplaySheet.tsx';
import { GameScreen } from '../../stage/view/GameScreen.tsx';
import { PlayButton } from '../../stage/view/PlayButton.tsx';
import { RoundLine, spokenResult } from '../../stage/view/RoundLine.tsx';
import type { RoundClient } from '../../stage/view/round-client.ts';
import type { Round, RoundState } from '../../stage/view/round-state.ts';
import { SideButton } from '../../stage/view/SideButton.tsx';
import { rangeStakes } from '../../stage/view/stake-ladder.ts';
import { useStake } from '../../stage/view/use-stake.ts';
import { StakePicker } from '../../stage/view/StakePicker.tsx';
import { useKeys } from '../../stage/view/use-keys.ts';
import { useShort } from '../../stage/view/use-short.tsx';
import { useRounds } from '../../stage/view/use-rounds.ts';
import type { GameViewProps } from '../../stage/view/view-contract.ts';
import { diceCard, type DiceOutcome, type DiceParams, type DiceSide } from '../card.ts';
import { DicePaytable } from './DicePaytable.tsx';
import { DiceStage } from './DiceStage.tsx';
import { rollText, withinRange } from './odds.ts';
import { sideChoices } from './sides.ts';
import { useRoll } from './use-roll.ts';

export const Paytable = DicePaytable;

/** How many rolls the strip above the number shows. */
const HISTORY = 12;
const FIRST_CHOICE: DiceParams = { side: 'under', winNumbers: 4_950 };

/** Sampung Libo Dice: choose the winning numbers, the side and the stake, and roll. */
export default function DiceView(props: GameViewProps) {
  const { help, balance, waysAfter, onMenu } = props;
  const { state, rounds } = useRounds(props, diceCard.leastRoundMs);
  const { minStake, maxStake, step } = help;
  const stakes = useMemo(
    () => rangeStakes(minStake, maxStake, step ?? diceCard.stake.step),
    [minStake, maxStake, step],
  );
  const [stake, setStake] = useStake(stakes);
  const [choice, setChoice] = useState(FIRST_CHOICE);
  const [planning, setPlanning] = useState(false);
  const { at, resting } = useRoll(state, rounds);
  const history = useHistory(state);
  const { phase, autoplay, last } = state;
  useResumedChoice(state, setStake, setChoice);

  const idle = phase.at === 'idle';
  const locked = !idle || autoplay !== null;
  const fields = { stake, params: choice };
  const shown = (phase.at === 'revealing' ? phase.round : last) as Round<DiceOutcome> | null;
  const known = resting && phase.at !== 'placing' && phase.at !== 'checking';
  const short = useShort(props, state, { stakes, stake, setStake });
  const roll = () => {
    if (short.label !== null) short.offer();
    else if (!locked) rounds.bet(stake, fields);
  };
  useKeys({ onPlay: () => (autoplay ? rounds.stopAutoplay() : roll()), onMenu });

  return (
    <>
      <GameScreen
        stage={
          <DiceStage
            {...{ choice, stake, at, history }}
            disabled={locked}
            rolled={known && shown ? shown.outcome : null}
            onChange={(winNumbers) => setChoice({ ...choice, winNumbers: withinRange(winNumbers) })}
          />
        }
        line={
          <DiceLine
            {...{ state, rounds, waysAfter }}
            payout={known && shown ? shown.payout : null}
          />
        }
        choices={
          <>
            <SideChoice {...{ choice, locked }} onChange={setChoice} />
            <StakePicker {...{ stakes, stake, balance }} disabled={locked} onPick={setStake} />
          </>
        }
        actions={
          <DiceActions
            {...{ state, rounds, locked, roll }}
            short={short.label}
            onPlan={() => setPlanning(true)}
          />
        }
      />
      <AutoplaySheet
        open={planning}
        stake={stake}
        feature={false}
        onStart={(plan) => rounds.autoplay(plan, stake, fields)}
        onClose={() => setPlanning(false)}
      />
      {short.sheet}
    </>
  );
}

interface DiceLineProps extends Pick<GameViewProps, 'waysAfter'> {
  state: RoundState;
  rounds: RoundClient;
  /** Null until the star has stopped. */
  payout: string | null;
}

function DiceLine({ state, rounds, waysAfter, payout }: DiceLineProps) {
  const { phase, last } = state;
  return (
    <RoundLine
      {...{ state, waysAfter }}
      shownSoFar={payout}
      idle={t('dice.idle')}
      spoken={phase.at === 'idle' && last ? spokenRoll(last) : ''}
      onRetry={rounds.retryNow}
    />
  );
}

interface DiceActionsProps {
  state: RoundState;
  rounds: RoundClient;
  locked: boolean;
  short: string | null;
  roll(): void;
  onPlan(): void;
}

function DiceActions({ state, rounds, locked, short, roll, onPlan }: DiceActionsProps) {
  return (
    <>
      <SideButton
        label={t('stage.auto')}
        icon={<Icon of={Repeat} aria-hidden size={22} />}
        disabled={locked || short !== null}
        onPress={onPlan}
      />
      <PlayButton
        label={t('dice.roll')}
        face={
          <>
            <Icon of={Dices} aria-hidden size={32} strokeWidth={2.2} />
            {t('dice.roll')}
          </>
        }
        busy={state.phase.at !== 'idle'}
        disabled={false}
        short={short}
        autoLeft={state.autoplay?.left ?? null}
        onPress={roll}
        onStopAutoplay={rounds.stopAutoplay}
      />
      <span />
    </>
  );
}

interface SideChoiceProps {
  choice: DiceParams;
  locked: boolean;
  onChange(choice: DiceParams): void;
}

function SideChoice({ choice, locked, onChange }: SideChoiceProps) {
  return (
    <Segmented<DiceSide>
      label={t('dice.side')}
      options={sideChoices()}
      value={choice.side}
      onChange={(side) => locked || onChange({ ...choice, side })}
    />
  );
}

function spokenRoll(round: Round): string {
  const { roll } = round.outcome as DiceOutcome;
  const rolled = t('dice.say', { roll: rollText(roll) });
  return `${rolled} ${spokenResult(round.stake, round.payout)}.`;
}

/** The rounds shown on this screen, newest first. */
function useHistory({ last }: RoundState): Round<DiceOutcome>[] {
  const [history, setHistory] = useState<Round<DiceOutcome>[]>([]);
  useEffect(() => {
    if (last) setHistory((now) => [last as Round<DiceOutcome>, ...now].slice(0, HISTORY));
  }, [last]);
  return history;
}

/** After a reload, shows the round being played back with its stake and choice. */
function useResumedChoice(
  { phase }: RoundState,
  setStake: (stake: string) => void,
  setChoice: (choice: DiceParams) => void,
) {
  const bet = phase.at === 'idle' ? null : phase.bet;
  useEffect(() => {
    const params = (bet?.params as { params?: DiceParams } | undefined)?.params;
    if (!bet || !params) return;
    setStake(bet.stake);
    setChoice(params);
  }, [bet, setStake, setChoice]);
}
