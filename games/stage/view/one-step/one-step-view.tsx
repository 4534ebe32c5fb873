import { useState } from 'react';
import { AutoplaySheet } from '../AutoplaySheet.tsx';
import { GameScreen } from '../GameScreen.tsx';
import { RoundLine, spokenResult } from '../RoundLine.tsx';
import { StakePicker } from '../StakePicker.tsx';
import { standingResult, type Round } from '../round-state.ts';
import type { GameViewProps } from '../view-contract.ts';
import type { OneStepGame } from './one-step-game.ts';
import { OneStepActions } from './OneStepActions.tsx';
import { useOneStep } from './use-one-step.ts';

/** The screen of a one-step game. */
export function oneStepView<Params extends object, Outcome, Reveal extends { resting: boolean }>(
  game: OneStepGame<Params, Outcome, Reveal>,
) {
  const { Stage, Choices } = game;
  return function OneStepView(props: GameViewProps) {
    const now = useOneStep(game, props);
    const { state, rounds, choice, stake, stakes, rested, locked, short, ready } = now;
    const result = standingResult(state);
    const [planning, setPlanning] = useState(false);

    return (
      <>
        <GameScreen
          stage={
            <Stage
              choice={choice}
              stake={stake}
              maxStake={stakes.max}
              reveal={now.reveal}
              history={now.history}
              disabled={locked}
              rested={rested?.outcome ?? null}
              onChange={now.setChoice}
            />
          }
          line={
            <RoundLine
              state={state}
              waysAfter={(code) => props.waysAfter(code, stake)}
              shownSoFar={rested?.payout ?? null}
              idle={game.idleLine()}
              spoken={result ? spokenRound(game, result) : ''}
              rounds={rounds}
            />
          }
          choices={
            <>
              <Choices choice={choice} disabled={locked} onChange={now.setChoice} />
              {!game.stakeOf && (
                <StakePicker
                  stakes={stakes}
                  stake={stake}
                  balance={now.balance}
                  disabled={locked}
                  onPick={now.setStake}
                />
              )}
            </>
          }
          actions={
            <OneStepActions
              state={state}
              rounds={rounds}
              locked={locked}
              ready={ready}
              play={now.play}
              busy={now.busy}
              turbo={now.turbo}
              icon={game.icon}
              word={game.playWord()}
              short={short.label}
              onPlan={() => setPlanning(true)}
            />
          }
        />
        <AutoplaySheet
          open={planning}
          stake={stake}
          feature={null}
          onStart={(plan) => rounds.autoplay(plan, stake, { stake, params: choice })}
          onClose={() => setPlanning(false)}
        />
        {short.sheet}
      </>
    );
  };
}

function spokenRound<O>({ spoken }: { spoken(outcome: O): string }, round: Round): string {
  return `${spoken(round.outcome as O)} ${spokenResult(round.stake, round.payout)}.`;
}
