import { t } from '@palaro/client';
import { IconButton, TextField, Icon } from '@palaro/ui';
import { Search, X } from 'lucide';
import { useEffect, useState, type FormEvent } from 'react';

/** A search starts when the fingers rest this long (section 9: game reload debounce). */
const GAME_RELOAD_DEBOUNCE_MS = 250;

/** Searches by name while it is typed, and at once on Enter (GAME-03). */
export function SearchBox({ value, onSearch }: { value: string; onSearch(name: string): void }) {
  const [typed, setTyped] = useState(value);
  const [searched, setSearched] = useState(value);
  // The search was changed outside the box: by the back button, or by "show all".
  if (searched !== value) {
    setSearched(value);
    if (typed.trim() !== value) setTyped(value);
  }
  const sought = typed.trim();
  useEffect(() => {
    if (sought === value) return undefined;
    const timer = setTimeout(() => onSearch(sought), GAME_RELOAD_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [sought, value, onSearch]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(sought);
  };
  const clear = () => {
    setTyped('');
    onSearch('');
  };
  return (
    <form role="search" onSubmit={submit}>
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
