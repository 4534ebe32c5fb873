import {
  formatMoment,
  navigate,
  pageExists,
  reloadCall,
  t,
  useCall,
  useForm,
} from '@palaro/client';
import type { Reply } from '@palaro/api';
import { newClientSeed } from '@palaro/fairness';
import { Button, Card, Skeleton, TextField, toast, Icon } from '@palaro/ui';
import { Shuffle } from 'lucide';
import { playApi } from '../play.api.ts';
import { ofPlay } from './use-round-calls.ts';
import { VERIFY_PATH } from './verify-address.ts';
import styles from './FairnessPanel.module.css';

type Seeds = Reply<typeof playApi.seeds>;

/** The free play whose seeds are shown; null shows the member's. */
interface Whose {
  freePlay: string | null;
}

/** The member's seeds: the commitment, a form to change them, and revealed pairs (§3). */
export function FairnessPanel({ freePlay }: Whose) {
  const { data, isError } = useCall(playApi.seeds, { query: ofPlay(freePlay) });
  if (isError) return <p role="alert">{t('play.fair_failed')}</p>;
  return (
    <div className={styles.panel}>
      <Card tone="plain" title={t('play.fair_title')}>
        <p className={styles.text}>{t('play.fair_intro')}</p>
        {data ? <Committed seeds={data} /> : <Skeleton count={4} />}
      </Card>
      <Card tone="plain" title={t('play.fair_rotate')}>
        <Rotate freePlay={freePlay} />
      </Card>
      {data && (
        <Card tone="plain" title={t('play.fair_revealed')}>
          <Revealed pairs={data.revealed} />
        </Card>
      )}
    </div>
  );
}

function Committed({ seeds: { active, next } }: { seeds: Seeds }) {
  return (
    <dl className={styles.facts}>
      <dt>{t('play.verify_seed_hash')}</dt>
      <dd className={styles.hex}>{active.serverSeedHash}</dd>
      <dt>{t('play.verify_client_seed')}</dt>
      <dd className={styles.hex}>{active.clientSeed}</dd>
      <dt>{t('play.fair_rounds')}</dt>
      <dd>{active.nonce}</dd>
      <dt>{t('play.fair_next')}</dt>
      <dd className={styles.hex}>{next.serverSeedHash}</dd>
    </dl>
  );
}

function Rotate({ freePlay }: Whose) {
  const form = useForm(playApi.rotateSeeds, {
    fields: ['clientSeed'],
    initial: { clientSeed: newClientSeed() },
    with: ofPlay(freePlay),
    done() {
      toast(t('play.fair_rotated'), { kind: 'success' });
      form.change('clientSeed', newClientSeed());
      void reloadCall(playApi.seeds);
      void reloadCall(playApi.round);
    },
  });
  const { onChange, maxLength, error, ...field } = form.field('clientSeed');
  return (
    <form
      className={styles.panel}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <TextField
        {...field}
        label={t('play.fair_new_client_seed')}
        help={t('play.fair_rotate_help')}
        error={error ?? form.message}
        maxLength={maxLength}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
      <div className={styles.actions}>
        <Button icon={<Icon of={Shuffle} size={18} />} onClick={() => onChange(newClientSeed())}>
          {t('play.fair_random')}
        </Button>
        <Button type="submit" busy={form.sending}>
          {t('play.fair_rotate')}
        </Button>
      </div>
    </form>
  );
}

function Revealed({ pairs }: { pairs: Seeds['revealed'] }) {
  if (pairs.length === 0) return <p className={styles.text}>{t('play.fair_revealed_none')}</p>;
  return (
    <ul className={styles.pairs}>
      {pairs.map((pair) => (
        <li key={pair.pairId}>
          <p className={styles.text}>
            {`${formatMoment(pair.revealedAt)} · ${
              pair.lastNonce === null
                ? t('play.fair_revealed_unused')
                : t('play.fair_revealed_rounds', {
                    first: pair.firstNonce ?? 0,
                    last: pair.lastNonce,
                  })
            }`}
          </p>
          <dl className={styles.facts}>
            <dt>{t('play.verify_server_seed')}</dt>
            <dd className={styles.hex}>{pair.serverSeed}</dd>
            <dt>{t('play.verify_seed_hash')}</dt>
            <dd className={styles.hex}>{pair.serverSeedHash}</dd>
            <dt>{t('play.verify_client_seed')}</dt>
            <dd className={styles.hex}>{pair.clientSeed}</dd>
          </dl>
          {pageExists(VERIFY_PATH) && (
            <Button size="sm" onClick={() => navigate(addressOf(pair))}>
              {t('play.fair_verify')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function addressOf({ serverSeed, serverSeedHash, clientSeed }: Seeds['revealed'][number]) {
  const fields = new URLSearchParams({ serverSeed, serverSeedHash, clientSeed });
  return `${VERIFY_PATH}?${fields.toString()}`;
}
