import { t, useLanguage } from '@palaro/client';
import { useMay, useUnsaved } from '@palaro/desk';
import { inLanguage, type InLanguages } from '@palaro/kernel';
import { Button, Icon, IconButton } from '@palaro/ui';
import { ArrowDown, ArrowUp } from 'lucide';
import { useState } from 'react';
import type { AnnouncementRow } from '../console.api.ts';
import { StateBadge } from './entry-cells.tsx';
import styles from './content.module.css';

interface Row {
  id: string;
  title: InLanguages<string>;
  state?: AnnouncementRow['state'];
}

interface OrderListProps {
  rows: readonly Row[];
  onSave(ids: string[]): Promise<unknown>;
}

/** An order to change by dragging, or with the buttons and the keyboard; saved as a whole. */
export function OrderList({ rows, onSave }: OrderListProps) {
  const [order, setOrder] = useState(rows);
  const [dragged, setDragged] = useState<number | null>(null);
  const may = useMay('content.edit');
  const language = useLanguage();
  const changed = order.some((row, at) => row.id !== rows[at]?.id);
  useUnsaved(changed);
  const move = (from: number, to: number) => {
    if (to < 0 || to >= order.length) return;
    const next = order.filter((_row, at) => at !== from);
    next.splice(to, 0, ...order.slice(from, from + 1));
    setOrder(next);
  };
  return (
    <>
      <ol className={styles.order}>
        {order.map((row, at) => {
          const name = inLanguage(row.title, language);
          return (
            <li
              key={row.id}
              draggable={may}
              onDragStart={() => setDragged(at)}
              onDragOver={(event) => event.preventDefault()}
              onDrop={() => {
                if (dragged !== null) move(dragged, at);
                setDragged(null);
              }}
            >
              <span>{name}</span>
              {row.state && <StateBadge of={row.state} />}
              {may && <Movers name={name} onMove={(by) => move(at, at + by)} />}
            </li>
          );
        })}
      </ol>
      {may && (
        <div>
          <Button
            tone="gold"
            disabled={!changed}
            onClick={() => void onSave(order.map(({ id }) => id))}
          >
            {t('content-console.save_order')}
          </Button>
        </div>
      )}
    </>
  );
}

const Movers = ({ name, onMove }: { name: string; onMove(by: number): void }) => (
  <>
    <IconButton
      icon={<Icon of={ArrowUp} size={14} />}
      label={t('content-console.up', { name })}
      onClick={() => onMove(-1)}
    />
    <IconButton
      icon={<Icon of={ArrowDown} size={14} />}
      label={t('content-console.down', { name })}
      onClick={() => onMove(1)}
    />
  </>
);
