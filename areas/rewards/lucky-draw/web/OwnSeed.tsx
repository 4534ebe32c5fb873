import { t } from '@palaro/client';
import { Hash } from '@palaro/promotions/web';
import { Card, TextField } from '@palaro/ui';
import styles from './lucky-draw.module.css';

interface OwnSeedProps {
  /** The hash of the house's seed of the next draw. */
  seedHash: string;
  seed: string;
  onSeed(seed: string): void;
}

/** Signs that a seed may have; others are left out while it is typed. */
const OTHER_SIGNS = /[^A-Za-z0-9_-]/g;
const SEED_MOST = 64;

/** Both seeds of the next draw: the house's stands already, the member may change his own. */
export const OwnSeed = ({ seedHash, seed, onSeed }: OwnSeedProps) => (
  <Card title={t('lucky-draw.proof_title')}>
    <p className={styles.line}>{t('lucky-draw.proof_how')}</p>
    <Hash name={t('lucky-draw.seed_hash')} of={seedHash} />
    <TextField
      className={styles.seed}
      label={t('lucky-draw.own_seed')}
      help={t('lucky-draw.own_seed_help')}
      value={seed}
      maxLength={SEED_MOST}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      translate="no"
      onChange={({ target }) => onSeed(target.value.replace(OTHER_SIGNS, ''))}
    />
  </Card>
);
