import { t } from '@palaro/client';
import { Icon } from '@palaro/ui';
import { Money } from '@palaro/kernel';
import { Check } from 'lucide';
import { pesos } from '../../stage/view/money-text.ts';
import type { ZonePaid } from '../../table/valid-stakes.ts';
import type { ColorGameOutcome } from '../card.ts';
import styles from './table.module.css';
import { nameOfId } from './words.ts';

/** What each field with a stake paid, in words; before the first throw how colours pay. */
export function Sums({ shown }: { shown: ColorGameOutcome | null }) {
  if (!shown) return <p className={styles.hint}>{t('color-game.hint')}</p>;
  const won = shown.zones.filter(isPaid);
  const others = shown.zones.filter((zone) => !isPaid(zone));
  return (
    <ul className={styles.sums} aria-label={t('color-game.sums')}>
      {[...won, ...others].map((zone) => (
        <li key={zone.zone} data-won={isPaid(zone) || undefined}>
          {isPaid(zone) && <Icon of={Check} size={12} strokeWidth={3.6} />}
          <span>{`${nameOfId(zone.zone)} ${pesos(zone.payout)}`}</span>
        </li>
      ))}
    </ul>
  );
}

const isPaid = ({ payout }: ZonePaid) => Money.of(payout) > Money.zero;
