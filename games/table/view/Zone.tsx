import { t } from '@palaro/client';
import { cx, Icon } from '@palaro/ui';
import { Money } from '@palaro/kernel';
import { Check } from 'lucide';
import type { ReactNode } from 'react';
import { Chip } from '../../stage/view/chips/Chip.tsx';
import { pesos } from '../../stage/view/money-text.ts';
import { useTable, type ZoneState } from './table-context.ts';
import styles from './zone.module.css';

interface ZoneProps {
  id: string;
  className?: string | undefined;
  /** The field's face instead of its name and what it pays; decoration, the name is spoken. */
  children?: ReactNode;
}

/**
 * A field of the felt: a button that takes chips, with the player's chips on it, and after the
 * result what it paid. `--chip` sets the size of its chips.
 */
export function Zone({ id, className, children }: ZoneProps) {
  const { zone, open, put } = useTable();
  const state = zone(id);
  const { name, pays, placed, pending, paid, wins } = state;
  const won = paid !== null && Money.of(paid) > Money.zero;
  return (
    <button
      type="button"
      className={cx(styles.zone, className)}
      data-zone={id}
      data-wins={wins || undefined}
      data-loses={wins === false || undefined}
      aria-label={spokenZone(state)}
      aria-disabled={!open || undefined}
      onClick={() => open && put(id)}
    >
      {children ?? (
        <>
          <span className={styles.name}>{name}</span>
          <span className={styles.pays}>{pays}</span>
        </>
      )}
      {(placed !== null || pending !== null) && (
        <span className={styles.chips}>
          {placed !== null && (
            <span className={styles.placed} data-lost={wins === false || undefined}>
              <Chip amount={placed} />
            </span>
          )}
          {pending !== null && (
            <span className={styles.pending}>
              <Chip amount={pending} />
            </span>
          )}
        </span>
      )}
      {won && (
        <span className={styles.paid}>
          <Icon of={Check} aria-hidden size={12} strokeWidth={3.6} />
          <span>{pesos(paid)}</span>
        </span>
      )}
    </button>
  );
}

function spokenZone({ name, pays, placed, pending, paid }: ZoneState): string {
  const won = paid !== null && Money.of(paid) > Money.zero;
  return [
    t('table.zone_says', { zone: name, pays }),
    ...(placed === null ? [] : [t('table.zone_placed', { stake: pesos(placed) })]),
    ...(pending === null ? [] : [t('table.zone_pending', { stake: pesos(pending) })]),
    ...(paid === null
      ? []
      : [won ? t('table.zone_won', { payout: pesos(paid) }) : t('table.zone_lost')]),
  ].join(', ');
}
