import { formatMoment, HOME, navigate, pageExists, peso, t } from '@palaro/client';
import { compareDecimal } from '@palaro/kernel';
import { Badge, Button, Card } from '@palaro/ui';
import type { Mission } from '../missions.api.ts';
import { measuredText } from './measured.ts';
import { ConditionsRow } from './ConditionsRow.tsx';
import styles from './missions.module.css';

type Step = Mission['steps'][number];

interface MissionCardProps {
  mission: Mission;
  /** Its first award that waits is the screen's main step. */
  main: boolean;
  busy: boolean;
  onClaim(award: string): void;
}

/** A mission: how far each step is, what it gives, and the awards that wait. */
export function MissionCard({ mission, main, busy, onClaim }: MissionCardProps) {
  const { title, summary, metric, period, steps, resetsAt } = mission;
  const firstWaiting = steps.find(({ award }) => award !== null);
  const open = steps.some(({ status }) => status === 'Process');
  return (
    <Card title={title}>
      <p className={styles.line}>{summary}</p>
      <p className={styles.facts}>
        <Badge tone="sky">{t(`missions.period.${period}`)}</Badge>
        <span>{t(`missions.metric.${metric}`)}</span>
        <span>{endOf(period, resetsAt)}</span>
      </p>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={index} className={styles.step}>
            <Progress name={`${title} ${index + 1}`} metric={metric} step={step} />
            <Outcome
              step={step}
              gold={main && step === firstWaiting}
              busy={busy}
              onClaim={onClaim}
            />
          </li>
        ))}
      </ol>
      {open && <NextStep metric={metric} />}
      <ConditionsRow promotion={mission.id} />
    </Card>
  );
}

const DEPOSIT = '/m/voucherCenter';
const INVITE = '/m/inviteFriends';

/** The way to what the mission counts; a day with a login is one already. */
function NextStep({ metric }: Pick<Mission, 'metric'>) {
  if (metric === 'login_days') return <p className={styles.line}>{t('missions.tomorrow')}</p>;
  const deposits = metric === 'deposit' || metric === 'deposit_count';
  const page = deposits ? DEPOSIT : metric === 'referrals' ? INVITE : HOME;
  const shown = pageExists(page) ? page : HOME;
  return (
    <Button wide onClick={() => navigate(shown)}>
      {shown === HOME
        ? t('missions.play')
        : t(deposits ? 'missions.to_deposit' : 'missions.to_invite')}
    </Button>
  );
}

function endOf(period: Mission['period'], resetsAt: string | null): string {
  if (resetsAt === null) return t('missions.no_end');
  const at = formatMoment(resetsAt);
  return period === 'once' ? t('missions.ends', { at }) : t('missions.resets', { at });
}

interface ProgressProps {
  /** Names the bar for who does not see it. */
  name: string;
  metric: Mission['metric'];
  step: Step;
}

/** A bar with its two values in words; the bar alone says nothing to a screen reader. */
function Progress({ name, metric, step: { progress, target, amount } }: ProgressProps) {
  return (
    <>
      <p className={styles.stepHead}>
        <span translate="no">
          {t('missions.step_of', {
            progress: measuredText(metric, progress),
            target: measuredText(metric, target),
          })}
        </span>
        <span className={styles.award}>{t('missions.award', { amount: peso(amount) })}</span>
      </p>
      <progress aria-label={name} max={Number(target)} value={Number(progress)} />
    </>
  );
}

interface OutcomeProps {
  step: Step;
  gold: boolean;
  busy: boolean;
  onClaim(award: string): void;
}

/** The award of a step: waiting with its button and its condition, or what became of it. */
function Outcome({ step, gold, busy, onClaim }: OutcomeProps) {
  const { status, award, amount, turnover, progress, target } = step;
  if (award !== null) {
    const free = compareDecimal(turnover, '0') === 0;
    return (
      <>
        <p className={styles.line}>
          {t('missions.claim_by', { at: formatMoment(award.expiresAt) })}
        </p>
        <p className={styles.line}>
          {free
            ? t('missions.may_withdraw')
            : t('missions.bet_first', { required: peso(turnover) })}
        </p>
        <Button tone={gold ? 'gold' : 'quiet'} wide busy={busy} onClick={() => onClaim(award.id)}>
          {busy ? t('missions.claiming') : t('missions.claim', { amount: peso(amount) })}
        </Button>
      </>
    );
  }
  if (status === 'Claimed') return <Badge tone="leaf">{t('missions.claimed')}</Badge>;
  if (status === 'Close') return <Badge tone="dim">{t('missions.ran_out')}</Badge>;
  const reached = compareDecimal(progress, target) >= 0;
  return reached ? <p className={styles.line}>{t('missions.reached')}</p> : null;
}
