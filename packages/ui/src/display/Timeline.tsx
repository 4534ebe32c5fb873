import { Check, X } from 'lucide';
import { Icon } from './Icon.tsx';
import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import styles from './timeline.module.css';

interface Step {
  id: string;
  title: ReactNode;
  detail?: ReactNode;
  /** The time, already formatted. */
  at?: ReactNode;
  /** `over` is past, and no success. */
  state: 'done' | 'over' | 'now' | 'todo' | 'failed';
}

/** Past and future steps from top to bottom; each state has a different sign. */
export function Timeline({ steps }: { steps: readonly Step[] }) {
  return (
    <ol>
      {steps.map((step) => (
        <li
          key={step.id}
          className={cx(styles.step, styles[step.state])}
          aria-current={step.state === 'now' ? 'step' : undefined}
        >
          <span className={styles.sign} aria-hidden>
            {step.state === 'done' && <Icon of={Check} size={14} strokeWidth={3.5} />}
            {step.state === 'failed' && <Icon of={X} size={14} strokeWidth={3.5} />}
          </span>
          <div className={styles.text}>
            <p className={styles.title}>{step.title}</p>
            {step.detail && <p className={styles.detail}>{step.detail}</p>}
            {step.at && <p className={styles.at}>{step.at}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}

interface KeyValue {
  label: ReactNode;
  value: ReactNode;
}

/** Names and values, one pair per line; long values (a seed, a hash) break anywhere. */
export function KeyValues({ rows }: { rows: readonly KeyValue[] }) {
  return (
    <dl>
      {rows.map((row, index) => (
        <div key={index} className={styles.pair}>
          <dt className={styles.name}>{row.label}</dt>
          <dd className={styles.value}>{row.value}</dd>
        </div>
      ))}
    </dl>
  );
}
