import { t } from '@palaro/client';
import { Amount, cx, ListRow, Icon } from '@palaro/ui';
import { ArrowDownLeft, ArrowLeftRight, ArrowUpRight, Undo2, Wallet } from 'lucide';
import { plain } from './bet-days.ts';
import { aboutOf, amountOf, asideOf, toneOf, wayOf, type Movement } from './movement.ts';
import styles from './Record.module.css';

interface MovementRowProps {
  movement: Movement;
  /** The part of the time that no heading above the row shows. */
  when: string;
  onOpen(movement: Movement): void;
}

/** One movement in a list, with the balance after it. */
export const MovementRow = ({ movement, when, onOpen }: MovementRowProps) => (
  <ListRow
    lead={<Sign movement={movement} />}
    title={movement.text}
    detail={[when, aboutOf(movement), asideOf(movement)].filter(Boolean).join(' · ')}
    amount={<Amount value={amountOf(movement)} signed tone={toneOf(movement)} />}
    state={<BalanceAfter of={movement} />}
    onPress={() => onOpen(movement)}
    chevron
  />
);

function BalanceAfter({ of: { balanceAfter } }: { of: Movement }) {
  if (balanceAfter === null) return null;
  return (
    <span className={styles.balance}>
      <Icon of={Wallet} size={13} aria-hidden className={styles.wallet} />
      <span className="sr-only">{`${t('records.balance')} `}</span>
      <span>{plain(balanceAfter)}</span>
    </span>
  );
}

const SIGNS = { in: ArrowDownLeft, out: ArrowUpRight, back: Undo2, beside: ArrowLeftRight };

function Sign({ movement }: { movement: Movement }) {
  const way = wayOf(movement);
  return (
    <span className={cx(styles.sign, way === 'in' && styles.in)}>
      <Icon of={SIGNS[way]} size={18} aria-hidden />
    </span>
  );
}
