import { t } from '@palaro/client';
import { useMay } from '@palaro/desk';
import { Switch } from '@palaro/ui';
import { useState } from 'react';
import type { GameChange } from '../console.api.ts';
import type { Levels } from './board.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import styles from './board.module.css';

type Level = Levels['vendors'][number];

/** A vendor or category that is off hides all its games; open rounds are still paid (OC-16). */
export function LevelsPart({ levels }: { levels: Levels }) {
  const [asked, setAsked] = useState<{ title: string; change: GameChange } | null>(null);
  const ask = (level: Level, change: GameChange) =>
    setAsked({
      title: t(level.enabled ? 'catalogue-console.turn_off' : 'catalogue-console.turn_on', {
        name: level.name,
      }),
      change,
    });
  return (
    <div className={styles.columns}>
      <Rows
        title={t('catalogue-console.vendors')}
        rows={levels.vendors}
        onTurn={(one) => ask(one, { vendors: [{ vendor: one.code, enabled: !one.enabled }] })}
      />
      <Rows
        title={t('catalogue-console.categories')}
        rows={levels.categories}
        onTurn={(one) => ask(one, { categories: [{ category: one.code, enabled: !one.enabled }] })}
      />
      <ChangeDialog
        title={asked?.title ?? ''}
        change={asked?.change ?? null}
        onClose={() => setAsked(null)}
      />
    </div>
  );
}

interface RowsProps {
  title: string;
  rows: readonly Level[];
  onTurn(level: Level): void;
}

function Rows({ title, rows, onTurn }: RowsProps) {
  const may = useMay('game.manage');
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {rows.map((row) => (
        <Switch
          key={row.code}
          label={row.name}
          help={t('catalogue-console.of_games', { shown: row.shown, games: row.games })}
          checked={row.enabled}
          disabled={!may}
          onChange={() => onTurn(row)}
        />
      ))}
    </section>
  );
}
