import { t } from '@palaro/client';
import { Icon, ListRow } from '@palaro/ui';
import { Check } from 'lucide';
import type { SecurityConfig, SecurityItem } from '../profile.api.ts';
import { ITEM_ICONS } from './security-items.ts';
import { itemOf } from './use-security.ts';
import styles from './SecurityCenterPage.module.css';

interface SecurityRowProps {
  config: SecurityConfig;
  item: SecurityItem;
  onOpen: (item: SecurityItem) => void;
}

/** One item of the strength summary: what is set, masked, and its mark or its points. */
export function SecurityRow({ config, item, onOpen }: SecurityRowProps) {
  const { done = false, masked = null, score = 0 } = itemOf(config, item) ?? {};
  return (
    <ListRow
      lead={
        <Icon
          of={ITEM_ICONS[item]}
          size={22}
          aria-hidden
          className={done ? styles.iconDone : undefined}
        />
      }
      title={t(`profile.${item}`)}
      detail={masked ?? (done ? t('profile.is_set') : t('profile.not_set'))}
      amount={
        done ? (
          <span className={styles.done}>
            <Icon of={Check} size={18} aria-hidden />
            <span className="sr-only">{t('profile.done')}</span>
          </span>
        ) : (
          <span className={styles.open}>{t('profile.points', { points: score })}</span>
        )
      }
      onPress={() => onOpen(item)}
      chevron
    />
  );
}
