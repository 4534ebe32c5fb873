import { t } from '@palaro/client';
import type { TracedDraw } from '@palaro/fairness';
import { Card } from '@palaro/ui';
import type { DrawnAgain } from './draw-again.ts';
import styles from './VerifyPage.module.css';

/** The steps from the seeds to the outcome: commitment, bytes, words, draws. */
export function VerifyProof({ drawn }: { drawn: DrawnAgain }) {
  const { serverSeedHash, trace, version, configHash } = drawn;
  return (
    <>
      <Card title={t('play.verify_commitment')}>
        <dl className={styles.facts}>
          <dt>{t('play.verify_hash_of_seed')}</dt>
          <dd className={styles.hex}>{serverSeedHash}</dd>
          <dt>{t('play.verify_version')}</dt>
          <dd>{version}</dd>
          <dt>{t('play.verify_config_hash')}</dt>
          <dd className={styles.hex}>{configHash}</dd>
        </dl>
        <Commitment committed={drawn.committed} />
      </Card>
      <Card title={t('play.verify_stream')}>
        <dl className={styles.facts}>
          {trace.blocks.map(({ index, hex }) => (
            <div key={index}>
              <dt>{t('play.verify_block', { number: index })}</dt>
              <dd className={styles.hex}>{hex}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card title={t('play.verify_draws')}>
        <div
          className={styles.scroll}
          tabIndex={0}
          role="region"
          aria-label={t('play.verify_draws')}
        >
          <table className={styles.draws}>
            <thead>
              <tr>
                <th scope="col">{t('play.verify_draw_call')}</th>
                <th scope="col">{t('play.verify_draw_words')}</th>
                <th scope="col">{t('play.verify_draw_value')}</th>
              </tr>
            </thead>
            <tbody>
              {trace.draws.map((draw, index) => (
                <tr key={index}>
                  <td>{draw.call}</td>
                  <td>{wordsOf(draw)}</td>
                  <td>{draw.value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Card>
    </>
  );
}

const wordsOf = ({ words, rejected }: TracedDraw) =>
  words
    .map((word, i) => (i < rejected ? t('play.verify_draw_rejected', { word }) : String(word)))
    .join(', ');

function Commitment({ committed }: { committed: boolean | null }) {
  if (committed === null) return <p className={styles.notice}>{t('play.verify_hash_unknown')}</p>;
  return committed ? (
    <p className={styles.equal}>{`✓ ${t('play.verify_hash_equal')}`}</p>
  ) : (
    <p className={styles.unequal}>{`✗ ${t('play.verify_hash_differs')}`}</p>
  );
}
