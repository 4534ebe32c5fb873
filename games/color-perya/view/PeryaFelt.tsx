import { t } from '@palaro/client';
import { cx, Segmented } from '@palaro/ui';
import { useState } from 'react';
import { letterOf, returnsText } from '../../color-game/view/words.ts';
import { COLOURS, ZONES, type Zone as ColourZone } from '../../color-game/zones.ts';
import { useTable } from '../../table/view/table-context.ts';
import { Zone } from '../../table/view/Zone.tsx';
import styles from './perya.module.css';
import { colourName, zoneName } from './words.ts';

const SHEETS = {
  colours: ['single', 'pair'],
  two: ['two'],
  triples: ['triple', 'any-triple'],
} as const;
type SheetName = keyof typeof SHEETS;
const NAMES = Object.keys(SHEETS) as SheetName[];

const zonesOn = (sheet: SheetName): readonly ColourZone[] =>
  SHEETS[sheet].flatMap((kind) => ZONES.filter((zone) => zone.kind === kind));

/** The painted board of a perya stall in three sheets: colours, two colours, three alike. */
export function PeryaFelt() {
  const [sheet, setSheet] = useState<SheetName>('colours');
  return (
    <div className={styles.felt}>
      <Segmented<SheetName>
        label={t('color-perya.bets')}
        options={NAMES.map((value) => ({ value, label: <Tab name={value} /> }))}
        value={sheet}
        onChange={setSheet}
      />
      <div className={styles.fields} data-sheet={sheet}>
        {zonesOn(sheet).map((zone) => (
          <Field key={zone.id} zone={zone} />
        ))}
      </div>
    </div>
  );
}

/** A sheet's name, marked while chips lie on it. */
function Tab({ name }: { name: SheetName }) {
  const { zone } = useTable();
  const used = zonesOn(name).some(({ id }) => {
    const { placed, pending } = zone(id);
    return placed !== null || pending !== null;
  });
  return (
    <span className={cx(styles.tab, used && styles.used)}>{t(`color-perya.bets_${name}`)}</span>
  );
}

const coloursOf = (zone: ColourZone): readonly number[] => {
  if (zone.kind === 'two') return zone.colours;
  return zone.kind === 'single' || zone.kind === 'triple' ? [zone.colour] : [];
};

function Field({ zone }: { zone: ColourZone }) {
  const colours = coloursOf(zone);
  const [first] = colours;
  if (zone.kind === 'two') {
    return (
      <Zone id={zone.id} className={cx(styles.field, styles.two)}>
        {colours.map((colour) => (
          <span
            key={colour}
            className={cx(styles.paint, styles.half)}
            data-colour={COLOURS[colour]}
          >
            <b>{letterOf(colour)}</b>
            <span className={styles.word}>{colourName(colour)}</span>
          </span>
        ))}
        <span className={styles.seam}>{returnsText(zone)}</span>
      </Zone>
    );
  }
  return (
    <Zone id={zone.id} className={cx(styles.field, first === undefined && styles.long)}>
      <span
        className={cx(styles.paint, styles.face)}
        data-colour={first === undefined ? 'none' : COLOURS[first]}
      >
        {first !== undefined && (
          <b className={styles.letter}>{letterOf(first).repeat(zone.kind === 'triple' ? 3 : 1)}</b>
        )}
        <span className={styles.name}>{zoneName(zone)}</span>
        <span className={styles.returns}>{returnsText(zone)}</span>
      </span>
    </Zone>
  );
}
