import { t } from '@palaro/client';
import { Icon } from '@palaro/ui';
import { Search } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { useKeys } from '../keys/keys.ts';
import styles from './list.module.css';

interface SearchFieldProps {
  value: string;
  /** After a pause in typing, and at once with Enter. */
  onSearch(text: string): void;
  label?: string;
  /** `/` moves the focus here. */
  keyed?: boolean;
}

const PAUSE_MS = 300;
/** What every list's search takes. */
const SEARCH_MAX = 64;

/** A field that searches as one types. */
export function SearchField({ value, onSearch, label, keyed = true }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  });
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    if (typed === value) return undefined;
    const timer = setTimeout(() => search.current(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, value]);
  useKeys([{ press: '/', label: 'desk.keys.search', run: () => input.current?.focus() }], keyed);
  const name = label ?? t('desk.filter.search');
  return (
    <form
      role="search"
      aria-label={name}
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      <Icon of={Search} size={14} />
      <input
        ref={input}
        type="search"
        aria-label={name}
        placeholder={name}
        maxLength={SEARCH_MAX}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </form>
  );
}
