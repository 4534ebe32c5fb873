import { askLoginHere, HOME, navigate, peso, t, useSession } from '@palaro/client';
import { compareDecimal } from '@palaro/kernel';
import { Button, Card, cx, Icon } from '@palaro/ui';
import { Check } from 'lucide';
import type { Promotion } from '../promotions.api.ts';
import type { Accept } from './use-accept.ts';
import styles from './promotions.module.css';

interface SignInCardProps {
  promotion: Promotion;
  accept: Accept;
  /** Its name, where the page does not have it as its own. */
  title?: string;
  /** It is the screen's main step. */
  main?: boolean;
}

/** Seven days, today's award one tap away, and what tomorrow's needs (REWARD-02). */
export function SignInCard({ promotion, accept, title, main = false }: SignInCardProps) {
  const { signIn } = promotion;
  if (!signIn) return null;
  return (
    <Card title={title}>
      <Days of={signIn} signed={promotion.status === 'signed'} />
      <Action
        promotion={promotion}
        signIn={signIn}
        main={main}
        busy={accept.busy === promotion.id}
        onSignIn={() => void accept.send({ promotionId: promotion.id })}
      />
    </Card>
  );
}

type SignIn = NonNullable<Promotion['signIn']>;

const Days = ({ of, signed }: { of: SignIn; signed: boolean }) => (
  <ol className={styles.days}>
    {of.days.map(({ amount }, index) => {
      const day = index + 1;
      const taken = day < of.day || (signed && day === of.day);
      const today = day === of.day;
      return (
        <li
          key={day}
          className={cx(styles.day, taken && styles.taken, today && styles.today)}
          aria-current={today ? 'date' : undefined}
        >
          <span className={styles.dayName}>{t('promotions.day', { day })}</span>
          <span className={styles.dayAmount} translate="no">
            {peso(amount)}
          </span>
          <span className={styles.dayMark}>
            {taken && <Icon of={Check} size={16} aria-hidden />}
            {(taken || today) && (
              <span className="sr-only">
                {t(taken ? 'promotions.day_taken' : 'promotions.day_today')}
              </span>
            )}
          </span>
        </li>
      );
    })}
  </ol>
);

interface ActionProps {
  promotion: Promotion;
  signIn: SignIn;
  main: boolean;
  busy: boolean;
  onSignIn(): void;
}

function Action({ promotion, signIn, main, busy, onSignIn }: ActionProps) {
  const session = useSession();
  const { status } = promotion;
  const amount = peso(signIn.days[signIn.day - 1]?.amount ?? '0.0000');
  const tomorrow = peso(signIn.days[signIn.day % signIn.days.length]?.amount ?? '0.0000');
  if (!session) {
    return (
      <Button tone={main ? 'gold' : 'quiet'} wide onClick={askLoginHere}>
        {t('promotions.log_in_to_take')}
      </Button>
    );
  }
  const short = signIn.before !== null && compareDecimal(signIn.before.missing, '0') > 0;
  return (
    <>
      {status === 'Process' && !short && (
        <Button tone={main ? 'gold' : 'quiet'} wide busy={busy} onClick={onSignIn}>
          {busy ? t('promotions.signing_in') : t('promotions.sign_in', { amount })}
        </Button>
      )}
      {status === 'signed' && (
        <p className={styles.line}>{t('promotions.signed', { amount: tomorrow })}</p>
      )}
      {status === 'Process' && short && signIn.before && (
        <p className={styles.line}>
          {t('promotions.missing', { missing: peso(signIn.before.missing) })}
        </p>
      )}
      {(status === 'Process' || status === 'signed') && <Tomorrow of={signIn} main={main} />}
    </>
  );
}

/** The bets that tomorrow's sign-in still lacks, and the way to the games. */
function Tomorrow({ of: { needs, today }, main }: { of: SignIn; main: boolean }) {
  if (today === null || compareDecimal(needs, '0') === 0) return null;
  const enough = compareDecimal(today.missing, '0') === 0;
  if (enough) return <p className={styles.line}>{t('promotions.played_enough')}</p>;
  return (
    <>
      <p className={styles.line}>{t('promotions.play_today', { missing: peso(today.missing) })}</p>
      <Button tone={main ? 'gold' : 'quiet'} wide onClick={() => navigate(HOME)}>
        {t('promotions.to_the_games')}
      </Button>
    </>
  );
}
