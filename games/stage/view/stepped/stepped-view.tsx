import { t } from '@palaro/client';
import { Icon } from '@palaro/ui';
import { Repeat } from 'lucide';
import { useState } from 'react';
import { AutoplaySheet } from '../AutoplaySheet.tsx';
import { GameScreen } from '../GameScreen.tsx';
import { pesos } from '../money-text.ts';
import { PlayButton } from '../PlayButton.tsx';
import { RoundLine, spokenResult } from '../RoundLine.tsx';
import type { RoundState } from '../round-state.ts';
import { SideButton } from '../SideButton.tsx';
import { StakePicker } from '../StakePicker.tsx';
import type { GameViewProps } from '../view-contract.ts';
import type { SteppedGame } from './stepped-game.ts';
import { useStepped } from './use-stepped.ts';

/** The screen of a game of several steps. */
export function steppedView<Choice extends object, Outcome, Rule>(
  game: SteppedGame<Choice, Outcome, Rule>,
) {
  const { Stage, Choices, Aside } = game;
  return function SteppedView(props: GameViewProps) {
    const now = useStepped(game, props);
    const { state, rounds, choice, stake, stakes, outcome, open, step, round } = now;
    const { phase } = state;
    const running = phase.at !== 'idle' || state.autoplay !== null;
    const [planning, setPlanning] = useState(false);
    const { Rule } = game.auto;
    const ended = round !== null && phase.at !== 'open';
    return (
      <>
        <GameScreen
          stage={
            <Stage
              choice={choice}
              outcome={outcome}
              open={open}
              step={step}
              history={now.history}
              stake={stakeOf(now)}
            />
          }
          line={
            <RoundLine
              state={state}
              waysAfter={(code) => props.waysAfter(code, stake)}
              shownSoFar={ended ? round.payout : null}
              idle={phase.at === 'open' && outcome ? game.openLine(outcome) : game.idleLine()}
              spoken={outcome ? `${game.spoken(outcome)} ${ended ? resultOf(round) : ''}` : ''}
              rounds={rounds}
            />
          }
          choices={
            <>
              {Choices && <Choices choice={choice} disabled={running} onChange={now.setChoice} />}
              <StakePicker
                stakes={stakes}
                stake={stake}
                balance={props.balance}
                disabled={running}
                onPick={now.setStake}
              />
            </>
          }
          actions={
            <>
              <Aside outcome={outcome} open={open} step={step} />
              <MainButton game={game} now={now} />
              <SideButton
                label={t('stage.auto')}
                icon={<Icon of={Repeat} aria-hidden size={22} />}
                disabled={running || now.short.label !== null}
                onPress={() => setPlanning(true)}
              />
            </>
          }
        />
        <AutoplaySheet
          open={planning}
          stake={stake}
          feature={null}
          rule={<Rule choice={choice} rule={now.rule} onChange={now.setRule} />}
          ready={game.auto.ready(now.rule, choice)}
          onStart={(plan) => rounds.autoplay(plan, stake, { stake, ...choice })}
          onClose={() => setPlanning(false)}
        />
        {now.short.sheet}
      </>
    );
  };
}

type Now<C extends object, O, R> = ReturnType<typeof useStepped<C, O, R>>;

/** Takes the stake; while the round is open, cashes out, with the amount on it. */
function MainButton<C extends object, O, R>({
  game,
  now,
}: {
  game: SteppedGame<C, O, R>;
  now: Now<C, O, R>;
}) {
  const { phase } = now.state;
  const cashing = phase.at === 'open';
  const word = cashing ? t('stage.cash_out') : game.startWord();
  const amount = cashing && now.worth !== null ? pesos(now.worth) : null;
  return (
    <PlayButton
      label={amount ? `${word} ${amount}` : word}
      face={
        <>
          {!cashing && <Icon of={game.icon} aria-hidden size={32} strokeWidth={2.2} />}
          <span>{word}</span>
          {amount && <span>{amount}</span>}
        </>
      }
      busy={phase.at !== 'idle' && !(cashing && now.open)}
      disabled={cashing && amount === null}
      short={now.short.label}
      autoLeft={now.state.autoplay?.left ?? null}
      onPress={now.press}
      onStopAutoplay={now.rounds.stopAutoplay}
    />
  );
}

const stakeOf = ({ state: { phase }, stake }: { state: RoundState; stake: string }) =>
  phase.at === 'idle' ? stake : phase.bet.stake;

const resultOf = ({ stake, payout }: { stake: string; payout: string }) =>
  `${spokenResult(stake, payout)}.`;
