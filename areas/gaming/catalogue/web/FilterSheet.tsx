import { navigate, pageExists, t } from '@palaro/client';
import { afterLayers, Amount, Button, Chip, Sheet } from '@palaro/ui';
import { useState, type ReactNode } from 'react';
import { HOT, MIN_BETS, type VendorEntry } from '../catalogue.api.ts';
import styles from './FilterSheet.module.css';
import { categoryName, classifyName } from './names.ts';
import type { GameFilter } from './useGameFilter.ts';

const LOTTERY = '/m/lottery';
const LOTTERIES: readonly string[] = ['LOTT', 'ELOTT'];

type Chosen = Pick<GameFilter, 'vassalage' | 'gameClassify' | 'minBet'>;
const NOTHING: Chosen = { vassalage: null, gameClassify: null, minBet: null };

interface FilterSheetProps {
  open: boolean;
  filter: GameFilter;
  vendors: readonly VendorEntry[];
  classifications: readonly string[];
  /** Every category of the site. */
  categories: readonly string[];
  onSubmit(chosen: Chosen): void;
  onClose(): void;
}

/** The filter panel (GAME-06). Nothing is filtered until it is submitted. */
export default function FilterSheet(props: FilterSheetProps) {
  const { open, filter, onSubmit, onClose } = props;
  const [chosen, setChosen] = useState<Chosen>(filter);
  // The address may have changed since the sheet was open last.
  const [wasOpen, setWasOpen] = useState(open);
  if (wasOpen !== open) {
    setWasOpen(open);
    if (open) setChosen(filter);
  }
  const choose = (changes: Partial<Chosen>) => setChosen({ ...chosen, ...changes });
  const leave = (act: () => void) => {
    onClose();
    afterLayers(act);
  };
  const { vassalage, gameClassify, minBet } = chosen;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('catalogue.filter_games')}
      closeLabel={t('catalogue.close')}
      footer={
        <div className={styles.buttons}>
          <Button onClick={() => setChosen(NOTHING)}>{t('catalogue.reset')}</Button>
          <Button
            tone="gold"
            wide
            onClick={() => leave(() => onSubmit({ vassalage, gameClassify, minBet }))}
          >
            {t('catalogue.show_games')}
          </Button>
        </div>
      }
    >
      <Choice
        label={t('catalogue.vendors')}
        items={props.vendors.map((one) => ({ id: one.vassalage, label: one.vendorName }))}
        value={vassalage}
        onChange={(code) => choose({ vassalage: code })}
      />
      {filter.gameType === 'RNG' && (
        <>
          <Choice
            label={t('catalogue.classification')}
            items={props.classifications.map((id) => ({ id, label: classifyName(id) }))}
            value={gameClassify}
            onChange={(code) => choose({ gameClassify: code })}
          />
          <Choice
            label={t('catalogue.min_bet')}
            items={MIN_BETS.map((id) => ({ id, label: <Amount value={id} /> }))}
            value={minBet}
            onChange={(value) => choose({ minBet: value })}
          />
        </>
      )}
      <OtherCategories of={props.categories} current={filter.gameType} leave={leave} />
    </Sheet>
  );
}

interface ChoiceProps {
  label: string;
  items: readonly { id: string; label: ReactNode }[];
  value: string | null;
  onChange(id: string | null): void;
}

/** All, then the items; choosing one twice unselects it. Left out where there is no choice. */
function Choice({ label, items, value, onChange }: ChoiceProps) {
  if (items.length === 0) return null;
  return (
    <section className={styles.choice}>
      <h3 className={styles.heading}>{label}</h3>
      <div role="group" aria-label={label} className={styles.chips}>
        <Chip selected={value === null} onClick={() => onChange(null)}>
          {t('catalogue.tab_all')}
        </Chip>
        {items.map((item) => (
          <Chip
            key={item.id}
            selected={item.id === value}
            onClick={() => onChange(item.id === value ? null : item.id)}
          >
            {item.label}
          </Chip>
        ))}
      </div>
    </section>
  );
}

interface OtherProps {
  of: readonly string[];
  current: string | null;
  leave(act: () => void): void;
}

function OtherCategories({ of, current, leave }: OtherProps) {
  const others = of.filter((code) => code !== HOT && code !== current);
  if (others.length === 0) return null;
  return (
    <nav className={styles.choice} aria-label={t('catalogue.other_categories')}>
      <h3 className={styles.heading}>{t('catalogue.other_categories')}</h3>
      <ul className={styles.chips}>
        {others.map((code) => (
          <li key={code}>
            <a
              className={styles.link}
              href={listAddress(code)}
              onClick={(event) => {
                event.preventDefault();
                leave(() => navigate(listAddress(code)));
              }}
            >
              {categoryName(code)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Lotteries have a lobby; other categories, and sites without that lobby, have the list. */
const listAddress = (code: string) =>
  LOTTERIES.indexOf(code) >= 0 && pageExists(LOTTERY)
    ? LOTTERY
    : `/m/gameList?gameType=${encodeURIComponent(code)}`;
