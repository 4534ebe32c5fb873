import type { Reply } from '@palaro/api';
import { formatMoment, navigate, pageExists, t, useCall } from '@palaro/client';
import { Button, Card, Skeleton } from '@palaro/ui';
import { sharedApi } from '../../shared.api.ts';
import styles from '../FairnessPanel.module.css';
import { VERIFY_PATH } from '../verify-address.ts';

type Table = Reply<typeof sharedApi.table>;

/** How a table's draws are committed: chain, salt, present draw (docs/domain/fairness.md §6). */
export function TableFairness({ gameId }: { gameId: string }) {
  const { data, isError } = useCall(sharedApi.table, { params: { gameId } });
  if (isError) return <p role="alert">{t('play.fair_failed')}</p>;
  if (!data) return <Skeleton count={4} />;
  const { chain, round } = data;
  const facts: [string, string][] = [
    ...(round
      ? ([
          [t('play.verify_seed_hash'), round.hash],
          [t('play.chain_draw'), String(round.nonce)],
        ] as [string, string][])
      : []),
    ...(chain
      ? ([
          [t('play.chain_anchor'), chain.anchor],
          [t('play.chain_published'), formatMoment(chain.publishedAt)],
          [t('play.chain_salt'), chain.salt ?? t('play.chain_salt_later')],
          ...beaconFacts(chain.beacon),
        ] as [string, string][])
      : []),
  ];
  return (
    <div className={styles.panel}>
      <Card tone="plain" title={t('play.chain_title')}>
        <p className={styles.text}>{t('play.chain_intro')}</p>
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className={styles.hex}>{value}</dd>
            </div>
          ))}
        </dl>
        {chain && <p className={styles.text}>{t(BEACON_TEXTS[chain.beacon?.source ?? 'demo'])}</p>}
        {pageExists(VERIFY_PATH) && (
          <Button wide onClick={() => navigate(verifierOf(gameId, chain))}>
            {t('play.verify_title')}
          </Button>
        )}
      </Card>
    </div>
  );
}

type Beacon = NonNullable<Table['chain']>['beacon'];

const BEACON_TEXTS = {
  operator: 'play.chain_beacon',
  drand: 'play.chain_beacon_drand',
  demo: 'play.chain_beacon_demo',
} as const;

/** Which public value is the salt, named before it was known, and what proves it. */
const beaconFacts = (beacon: Beacon): [string, string][] =>
  beacon
    ? [
        [t('play.chain_beacon_round'), String(beacon.round)],
        [t('play.chain_beacon_at'), formatMoment(beacon.at)],
        [
          t(beacon.source === 'drand' ? 'play.chain_beacon_network' : 'play.chain_beacon_anchor'),
          beacon.anchor,
        ],
        ...(beacon.proof
          ? ([[t('play.chain_beacon_proof'), beacon.proof]] as [string, string][])
          : []),
      ]
    : [];

/** The verifier with what all draws of the chain have in common. */
function verifierOf(game: string, chain: Table['chain']) {
  const fields = { game, anchor: chain?.anchor ?? '', clientSeed: chain?.salt ?? '' };
  return `${VERIFY_PATH}?${new URLSearchParams(fields).toString()}`;
}
