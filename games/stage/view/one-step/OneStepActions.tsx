import { t } from '@palaro/client';
import { Icon } from '@palaro/ui';
import { Repeat, Zap, type IconNode } from 'lucide';
import { PlayButton } from '../PlayButton.tsx';
import { SideButton } from '../SideButton.tsx';
import type { RoundClient } from '../round-client.ts';
import type { RoundState } from '../round-state.ts';

interface OneStepActionsProps {
  icon: IconNode;
  word: string;
  state: RoundState;
  rounds: RoundClient;
  locked: boolean;
  busy: boolean;
  /** Whether the choice can be played, and its stake reaches the least one. */
  ready: boolean;
  short: string | null;
  /** The switch for a shorter reveal, where the game has one. */
  turbo: { word: string; on: boolean; turn(): void } | undefined;
  play(): void;
  onPlan(): void;
}

/** Autoplay and play; while autoplay runs, the button stops it. */
export function OneStepActions(props: OneStepActionsProps) {
  const { icon, word, state, rounds, locked, busy, ready, short, turbo, play, onPlan } = props;
  return (
    <>
      <SideButton
        label={t('stage.auto')}
        icon={<Icon of={Repeat} aria-hidden size={22} />}
        disabled={locked || !ready || short !== null}
        onPress={onPlan}
      />
      <PlayButton
        label={word}
        face={
          <>
            <Icon of={icon} aria-hidden size={32} strokeWidth={2.2} />
            <span>{word}</span>
          </>
        }
        busy={busy}
        disabled={!ready && short === null}
        short={short}
        autoLeft={state.autoplay?.left ?? null}
        onPress={play}
        onStopAutoplay={rounds.stopAutoplay}
      />
      {turbo ? (
        <SideButton
          label={turbo.word}
          icon={<Icon of={Zap} aria-hidden size={22} />}
          pressed={turbo.on}
          onPress={turbo.turn}
        />
      ) : (
        <span />
      )}
    </>
  );
}
