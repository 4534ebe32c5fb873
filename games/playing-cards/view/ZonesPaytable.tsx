import { t } from '@palaro/client';
import type { Ratio } from '@palaro/kernel';
import { shortPesos } from '../../stage/view/money-text.ts';
import { percentText } from '../../stage/view/odds-text.ts';
import styles from './field.module.css';

interface ZonesPaytableProps {
  heads: { field: string; pays: string };
  rows: readonly {
    name: string;
    /** In pesos. */
    limit: { min: number; max: number };
    pays: string;
    chance: Ratio;
    back: Ratio;
  }[];
}

/** What each field of a table takes and pays, its exact chance and its exact return. */
export const ZonesPaytable = ({ heads, rows }: ZonesPaytableProps) => (
  <table className={styles.zones}>
    <thead>
      <tr>
        <th scope="col">{heads.field}</th>
        <th scope="col">{heads.pays}</th>
        <th scope="col">{t('stage.chance')}</th>
        <th scope="col">{t('stage.return')}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ name, limit, pays, chance, back }) => (
        <tr key={name}>
          <td>
            <span>{name}</span>
            <small>{`${shortPesos(`${limit.min}.0000`)}–${shortPesos(`${limit.max}.0000`)}`}</small>
          </td>
          <td>{pays}</td>
          <td>{percentText(chance, 2)}</td>
          <td>{percentText(back, 2)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
