import { formatDayHeading, formatTime, t } from '@palaro/client';
import { Amount, cx, DayHeading, ListRow } from '@palaro/ui';
import { ArrowDownLeft, ArrowLeftRight, ArrowUpRight, Undo2, Wallet } from 'lucide-react';
import { plain } from './bet-days.ts';
import { aboutOf, amountOf, toneOf, wayOf, type Movement } from './movement.ts';
import { byDay } from './record-days.ts';
import styles from './Record.module.css';

interface MovementDaysProps {
  movements: readonly Movement[];
  onOpen(movement: Movement): void;
}

/** The movements under their days, each with the balance after it. */
export function MovementDays({ movements, onOpen }: MovementDaysProps) {
  return byDay(movements, ({ at }) => at).map(({ day, rows }) => (
    <section key={day}>
      <DayHeading>{formatDayHeading(rows[0]?.at ?? day)}</DayHeading>
      {rows.map((movement) => (
        <ListRow
          key={movement.id}
          lead={<Sign movement={movement} />}
          title={movement.text}
          detail={[formatTime(movement.at), aboutOf(movement)].filter(Boolean).join(' · ')}
          amount={<Amount value={amountOf(movement)} signed tone={toneOf(movement)} />}
          state={<BalanceAfter of={movement} />}
          onPress={() => onOpen(movement)}
          chevron
        />
      ))}
    </section>
  ));
}

function BalanceAfter({ of: { balanceAfter } }: { of: Movement }) {
  if (balanceAfter === null) return null;
  return (
    <span className={styles.balance}>
      <Wallet size={13} aria-hidden className={styles.wallet} />
      <span className="sr-only">{t('records.balance')} </span>
      {plain(balanceAfter)}
    </span>
  );
}

const SIGNS = { in: ArrowDownLeft, out: ArrowUpRight, back: Undo2, beside: ArrowLeftRight };

function Sign({ movement }: { movement: Movement }) {
  const way = wayOf(movement);
  const Icon = SIGNS[way];
  return (
    <span className={cx(styles.sign, way === 'in' && styles.in)}>
      <Icon size={18} aria-hidden />
    </span>
  );
}
