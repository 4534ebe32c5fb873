import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { CountBadge } from '../display/Badge.tsx';
import { useCurrentInView } from '../motion/use-current-in-view.ts';
import { wrapText } from '../wrap-text.tsx';
import styles from './tabs.module.css';

interface Tab {
  id: string;
  label: ReactNode;
  count?: number;
}

interface TabsProps {
  /** The spoken name of the whole row. */
  label: string;
  items: readonly Tab[];
  value: string;
  onChange: (id: string) => void;
  /** The prefix of the panels' ids, needed if one screen has two rows of tabs. */
  name?: string;
}

const STEP: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs with arrow keys; their panels are `<TabPanel>`s. */
export function Tabs({ label, items, value, onChange, name = 'tab' }: TabsProps) {
  const row = useRef<HTMLDivElement>(null);
  useCurrentInView(row, value);
  const move = (event: KeyboardEvent) => {
    const step = STEP[event.key];
    if (!step) return;
    event.preventDefault();
    const at = items.findIndex((item) => item.id === value);
    const next = items[(at + step + items.length) % items.length];
    if (!next) return;
    onChange(next.id);
    row.current?.querySelector<HTMLElement>(`#${name}-${next.id}`)?.focus();
  };
  return (
    <div ref={row} role="tablist" aria-label={label} className={styles.row} onKeyDown={move}>
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          role="tab"
          id={`${name}-${item.id}`}
          aria-controls={item.id === value ? `${name}-${item.id}-panel` : undefined}
          aria-selected={item.id === value}
          tabIndex={item.id === value ? 0 : -1}
          className={styles.tab}
          onClick={() => onChange(item.id)}
        >
          {wrapText(item.label)}
          {item.count ? <CountBadge count={item.count} /> : null}
        </button>
      ))}
    </div>
  );
}

interface TabPanelProps {
  id: string;
  name?: string;
  /** There are no tabs now, so it is a plain part of the page and keeps its content. */
  alone?: boolean;
  children: ReactNode;
}

/** The content of the tab with this `id`, drawn only while that tab is the current one. */
export function TabPanel({ id, name = 'tab', alone = false, children }: TabPanelProps) {
  const panel = { role: 'tabpanel', 'aria-labelledby': `${name}-${id}`, tabIndex: 0 };
  return (
    <div id={`${name}-${id}-panel`} {...(alone ? {} : panel)}>
      {children}
    </div>
  );
}
