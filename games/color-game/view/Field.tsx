import { t } from '@palaro/client';
import { Icon } from '@palaro/ui';
import { Check } from 'lucide';
import { Money } from '@palaro/kernel';
import { pesos, shortPesos } from '../../stage/view/money-text.ts';
import type { ZonePaid } from '../../table/valid-stakes.ts';
import { COLOURS, type Zone } from '../zones.ts';
import styles from './table.module.css';
import { colourName, letterOf, returnsText, zoneName } from './words.ts';

interface FieldProps {
  zone: Zone;
  stake: string | undefined;
  /** What it paid in the round shown; undefined while none is shown or nothing lay on it. */
  paid: ZonePaid | undefined;
  /** A round is shown in which this zone did not win. */
  dim: boolean;
  disabled: boolean;
  onPlace(): void;
}

const coloursOf = (zone: Zone): readonly number[] => {
  if (zone.kind === 'two') return zone.colours;
  return zone.kind === 'single' || zone.kind === 'triple' ? [zone.colour] : [];
};

/** A field of the table: its letter, name and returns, and the chips that lie on it. */
export function Field({ zone, stake, paid, dim, disabled, onPlace }: FieldProps) {
  const colours = coloursOf(zone);
  const won = paid !== undefined && Money.of(paid.payout) > Money.zero;
  return (
    <button
      type="button"
      className={styles.field}
      data-kind={zone.kind}
      data-colour={colours.length === 1 ? COLOURS[colours[0] ?? 0] : undefined}
      data-won={won || undefined}
      data-dim={dim || undefined}
      aria-label={spokenField(zone, stake, paid)}
      disabled={disabled}
      onClick={onPlace}
    >
      {zone.kind === 'two' ? (
        colours.map((colour) => (
          <span key={colour} className={styles.half} data-colour={COLOURS[colour]}>
            <b>{letterOf(colour)}</b> <span>{colourName(colour)}</span>
          </span>
        ))
      ) : (
        <>
          {colours.map((colour) => (
            <b key={colour} className={styles.letter}>
              {letterOf(colour).repeat(zone.kind === 'triple' ? 3 : 1)}
            </b>
          ))}
          <span className={styles.name}>{zoneName(zone)}</span>
        </>
      )}
      <span className={styles.returns}>
        {won && <Icon of={Check} size={13} strokeWidth={3.6} />}
        <span>{won ? pesos(paid.payout) : returnsText(zone)}</span>
      </span>
      {stake !== undefined && <span className={styles.stake}>{shortPesos(stake)}</span>}
    </button>
  );
}

function spokenField(zone: Zone, stake: string | undefined, paid: ZonePaid | undefined): string {
  const name = zoneName(zone);
  if (stake === undefined) return `${name}, ${returnsText(zone)}`;
  const values = { zone: name, stake: pesos(stake) };
  if (!paid) return t('color-game.staked', values);
  if (Money.of(paid.payout) === Money.zero) return t('color-game.not_won', values);
  return t('color-game.won', { ...values, payout: pesos(paid.payout) });
}
