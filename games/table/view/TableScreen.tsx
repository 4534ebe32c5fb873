import { t } from '@palaro/client';
import { Icon } from '@palaro/ui';
import { Money } from '@palaro/kernel';
import { Coins } from 'lucide';
import { useState } from 'react';
import { ChipRow } from '../../stage/view/chips/ChipRow.tsx';
import { ChipSteps } from '../../stage/view/chips/ChipSteps.tsx';
import { useChips } from '../../stage/view/chips/ChipsHeld.tsx';
import { totalOf, type Zones } from '../../stage/view/chips/placing.ts';
import type { Placing } from '../../stage/view/chips/use-placing.ts';
import { GameScreen } from '../../stage/view/GameScreen.tsx';
import { pesos, shortPesos } from '../../stage/view/money-text.ts';
import panel from '../../stage/view/panel.module.css';
import { PlayButton } from '../../stage/view/PlayButton.tsx';
import { ShortSheet } from '../../stage/view/ShortSheet.tsx';
import { useKeys } from '../../stage/view/use-keys.ts';
import type { SharedViewProps } from '../../stage/view/view-contract.ts';
import { RoundSheet } from './RoundSheet.tsx';
import { TableStage } from './TableStage.tsx';
import { TableLine } from './TableLine.tsx';
import type { TableView } from './table-view-contract.ts';
import styles from './table.module.css';
import { useBets } from './use-bets.ts';
import type { TableRound } from './use-table-round.ts';

interface TableScreenProps<Result> {
  def: TableView<Result>;
  now: TableRound<Result>;
  chips: readonly string[];
  props: SharedViewProps;
}

/** The screen of a table within its chips. */
export function TableScreen<Result>({ def, now, chips, props }: TableScreenProps<Result>) {
  const { balance, live, siteNow, waysAfter, onShort, onMenu } = props;
  const bets = useBets(props);
  const { placing, pending, busy } = bets;
  const { pick } = useChips();
  const [sheet, setSheet] = useState<'round' | 'short' | null>(null);
  const close = () => setSheet(null);
  const stake = totalOf(pending);
  const able = now.open && !busy;
  const ready = able && Money.of(stake) > Money.zero;
  const short = balance !== null && ready && Money.of(balance) < Money.of(stake);
  const played = now.last?.zones ?? null;
  const steps = withDoubling(placing, pending, now.mine.zones);
  function bet() {
    if (!ready) return;
    if (!short) return void bets.bet();
    setSheet('short');
    onShort();
  }
  useKeys({ onPlay: bet, onMenu, onOther: (key) => pressed(key) });
  function pressed(key: string): boolean {
    const chip = chips[Number(key) - 1];
    const go = {
      b: bet,
      r: () => able && placing.again(played ?? {}),
      d: () => able && steps.double(),
      backspace: placing.undo,
    }[key.toLowerCase()];
    if (chip !== undefined) pick(chip);
    else go?.();
    return chip !== undefined || go !== undefined;
  }
  return (
    <>
      <GameScreen
        stage={
          <TableStage
            {...{ def, now, bets, live, siteNow }}
            able={able}
            onMore={() => setSheet('round')}
          />
        }
        line={<TableLine {...{ def, now, bets, props }} />}
        choices={<ChipRow {...{ chips }} disabled={busy} />}
        actions={
          <>
            <div className={styles.steps}>
              <ChipSteps
                {...{ played, placing: steps, disabled: busy }}
                steps={['undo', 'clear']}
                className={panel.step}
              />
            </div>
            <PlayButton
              label={ready ? t('table.bet_of', { stake: pesos(stake) }) : t('table.bet')}
              face={<BetFace stake={stake} busy={busy} />}
              {...{ busy }}
              disabled={!ready}
              short={short ? t('stage.short') : null}
              autoLeft={null}
              onPress={bet}
              onStopAutoplay={close}
            />
            <div className={styles.steps}>
              <ChipSteps
                {...{ played, placing: steps, disabled: !able }}
                steps={['rebet', 'double']}
                className={panel.step}
              />
            </div>
          </>
        }
      />
      <RoundSheet
        {...{ def, round: now.round, results: now.results, open: sheet === 'round' }}
        onClose={close}
      />
      <ShortSheet
        open={sheet === 'short'}
        {...{ stake }}
        balance={balance ?? '0.0000'}
        covered={null}
        ways={sheet === 'short' ? waysAfter('play.insufficient_funds') : []}
        onPick={close}
        onClose={close}
      />
    </>
  );
}

/** With nothing on the table but placed bets, doubling puts the same chips down once more. */
function withDoubling(placing: Placing, pending: Zones, placed: Zones): Placing {
  if (Object.keys(pending).length > 0) return placing;
  const can = { ...placing.can, double: placing.can.again(placed) };
  return { ...placing, can, double: () => placing.again(placed) };
}

function BetFace({ stake, busy }: { stake: string; busy: boolean }) {
  const amount = Money.of(stake) > Money.zero ? shortPesos(stake) : null;
  return (
    <>
      <Icon of={Coins} aria-hidden size={24} strokeWidth={2.2} />
      {busy ? t('table.placing') : t('table.bet')}
      <small className={styles.amount}>{amount ?? '\u00a0'}</small>
    </>
  );
}
