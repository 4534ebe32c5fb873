import { setting, siteLocation, t } from '@palaro/client';
import { Sheet, TextField, Icon } from '@palaro/ui';
import { Check, Search } from 'lucide';
import { useState } from 'react';
import { countriesFor, homeCountry, type Country } from '../mobile.ts';
import styles from './CountrySheet.module.css';
import { Flag } from './Flag.tsx';

interface CountrySheetProps {
  open: boolean;
  chosen: Country | undefined;
  onClose(): void;
  onChoose(country: Country): void;
}

/** Countries by name or dialing code (LOGIN-01, REG-02). */
export default function CountrySheet({ open, chosen, onClose, onChoose }: CountrySheetProps) {
  const [typed, setTyped] = useState('');
  const home = homeCountry(siteLocation());
  // Most people are in the home country, so its row comes first and is not repeated.
  const offered = countriesFor(setting('registration.countries', []), home.code);
  const found = [home, ...offered.filter(({ code }) => code !== home.code)].filter((country) =>
    matches(country, typed),
  );
  const close = () => {
    setTyped('');
    onClose();
  };
  return (
    <Sheet
      open={open}
      onClose={close}
      title={t('verification.choose_country')}
      closeLabel={t('verification.close')}
    >
      <TextField
        type="search"
        label={t('verification.search_country')}
        autoComplete="off"
        before={<Icon of={Search} size={18} aria-hidden />}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <ul className={styles.list}>
        {found.map((country) => (
          <li key={country.code}>
            <button
              type="button"
              className={styles.row}
              aria-current={country.code === chosen?.code || undefined}
              onClick={() => {
                setTyped('');
                onChoose(country);
              }}
            >
              <Flag code={country.code} />
              <span className={styles.name}>{country.name}</span>
              {country.code === chosen?.code && <Icon of={Check} size={18} aria-hidden />}
              <span className={styles.code}>{`+${country.dialingCode}`}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && (
        <p className={styles.none} role="status">
          {t('verification.no_country')}
        </p>
      )}
    </Sheet>
  );
}

/**
 * Compares with the beginning of each word of the name, and of the code with or without its `+`.
 */
function matches({ name, dialingCode, code }: Country, typed: string): boolean {
  const wanted = typed
    .trim()
    .toLowerCase()
    .replace(/^\+|^00/, '');
  const words = `${name} ${code}`.toLowerCase().split(/[\s(),-]+/);
  return (
    dialingCode.indexOf(wanted) === 0 ||
    name.toLowerCase().indexOf(wanted) === 0 ||
    words.some((word) => word.indexOf(wanted) === 0)
  );
}
