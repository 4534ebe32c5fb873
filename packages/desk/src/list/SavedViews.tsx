import { navigate, readStoredJson, t, useSearch, writeStored } from '@palaro/client';
import { Button, Icon, IconButton, TextField } from '@palaro/ui';
import { BookmarkPlus, X } from 'lucide';
import { useState } from 'react';
import { Popover } from '../layers/Popover.tsx';
import styles from './list.module.css';

/** A list as somebody wants to find it again: the address's query under a name. */
export interface View {
  name: string;
  /** Without `?`. */
  query: string;
}

type Kept = Record<string, View[]>;
const readViews = (screen: string): View[] => readStoredJson<Kept>('consoleViews')?.[screen] ?? [];

function keepViews(screen: string, views: View[]) {
  const all = readStoredJson<Kept>('consoleViews') ?? {};
  writeStored('consoleViews', JSON.stringify({ ...all, [screen]: views }));
}

/** The views that an operator saved on this browser for a screen, and how they change. */
export function useOwnViews(screen: string) {
  const [own, setOwn] = useState(() => readViews(screen));
  const change = (next: View[]) => {
    setOwn(next);
    keepViews(screen, next);
  };
  return [own, change] as const;
}

interface SavedViewsProps {
  /** Views that everybody has, in front of one's own. */
  given: readonly View[];
  own: readonly View[];
  change(next: View[]): void;
}

/** The list's views as tabs: all, the given ones, and those that the operator saved here. */
export function SavedViews({ given, own, change }: SavedViewsProps) {
  const query = sorted(useSearch());
  if (given.length + own.length === 0) return null;
  const tab = (view: View, mine: boolean) => (
    <span key={`${mine}${view.name}`} className={styles.view}>
      <button
        type="button"
        className={styles.tab}
        aria-current={query === sorted(view.query) ? 'page' : undefined}
        onClick={() => show(view.query)}
      >
        {view.name}
      </button>
      {mine && (
        <button
          type="button"
          className={styles.drop}
          aria-label={t('desk.views.remove', { name: view.name })}
          onClick={() => change(own.filter((one) => one !== view))}
        >
          <Icon of={X} size={12} />
        </button>
      )}
    </span>
  );
  return (
    <nav className={styles.views} aria-label={t('desk.views.label')}>
      {tab({ name: t('desk.views.all'), query: '' }, false)}
      {given.map((view) => tab(view, false))}
      {own.map((view) => tab(view, true))}
    </nav>
  );
}

const show = (query: string) =>
  navigate(query ? `${window.location.pathname}?${query}` : window.location.pathname);

/** The same filters in another order are the same view; what is open at the right is no filter. */
function sorted(query: string): string {
  const params = new URLSearchParams(query);
  params.delete('open');
  params.sort();
  return params.toString();
}

const NAME_MAX = 40;

/** Keeps what the address filters by under a name; there is nothing to keep without a filter. */
export function SaveView({ onSave }: { onSave(view: View): void }) {
  const [name, setName] = useState('');
  const query = sorted(useSearch());
  if (query === '') return null;
  return (
    <Popover
      label={t('desk.views.save')}
      trigger={(button) => (
        <IconButton
          label={t('desk.views.save')}
          title={t('desk.views.save')}
          icon={<Icon of={BookmarkPlus} size={16} />}
          {...button}
        />
      )}
    >
      {(close) => (
        <form
          className={styles.typed}
          onSubmit={(event) => {
            event.preventDefault();
            if (name.trim() === '') return;
            onSave({ name: name.trim(), query });
            setName('');
            close();
          }}
        >
          <TextField
            label={t('desk.views.name')}
            maxLength={NAME_MAX}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <Button size="sm" type="submit" tone="gold">
            {t('desk.save')}
          </Button>
        </form>
      )}
    </Popover>
  );
}
