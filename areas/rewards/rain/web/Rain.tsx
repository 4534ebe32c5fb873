import { askLoginHere, formatMoment, isTrial, peso, t, useSession } from '@palaro/client';
import { Hash, Present } from '@palaro/promotions/web';
import { AccountNeeded, Amount, Button, Card } from '@palaro/ui';
import { useEffect, useState } from 'react';
import type { NextRain } from '../rain.api.ts';
import { leftUntil, phaseOf, type RainPhase } from './rain-phase.ts';
import { RainFall } from './RainFall.tsx';
import { RainResults } from './RainResults.tsx';
import { useClaim, useJoin, type ClaimStage } from './use-rain.ts';
import { useSiteNow } from './use-site-now.ts';
import styles from './rain.module.css';

interface RainProps {
  rain: NextRain;
  /** The rain begins to fall. */
  onFall(): void;
  /** The reader goes on to the next one. */
  onNext(): void;
}

/** One rain from its countdown to its results. */
export function Rain({ rain, onFall, onNext }: RainProps) {
  const now = useSiteNow();
  const phase = phaseOf(rain, now);
  const join = useJoin(rain.rainId);
  const claim = useClaim(rain.rainId, join.ticket);
  const [closed, setClosed] = useState(false);
  const begun = phase === 'falling' || phase === 'over';
  useEffect(() => {
    if (begun) onFall();
    // Once, when it begins.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [begun]);
  const undecided = claim.stage === 'none' || claim.stage === 'sending';
  const ends = new Date(Date.parse(rain.startsAt) + rain.seconds * 1_000).toISOString();
  return (
    <>
      <Card title={<span>{rain.title}</span>}>
        <When rain={rain} phase={phase} now={now} />
        {phase === 'over' || !undecided ? (
          <Outcome stage={claim.stage} joined={join.ticket !== null} onNext={onNext} />
        ) : (
          <Join phase={phase} joined={join.ticket !== null} busy={join.busy} onJoin={join.join} />
        )}
      </Card>
      {phase === 'falling' && join.ticket !== null && undecided && (
        <RainFall stage={claim.stage} left={leftUntil(ends, now)} onHit={claim.hit} />
      )}
      {!begun && <Facts rain={rain} />}
      {begun && <RainResults id={rain.rainId} again={phase === 'over'} />}
      <Present
        of={claim.envelope && { of: { status: 'Claimed', ...claim.envelope }, open: !closed }}
        onClose={() => setClosed(true)}
      />
    </>
  );
}

function When({ rain, phase, now }: { rain: NextRain; phase: RainPhase; now: number }) {
  if (phase === 'falling') return <p className={styles.countdown}>{t('rain.falls')}</p>;
  if (phase === 'over') return <p className={styles.line}>{t('rain.over')}</p>;
  return (
    <>
      <p className={styles.line}>{t('rain.begins', { at: formatMoment(rain.startsAt) })}</p>
      <p className={styles.countdown} translate="no" role="timer">
        {leftUntil(rain.startsAt, now)}
      </p>
      {phase === 'early' && (
        <p className={styles.line}>{t('rain.joins', { at: formatMoment(rain.joinsAt) })}</p>
      )}
    </>
  );
}

interface JoinProps {
  phase: RainPhase;
  joined: boolean;
  busy: boolean;
  onJoin(): Promise<void>;
}

function Join({ phase, joined, busy, onJoin }: JoinProps) {
  const session = useSession();
  if (!session) {
    return (
      <Button tone="gold" wide onClick={askLoginHere}>
        {t('rain.log_in')}
      </Button>
    );
  }
  if (isTrial(session)) return <AccountNeeded />;
  if (joined) {
    return (
      <p className={styles.line} role="status">
        {t('rain.joined')}
      </p>
    );
  }
  if (phase === 'early') return null;
  return (
    <Button tone="gold" wide busy={busy} onClick={() => void onJoin()}>
      {t(busy ? 'rain.joining' : 'rain.join')}
    </Button>
  );
}

interface OutcomeProps {
  stage: ClaimStage;
  joined: boolean;
  onNext(): void;
}

function Outcome({ stage, joined, onNext }: OutcomeProps) {
  const text = {
    none: joined ? 'rain.not_caught' : 'rain.not_joined',
    sending: 'rain.opening',
    got: 'rain.got',
    missed: 'rain.missed',
    failed: 'rain.failed',
  } as const;
  return (
    <>
      <p className={styles.line} role="status">
        {t(text[stage])}
      </p>
      <Button wide onClick={onNext}>
        {t('rain.next')}
      </Button>
    </>
  );
}

const Facts = ({ rain }: { rain: NextRain }) => (
  <Card title={t('rain.what')}>
    <dl className={styles.facts}>
      <div className={styles.fact}>
        <dt>{t('rain.total')}</dt>
        <dd>
          <Amount value={rain.total} />
        </dd>
      </div>
      <div className={styles.fact}>
        <dt>{t('rain.pieces')}</dt>
        <dd translate="no">{rain.pieces.toLocaleString('en-US')}</dd>
      </div>
      <div className={styles.fact}>
        <dt>{t('rain.seconds')}</dt>
        <dd>{t('rain.seconds_long', { seconds: rain.seconds })}</dd>
      </div>
    </dl>
    <ul className={styles.rules}>
      <li>{t('rain.rule_each', { least: peso(rain.least), most: peso(rain.most) })}</li>
      <li>{t('rain.rule_once')}</li>
      <li>
        {rain.turnoverTimes === 0
          ? t('rain.rule_free')
          : t('rain.rule_bet', { times: rain.turnoverTimes })}
      </li>
    </ul>
    <Hash name={t('rain.drawn')} of={rain.listHash} />
    <Hash name={t('rain.seed_hash')} of={rain.seedHash} />
  </Card>
);
