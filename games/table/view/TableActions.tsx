import { t } from '@palaro/client';
import { Icon } from '@palaro/ui';
import { Money } from '@palaro/kernel';
import { Coins } from 'lucide';
import { ChipSteps } from '../../stage/view/chips/ChipSteps.tsx';
import type { Zones } from '../../stage/view/chips/placing.ts';
import type { Placing } from '../../stage/view/chips/use-placing.ts';
import { pesos, shortPesos } from '../../stage/view/money-text.ts';
import controls from '../../stage/view/panel.module.css';
import { PlayButton } from '../../stage/view/PlayButton.tsx';
import styles from './table.module.css';

interface TableActionsProps {
  /** What lies on the table and is not bet yet. */
  stake: string;
  ready: boolean;
  /** The balance does not cover it. */
  short: boolean;
  busy: boolean;
  /** Whether chips may be put down. */
  able: boolean;
  played: Zones | null;
  steps: Placing;
  bet(): void;
}

/** Undo and clear, the bet, rebet and double. */
export function TableActions(props: TableActionsProps) {
  const { stake, ready, short, busy, able, played, steps, bet } = props;
  return (
    <>
      <div className={styles.steps}>
        <ChipSteps
          played={played}
          placing={steps}
          disabled={busy}
          steps={['undo', 'clear']}
          className={controls.step}
        />
      </div>
      <PlayButton
        label={ready ? t('table.bet_of', { stake: pesos(stake) }) : t('table.bet')}
        face={<BetFace stake={stake} busy={busy} />}
        busy={busy}
        disabled={!ready}
        short={short ? t('stage.short') : null}
        autoLeft={null}
        onPress={bet}
        onStopAutoplay={bet}
      />
      <div className={styles.steps}>
        <ChipSteps
          played={played}
          placing={steps}
          disabled={!able}
          steps={['rebet', 'double']}
          className={controls.step}
        />
      </div>
    </>
  );
}

function BetFace({ stake, busy }: Pick<TableActionsProps, 'stake' | 'busy'>) {
  const amount = Money.of(stake) > Money.zero ? shortPesos(stake) : null;
  return (
    <>
      <Icon of={Coins} aria-hidden size={24} strokeWidth={2.2} />
      <span>{busy ? t('table.placing') : t('table.bet')}</span>
      <small className={styles.amount}>{amount ?? '\u00a0'}</small>
    </>
  );
}
