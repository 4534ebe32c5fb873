import type { TextKey } from '@palaro/api';
import { t } from '@palaro/client';
import { Button, Chip, Icon, TextField } from '@palaro/ui';
import { ChevronDown } from 'lucide';
import { useState, type ReactNode } from 'react';
import { Popover } from '../layers/Popover.tsx';
import styles from './list.module.css';

/** A filter of a list; `name` is the field of the call's query. */
export type Filter = { name: string; label: TextKey } & (
  | { kind: 'choice'; options: readonly { value: string; label: string }[] }
  | { kind: 'text'; max?: number }
  | { kind: 'day' }
);

interface FiltersProps {
  filters: readonly Filter[];
  values: Readonly<Record<string, string>>;
  set(fields: Readonly<Record<string, string | null>>): void;
  /** What else can be done with what is filtered. */
  children?: ReactNode;
}

/** Chips that open their choices or a field; what they filter by stands in them. */
export function Filters({ filters, values, set, children }: FiltersProps) {
  const used = filters.filter(({ name }) => values[name]);
  return (
    <div className={styles.filters}>
      {filters.map((filter) => (
        <FilterChip
          key={filter.name}
          filter={filter}
          value={values[filter.name] ?? ''}
          onChange={(value) => set({ [filter.name]: value })}
        />
      ))}
      {used.length > 1 && (
        <Button
          size="sm"
          onClick={() => set(Object.fromEntries(used.map(({ name }) => [name, null])))}
        >
          {t('desk.filter.clear_all')}
        </Button>
      )}
      {children}
    </div>
  );
}

interface FilterChipProps {
  filter: Filter;
  value: string;
  onChange(value: string | null): void;
}

function FilterChip({ filter, value, onChange }: FilterChipProps) {
  const shown =
    filter.kind === 'choice'
      ? (filter.options.find((option) => option.value === value)?.label ?? value)
      : value;
  return (
    <Popover
      label={t(filter.label)}
      trigger={(button) => (
        <Chip {...button} selected={value !== ''}>
          <span>{value === '' ? t(filter.label) : `${t(filter.label)}: ${shown}`}</span>
          <Icon of={ChevronDown} size={12} />
        </Chip>
      )}
    >
      {(close) => (
        <FilterPanel
          filter={filter}
          value={value}
          onChange={(next) => {
            onChange(next);
            close();
          }}
        />
      )}
    </Popover>
  );
}

function FilterPanel({ filter, value, onChange }: FilterChipProps) {
  const [typed, setTyped] = useState(value);
  if (filter.kind === 'choice')
    return (
      <div className={styles.choices}>
        {[{ value: '', label: t('desk.filter.any') }, ...filter.options].map((option) => (
          <button
            key={option.value}
            type="button"
            className={styles.choice}
            aria-pressed={option.value === value}
            onClick={() => onChange(option.value || null)}
          >
            {option.label}
          </button>
        ))}
      </div>
    );
  return (
    <form
      className={styles.typed}
      onSubmit={(event) => {
        event.preventDefault();
        onChange(typed.trim() || null);
      }}
    >
      <TextField
        label={t(filter.label)}
        type={filter.kind === 'day' ? 'date' : 'text'}
        maxLength={filter.kind === 'text' ? (filter.max ?? TYPED_MAX) : undefined}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className={styles.typedKeys}>
        <Button size="sm" type="submit" tone="gold">
          {t('desk.filter.apply')}
        </Button>
        <Button size="sm" onClick={() => onChange(null)}>
          {t('desk.filter.clear')}
        </Button>
      </div>
    </form>
  );
}

const TYPED_MAX = 100;
