import { t } from '@palaro/client';
import { Segmented } from '@palaro/ui';
import { Money } from '@palaro/kernel';
import { useState } from 'react';
import { totalOf } from '../../stage/view/chips/placing.ts';
import { shortPesos } from '../../stage/view/money-text.ts';
import type { ColorGameOutcome, ColorGameParams } from '../card.ts';
import { tenthsOf, ZONES, type Zone } from '../zones.ts';
import { Field } from './Field.tsx';
import styles from './table.module.css';

const SHEETS = {
  colours: ['single', 'pair'],
  two: ['two'],
  triples: ['triple', 'any-triple'],
} as const;
type SheetName = keyof typeof SHEETS;
const NAMES = Object.keys(SHEETS) as SheetName[];

const zonesOn = (sheet: SheetName): Zone[] =>
  SHEETS[sheet].flatMap((kind) => ZONES.filter((zone) => zone.kind === kind));

interface TableProps {
  zones: ColorGameParams['zones'];
  /** The round shown; null while the dice roll and after the chips were changed. */
  shown: ColorGameOutcome | null;
  disabled: boolean;
  onPlace(zone: string): void;
}

/** The perya table in three sheets: colours, two colours, three alike. */
export function Table({ zones, shown, disabled, onPlace }: TableProps) {
  const [sheet, setSheet] = useState<SheetName>('colours');
  return (
    <div className={styles.table}>
      <Segmented<SheetName>
        label={t('color-game.bets')}
        options={NAMES.map((value) => ({ value, label: <Tab name={value} zones={zones} /> }))}
        value={sheet}
        onChange={setSheet}
      />
      <div className={styles.fields} data-sheet={sheet}>
        {zonesOn(sheet).map((zone) => (
          <Field
            key={zone.id}
            zone={zone}
            stake={zones[zone.id]}
            paid={shown?.zones.find((one) => one.zone === zone.id)}
            dim={shown !== null && tenthsOf(zone, shown.faces) === 0}
            disabled={disabled}
            onPlace={() => onPlace(zone.id)}
          />
        ))}
      </div>
    </div>
  );
}

/** A sheet's name, and what lies on it. */
function Tab({ name, zones }: { name: SheetName; zones: ColorGameParams['zones'] }) {
  const on = zonesOn(name).flatMap(({ id }) => (zones[id] === undefined ? [] : [[id, zones[id]]]));
  const total = totalOf(Object.fromEntries(on) as ColorGameParams['zones']);
  return (
    <span>
      <span>{t(`color-game.bets_${name}`)}</span>
      {Money.of(total) > Money.zero && <small className={styles.onTab}>{shortPesos(total)}</small>}
    </span>
  );
}
