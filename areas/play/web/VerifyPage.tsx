import { currentSession, t, useCall, useQueryParam, useSearch } from '@palaro/client';
import { Card, Spinner } from '@palaro/ui';
import { useMemo, useState } from 'react';
import { playApi } from '../play.api.ts';
import { drawAgain } from './draw-again.ts';
import { FairnessPanel } from './FairnessPanel.tsx';
import { ofPlay } from './use-round-calls.ts';
import { fieldsFromQuery, fieldsOfRound, type VerifyFields } from './verify-fields.ts';
import { VerifyForm } from './VerifyForm.tsx';
import { VerifyOutcome } from './VerifyOutcome.tsx';
import { VerifyProof } from './VerifyProof.tsx';
import styles from './VerifyPage.module.css';

/**
 * Draws any past round again (fairness.md §8). Everything is computed in the browser by the
 * server's own code, without login or server. Only `?round=` asks the server, for a member's own.
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
  // A rotation reveals the seed: the form starts again with it.
  return <Verifier key={initial.serverSeed} initial={initial} freePlay={freePlay} />;
}

interface VerifierProps {
  initial: VerifyFields;
  freePlay?: string | null;
}

function Verifier({ initial, freePlay = null }: VerifierProps) {
  const hidden = initial.serverSeed === '' && initial.serverSeedHash !== '';
  const [fields, setFields] = useState(initial);
  const drawn = useMemo(() => drawAgain(fields), [fields]);
  return (
    <div className={styles.page}>
      <p className={styles.intro}>{t('play.verify_intro')}</p>
      {hidden && (
        <>
          <p className={styles.notice}>{t('play.verify_server_seed_missing')}</p>
          {currentSession() && <FairnessPanel freePlay={freePlay} />}
        </>
      )}
      <VerifyForm fields={fields} change={(change) => setFields({ ...fields, ...change })} />
      <div aria-live="polite" className={styles.results}>
        {drawn && (
          <>
            <VerifyOutcome drawn={drawn} playedVersion={fields.version} />
            <VerifyProof drawn={drawn} />
          </>
        )}
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
