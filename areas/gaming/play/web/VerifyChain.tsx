import { formatMoment, t } from '@palaro/client';
import { groupDecimal } from '@palaro/kernel';
import { Card } from '@palaro/ui';
import type { ChainWalk } from './use-chain-walk.ts';
import type { Beacon, SaltCheck } from './use-salt-check.ts';
import styles from './VerifyPage.module.css';

interface VerifyChainProps {
  walk: ChainWalk;
  /** Null where no beacon is known to have named the salt. */
  salt: SaltCheck | null;
}

const grouped = (count: number) => groupDecimal(String(count), 0);

/** How far the walk back to the first hash has come, where it led, and where the salt is from. */
export function VerifyChain({ walk: { steps, done, linked }, salt }: VerifyChainProps) {
  const count = { done: grouped(done), steps: grouped(steps) };
  return (
    <Card title={t('play.verify_chain')}>
      {linked === null && (
        <>
          <p className={styles.notice}>{t('play.verify_chain_walking', count)}</p>
          <progress
            className={styles.walk}
            value={done}
            max={steps}
            aria-label={t('play.verify_chain')}
          />
        </>
      )}
      <div role="status">
        {linked !== null && (
          <Checked right={linked}>
            {t(linked ? 'play.verify_chain_linked' : 'play.verify_chain_unlinked', count)}
          </Checked>
        )}
        {salt && salt.right !== null && (
          <Checked right={salt.right}>
            {salt.right ? sourceOf(salt.beacon) : t('play.verify_salt_wrong')}
          </Checked>
        )}
      </div>
    </Card>
  );
}

const sourceOf = ({ source, round, at }: Beacon) =>
  t(source === 'drand' ? 'play.verify_salt_drand' : 'play.verify_salt_operator', {
    round: grouped(round),
    time: formatMoment(at),
  });

function Checked({ right, children }: { right: boolean; children: string }) {
  return (
    <p className={right ? styles.equal : styles.unequal}>{`${right ? '✓' : '✗'} ${children}`}</p>
  );
}
