import { t } from '@palaro/client';
import { IconButton, TextField, Icon } from '@palaro/ui';
import { Search, X } from 'lucide';
import { useState, type FormEvent } from 'react';
import styles from './GameListPage.module.css';

/** Searches by name on Enter (GAME-03); emptying the box shows everything again. */
export function SearchBox({ value, onSearch }: { value: string; onSearch(name: string): void }) {
  const [typed, setTyped] = useState(value);
  const [searched, setSearched] = useState(value);
  // The search was changed outside the box: by the back button, or by "show all".
  if (searched !== value) {
    setSearched(value);
    setTyped(value);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  const clear = () => {
    setTyped('');
    onSearch('');
  };
  return (
    <form role="search" className={styles.search} onSubmit={submit}>
      <TextField
        label={t('catalogue.search')}
        type="search"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={64}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        before={<Icon of={Search} size={20} aria-hidden />}
        after={
          typed ? (
            <IconButton
              label={t('catalogue.clear_search')}
              icon={<Icon of={X} size={20} />}
              onClick={clear}
            />
          ) : undefined
        }
      />
    </form>
  );
}
