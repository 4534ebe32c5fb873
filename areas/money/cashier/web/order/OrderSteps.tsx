import { formatTime, t } from '@palaro/client';
import { cx } from '@palaro/ui';
import type { DepositOrder } from '../../deposits.api.ts';
import type { DepositState } from '../../order-states.ts';
import styles from './OrderSteps.module.css';

const PAYING: readonly DepositState[] = ['Created', 'Pending'];
const CHECKING: readonly DepositState[] = ['Processing', 'Review'];

interface Dot {
  id: string;
  text: string;
  at: string | null;
  is: 'done' | 'now' | 'todo' | 'ended';
}

/** How far an order came: of four dots, the last one that was reached, counted from 0. */
function reached({ state }: DepositOrder): number {
  if (PAYING.includes(state)) return 1;
  if (CHECKING.includes(state)) return 2;
  return 3;
}

function dotsOf(order: DepositOrder): Dot[] {
  const now = reached(order);
  const ended = now === 3 && order.state !== 'Paid';
  const at = (states: readonly string[]) =>
    order.steps.find(({ state }) => states.includes(state))?.at ?? null;
  const last = order.steps[order.steps.length - 1]?.at ?? null;
  const isOf = (index: number, hasCome: boolean): Dot['is'] => {
    if (index > now || (ended && !hasCome)) return 'todo';
    if (index < now || !(ended || now < 3)) return 'done';
    return ended ? 'ended' : 'now';
  };
  const texts = [
    { id: 'ordered', text: t('deposits.step_ordered'), at: order.createdAt },
    { id: 'paying', text: t('deposits.step_paying'), at: at(PAYING) },
    { id: 'checking', text: t('deposits.step_checking'), at: at(CHECKING) },
    {
      id: 'done',
      text: ended ? t('deposits.step_ended') : t('deposits.step_done'),
      at: now === 3 ? (order.paidAt ?? last) : null,
    },
  ];
  return texts.map((dot, index) => ({
    ...dot,
    is: isOf(index, dot.at !== null),
  }));
}

/** Four dots with their times: where the order stands at a glance. */
export const OrderSteps = ({ order }: { order: DepositOrder }) => (
  <ol className={styles.steps}>
    {dotsOf(order).map(({ id, text, at, is }) => (
      <li
        key={id}
        className={cx(styles.step, styles[is])}
        aria-current={is === 'now' ? 'step' : undefined}
      >
        <span className={styles.dot} aria-hidden />
        <span className={styles.text}>{text}</span>
        <span className={styles.at}>{at && is !== 'todo' ? formatTime(at) : ' '}</span>
      </li>
    ))}
  </ol>
);
