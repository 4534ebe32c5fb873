import { amountFault, fitsStep, t, wireAmountOrZero } from '@palaro/client';
import { Money } from '@palaro/kernel';
import { Button, Segmented, Sheet, Switch, TextField } from '@palaro/ui';
import { useState, type ReactNode } from 'react';
import { AUTOPLAY_ROUNDS_MAX, type AutoplayPlan } from './autoplay.ts';
import { pesos } from './money-text.ts';
import styles from './panel.module.css';

const ROUNDS = [10, 25, 50, AUTOPLAY_ROUNDS_MAX];
/** How many stakes the suggested stop-loss covers. */
const SUGGESTED_STAKES = 10n;
const CENTAVO = '0.0100';

interface AutoplaySheetProps {
  open: boolean;
  stake: string;
  /** The switch that stops on the game's feature; null if it has none. */
  feature: string | null;
  /** What else the game asks, and whether its answer can be played. */
  rule?: ReactNode;
  ready?: boolean;
  onStart(plan: AutoplayPlan): void;
  onClose(): void;
}

/**
 * Asks for the number of rounds and a stop-loss before autoplay starts (docs/domain/games.md §1).
 */
export function AutoplaySheet(props: AutoplaySheetProps) {
  const { open, onClose } = props;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('stage.auto_title')}
      closeLabel={t('stage.close')}
    >
      {open && <Plan key={props.stake} {...props} />}
    </Sheet>
  );
}

function Plan(props: AutoplaySheetProps) {
  const { stake, feature, rule, ready = true, onStart, onClose } = props;
  const [rounds, setRounds] = useState('10');
  const [loss, setLoss] = useState(() => plain(Money.of(stake) * SUGGESTED_STAKES));
  const [above, setAbove] = useState('');
  const [onFeature, setOnFeature] = useState(feature !== null);
  const stopLoss = amountOf(loss);
  const stopAbove = above.trim() === '' ? null : amountOf(above);
  const covers = stopLoss !== undefined && Money.of(stopLoss) >= Money.of(stake);
  const aboveReads = stopAbove !== undefined;
  const badLoss = t('stage.auto_bad_loss', { stake: pesos(stake) });
  const able = covers && aboveReads && ready;

  function start() {
    if (!able) return;
    onClose();
    onStart({
      rounds: Number(rounds),
      stopLoss,
      stopAbove,
      stopOnFeature: feature !== null && onFeature,
    });
  }
  return (
    <div className={styles.plan}>
      {rule}
      <p className={styles.planLabel}>{t('stage.auto_rounds')}</p>
      <Segmented
        label={t('stage.auto_rounds')}
        options={ROUNDS.map((count) => ({ value: String(count), label: String(count) }))}
        value={rounds}
        onChange={setRounds}
      />
      <TextField
        label={t('stage.auto_stop_loss')}
        inputMode="decimal"
        before="₱"
        value={loss}
        error={covers ? undefined : (amountFault(loss) ?? badLoss)}
        onChange={(event) => setLoss(event.currentTarget.value)}
      />
      <TextField
        label={t('stage.auto_stop_above')}
        help={t('stage.auto_stop_above_help')}
        inputMode="decimal"
        before="₱"
        value={above}
        error={aboveReads ? undefined : (amountFault(above) ?? t('stage.auto_bad_amount'))}
        onChange={(event) => setAbove(event.currentTarget.value)}
      />
      {feature !== null && <Switch label={feature} checked={onFeature} onChange={setOnFeature} />}
      <Button tone="gold" size="lg" wide disabled={!able} onClick={start}>
        {t('stage.auto_start', { count: rounds, stake: pesos(stake) })}
      </Button>
    </div>
  );
}

/** `12.5` as money on the wire; `undefined` if it is no amount. */
function amountOf(text: string): string | undefined {
  const amount = wireAmountOrZero(text);
  return amount !== null && fitsStep(amount, CENTAVO) ? amount : undefined;
}

const plain = (amount: Money) => Money.text(amount).replace(/\.?0{2,4}$/, '');
