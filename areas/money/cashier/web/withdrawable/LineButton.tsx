import { navigate, peso, t } from '@palaro/client';
import { afterLayers, Amount, Button, Sheet } from '@palaro/ui';
import { useBalanceHidden } from '@palaro/wallet/web';
import { useState } from 'react';
import type { Withdrawable } from '../../withdrawals.api.ts';
import { isBarred } from './is-barred.ts';
import styles from './LineButton.module.css';
import { Requirements } from './Requirements.tsx';
import { Weights } from '../turnover/Weights.tsx';
import { useWithdrawable } from './use-withdrawable.ts';

const WITHDRAW = '/m/withdraw';
const MASK = '****';

/**
 * What can be withdrawn, and what must still be bet for it, in one line with a thin bar. It opens
 * the requirements; where none is open, the withdrawal page. Before a first payout it says how many
 * of its steps are done.
 */
export default function LineButton() {
  const { data } = useWithdrawable();
  const [open, setOpen] = useState(false);
  // Beside a balance that is shown already, a failed read is silent: the next event reads again.
  if (!data) return <div className={styles.line} />;
  const { turnover } = data;
  const owes = turnover.items.length > 0;
  const leave = (to: string) => {
    setOpen(false);
    // The sheet takes its step of the history back first.
    afterLayers(() => navigate(to));
  };
  return (
    <>
      <button
        type="button"
        className={styles.line}
        aria-haspopup={owes ? 'dialog' : undefined}
        onClick={() => (owes ? setOpen(true) : navigate(WITHDRAW))}
      >
        <Figures free={data} />
      </button>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={t('withdrawals.card_title')}
        closeLabel={t('withdrawals.close')}
        footer={
          <Button wide tone="gold" onClick={() => leave(WITHDRAW)}>
            {t('withdrawals.title')}
          </Button>
        }
      >
        <Requirements turnover={turnover} onOpen={leave} />
        <p className={styles.help}>{t('withdrawals.card_help')}</p>
        <Weights missing={turnover.missing} />
      </Sheet>
    </>
  );
}

function Figures({ free }: { free: Withdrawable }) {
  const hidden = useBalanceHidden();
  const { amount, balance, turnover } = free;
  const barred = isBarred(free);
  const why = whyText(free, hidden);
  const sum = (of: 'done' | 'required') =>
    turnover.items.reduce((all, item) => all + Number(item[of]), 0);
  return (
    <>
      <span className={styles.label}>
        {t(barred && /[1-9]/.test(balance) ? 'withdrawals.card_later' : 'withdrawals.card_can')}
      </span>
      <span className={styles.amounts}>
        <Amount
          value={barred ? balance : amount}
          hidden={hidden}
          hiddenLabel={t('wallet.hidden')}
        />
        {why !== null && <span className={styles.label}>{` · ${why}`}</span>}
      </span>
      {turnover.items.length > 0 && (
        <progress className={styles.bar} value={sum('done')} max={sum('required')} aria-hidden />
      )}
    </>
  );
}

/** What stands between the member and his money, in a few words; null where nothing does. */
function whyText(free: Withdrawable, hidden: boolean): string | null {
  const { bars, turnover, way } = free;
  const [bar] = bars;
  if (turnover.items.length === 0 && way?.some(({ state }) => state !== 'done')) {
    const done = way.filter(({ state }) => state === 'done').length;
    return t('withdrawals.way_done', { done, all: way.length });
  }
  if (!bar || !isBarred(free)) return null;
  if (turnover.items.length === 0) return t(`withdrawals.short_bar_${bar.bar}`);
  return t('withdrawals.card_bet', { amount: hidden ? MASK : peso(turnover.missing) });
}
