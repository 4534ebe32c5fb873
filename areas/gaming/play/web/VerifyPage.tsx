import { currentSession, isFailure, t, useCall, useQueryParam, useSearch } from '@palaro/client';
import { Card, ErrorState, Icon, Spinner } from '@palaro/ui';
import { ChevronDown } from 'lucide';
import { useMemo, useState, type ReactNode } from 'react';
import { playApi } from '../play.api.ts';
import { drawAgain, rulesAsked } from './draw-again.ts';
import { RevealRound } from './RevealRound.tsx';
import { RoundFacts } from './RoundFacts.tsx';
import { ofPlay } from './use-round-calls.ts';
import { useDrawWalk } from './use-chain-walk.ts';
import { useSaltCheck } from './use-salt-check.ts';
import { useVerifier } from './use-verifier.ts';
import { fieldsFromQuery, fieldsOfRound, type VerifyFields } from './verify-fields.ts';
import { verdictOf, type KeptRound } from './verdict.ts';
import { VerifyAlone } from './VerifyAlone.tsx';
import { VerifyChain } from './VerifyChain.tsx';
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
  const { data, error, isPending } = useCall(playApi.round, input);
  if (isPending) return <Spinner label={t('play.game_loading')} />;
  if (!data) {
    const initial = fieldsFromQuery(search);
    const open = initial.serverSeedHash === '' && isFailure(error, 'not_found');
    return <Verifier initial={initial} open={open} />;
  }
  const initial = fieldsOfRound(data);
  const reveal =
    initial.serverSeed === '' && !data.fairness.chain ? <RevealRound freePlay={freePlay} /> : null;
  // A rotation reveals the seed, so the form starts again with it.
  const story = <RoundFacts round={data} result={initial.serverSeed === ''} />;
  return (
    <Verifier
      key={initial.serverSeed}
      initial={initial}
      reveal={reveal}
      kept={data}
      story={story}
    />
  );
}

/** Only a member's own seed is shown by his rotation; that of a draw of all, as the draw ends. */
const hiddenText = ({ anchor }: VerifyFields) =>
  anchor === '' ? 'play.verify_server_seed_missing' : 'play.verify_chain_hidden';

interface VerifierProps {
  initial: VerifyFields;
  /** The round that the site keeps, to compare with; null if the member opened none. */
  kept?: KeptRound | null;
  /** The site knows no such round of the member that is over. */
  open?: boolean;
  /** The kept round in words. */
  story?: ReactNode;
  /** Offered while the round's seed is still in use. */
  reveal?: ReactNode;
}

function Verifier(props: VerifierProps) {
  const { initial, kept = null, story = null, open = false, reveal = null } = props;
  const [fields, setFields] = useState(initial);
  const { verifier, failed, retry } = useVerifier(fields.game);
  const drawn = useMemo(() => verifier && drawAgain(verifier, fields), [verifier, fields]);
  // Without a round the form is all there is, and nothing above it may move it.
  const chosen = initial.serverSeedHash !== '';
  const hidden = initial.serverSeed === '' && chosen;
  // Typed values are no round that the site keeps.
  const compared = fields === initial ? kept : null;
  const walk = useDrawWalk(fields);
  const salt = useSaltCheck(compared?.fairness.chain ?? null, fields.clientSeed);
  const linked = walk && salt?.right === false ? false : (walk?.linked ?? null);
  return (
    <div className={styles.page}>
      {reveal}
      {open && <p className={styles.notice}>{t('play.verify_round_open')}</p>}
      {hidden && !reveal && <p className={styles.notice}>{t(hiddenText(fields))}</p>}
      {compared && story && <Card>{story}</Card>}
      <div aria-live="polite" className={styles.results}>
        {drawn && verifier && (
          <VerifyOutcome
            drawn={drawn}
            verifier={verifier}
            verdict={verdictOf(drawn, compared, linked)}
          />
        )}
        {verifier && !rulesAsked(verifier, fields) && (
          <p className={styles.notice}>
            {t('play.verify_version_unknown', { version: fields.version })}
          </p>
        )}
      </div>
      {walk && <VerifyChain walk={walk} salt={salt} />}
      {chosen && !verifier && !failed && <Spinner label={t('play.game_loading')} />}
      {failed && (
        <ErrorState
          title={t('play.verify_failed')}
          retryLabel={t('play.game_try_again')}
          onRetry={retry}
        />
      )}
      {/* Open where there is no round to speak of yet, so that one can be typed in. */}
      <details className={styles.fold} open={!chosen || undefined}>
        <summary>
          <span>{t('play.verify_details')}</span>
          <Icon of={ChevronDown} size={20} aria-hidden />
        </summary>
        <div className={styles.results}>
          <p className={styles.intro}>{t('play.verify_intro')}</p>
          <VerifyForm fields={fields} verifier={verifier} onChange={setFields} />
          {drawn && <VerifyProof drawn={drawn} />}
          {verifier && <VerifyAlone verifier={verifier} fields={fields} drawn={drawn !== null} />}
          <Card title={t('play.verify_how_title')}>
            <ol className={styles.how}>
              <li>{t('play.verify_how_stream')}</li>
              <li>{t('play.verify_how_int')}</li>
              <li>{t('play.verify_how_commit')}</li>
              <li>{t('play.verify_how_chain')}</li>
            </ol>
          </Card>
        </div>
      </details>
    </div>
  );
}
