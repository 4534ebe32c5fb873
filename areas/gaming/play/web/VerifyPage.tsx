import { currentSession, t, useCall, useQueryParam, useSearch } from '@palaro/client';
import type { GameVerifier } from '@palaro/games/stage';
import { Card, ErrorState, Spinner } from '@palaro/ui';
import { useMemo, useState } from 'react';
import { playApi } from '../play.api.ts';
import { drawAgain, rulesAsked } from './draw-again.ts';
import { FairnessPanel } from './FairnessPanel.tsx';
import { ofPlay } from './use-round-calls.ts';
import { useVerifier } from './use-verifier.ts';
import { fieldsFromQuery, fieldsOfRound, type VerifyFields } from './verify-fields.ts';
import { VerifyForm } from './VerifyForm.tsx';
import { VerifyOutcome } from './VerifyOutcome.tsx';
import { VerifyProof } from './VerifyProof.tsx';
import styles from './VerifyPage.module.css';

/**
 * Draws any past round again (docs/domain/fairness.md §8). The browser computes everything with the
 * server's code and needs no login. Only `?round=` asks the server, for one of the member's
 * rounds.
 */
export default function VerifyPage() {
  const search = useSearch();
  const [roundId] = useQueryParam('round');
  if (roundId && currentSession()) return <OwnRound roundId={roundId} />;
  return <Verifier initial={fieldsFromQuery(search)} />;
}

function OwnRound({ roundId }: { roundId: string }) {
  const search = useSearch();
  const [freePlay] = useQueryParam('freePlay');
  const input = { params: { roundId }, query: ofPlay(freePlay) };
  const { data, isPending } = useCall(playApi.round, input);
  if (isPending) return <Spinner label={t('play.game_loading')} />;
  const initial = data ? fieldsOfRound(data) : fieldsFromQuery(search);
  // A rotation reveals the seed, so the form starts again with it.
  return <Verifier key={initial.serverSeed} initial={initial} freePlay={freePlay} />;
}

interface VerifierProps {
  initial: VerifyFields;
  freePlay?: string | null;
}

function Verifier({ initial, freePlay = null }: VerifierProps) {
  const hidden = initial.serverSeed === '' && initial.serverSeedHash !== '';
  const [fields, setFields] = useState(initial);
  const { verifier, failed, retry } = useVerifier(fields.game);
  return (
    <div className={styles.page}>
      <p className={styles.intro}>{t('play.verify_intro')}</p>
      {hidden && (
        <>
          <p className={styles.notice}>{t('play.verify_server_seed_missing')}</p>
          {currentSession() && <FairnessPanel freePlay={freePlay} />}
        </>
      )}
      <VerifyForm {...{ fields, verifier }} onChange={setFields} />
      {!verifier && !failed && <Spinner label={t('play.game_loading')} />}
      {failed && (
        <ErrorState
          title={t('play.verify_failed')}
          retryLabel={t('play.game_try_again')}
          onRetry={retry}
        />
      )}
      <div aria-live="polite" className={styles.results}>
        {verifier && <Drawn verifier={verifier} fields={fields} />}
      </div>
      <Card title={t('play.verify_how_title')}>
        <ol className={styles.how}>
          <li>{t('play.verify_how_stream')}</li>
          <li>{t('play.verify_how_int')}</li>
          <li>{t('play.verify_how_commit')}</li>
        </ol>
      </Card>
    </div>
  );
}

interface DrawnProps {
  verifier: GameVerifier;
  fields: VerifyFields;
}

function Drawn({ verifier, fields }: DrawnProps) {
  const drawn = useMemo(() => drawAgain(verifier, fields), [verifier, fields]);
  const { version } = fields;
  if (!rulesAsked(verifier, fields))
    return <p className={styles.notice}>{t('play.verify_version_unknown', { version })}</p>;
  if (!drawn) return null;
  return (
    <>
      <VerifyOutcome drawn={drawn} verifier={verifier} />
      <VerifyProof drawn={drawn} />
    </>
  );
}
