import { t } from '@palaro/client';
import { Segmented } from '@palaro/ui';
import { Money } from '@palaro/kernel';
import { useState } from 'react';
import { shortPesos } from '../../stage/view/money-text.ts';
import { useTable } from '../../table/view/table-context.ts';
import { Zone } from '../../table/view/Zone.tsx';
import { SIC_BO_ZONES, type SicBoKind, type SicBoZone } from '../zones.ts';
import { DieFace } from './DieFace.tsx';
import styles from './felt.module.css';
import { paysOf } from './words.ts';

const SHEETS = {
  main: ['small', 'odd', 'even', 'big', 'total', 'single'],
  alike: ['double', 'any-triple', 'triple'],
  two: ['two'],
} as const satisfies Record<string, readonly SicBoKind[]>;
type SheetName = keyof typeof SHEETS;
const NAMES = Object.keys(SHEETS) as SheetName[];

const zonesOn = (sheet: SheetName): SicBoZone[] =>
  SHEETS[sheet].flatMap((kind) => SIC_BO_ZONES.filter((zone) => zone.kind === kind));

/** The board: on a phone in three sheets, where there is room all of it. */
export function SicBoFelt() {
  const [sheet, setSheet] = useState<SheetName>('main');
  return (
    <div className={styles.board}>
      <div className={styles.tabs}>
        <Segmented<SheetName>
          label={t('sic-bo.sheets')}
          options={NAMES.map((value) => ({ value, label: <Tab name={value} /> }))}
          value={sheet}
          onChange={setSheet}
        />
      </div>
      {NAMES.map((name) => (
        <div
          key={name}
          className={styles.sheet}
          data-sheet={name}
          data-open={name === sheet || undefined}
        >
          {zonesOn(name).map((zone) => (
            <div key={zone.id} className={styles.cell} data-kind={zone.kind}>
              <Zone id={zone.id} className={styles.field}>
                <FieldFace zone={zone} />
              </Zone>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** A sheet's name, and what lies on it. */
function Tab({ name }: { name: SheetName }) {
  const { zone } = useTable();
  const amounts = zonesOn(name).flatMap(({ id }) => {
    const { placed, pending } = zone(id);
    return [placed, pending].flatMap((amount) => (amount === null ? [] : [Money.of(amount)]));
  });
  return (
    <span>
      <span>{t(`sic-bo.sheet_${name}`)}</span>
      {amounts.length > 0 && (
        <small className={styles.onTab}>{shortPesos(Money.text(Money.sum(amounts)))}</small>
      )}
    </span>
  );
}

function FieldFace({ zone }: { zone: SicBoZone }) {
  return (
    <>
      <FieldPicture zone={zone} />
      <span className={styles.pays}>{zone.kind === 'single' ? '1·2·12:1' : paysOf(zone)}</span>
    </>
  );
}

function FieldPicture({ zone }: { zone: SicBoZone }) {
  switch (zone.kind) {
    case 'small':
    case 'big':
      return (
        <>
          <b className={styles.title}>{t(`sic-bo.${zone.kind}`)}</b>
          <span>{zone.kind === 'small' ? '4–10' : '11–17'}</span>
        </>
      );
    case 'odd':
    case 'even':
      return <b className={styles.title}>{t(`sic-bo.${zone.kind}`)}</b>;
    case 'total':
      return <b className={styles.number}>{zone.total}</b>;
    case 'any-triple':
      return <b>{t('sic-bo.any_triple')}</b>;
    case 'two':
      return <Dice faces={zone.faces} />;
    case 'double':
      return <Dice faces={[zone.face, zone.face]} />;
    case 'triple':
      return <Dice faces={[zone.face, zone.face, zone.face]} />;
    case 'single':
      return <Dice faces={[zone.face]} />;
  }
}

const Dice = ({ faces }: { faces: readonly number[] }) => (
  <span className={styles.dice}>
    {faces.map((face, i) => (
      <i key={i}>
        <DieFace face={face} />
      </i>
    ))}
  </span>
);
