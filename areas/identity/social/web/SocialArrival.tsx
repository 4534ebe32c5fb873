import {
  call,
  currentSession,
  failureMessage,
  HOME,
  isFailure,
  LOGIN,
  navigate,
  t,
  type CallFailure,
} from '@palaro/client';
import { Button, EmptyState, Spinner, toast } from '@palaro/ui';
import { useEffect, useRef, useState } from 'react';
import type { Reply } from '@palaro/api';
import { ARRIVAL, socialApi, type Arrival } from '../social.api.ts';
import { setPending } from './pending-arrival.ts';
import styles from './SocialArrival.module.css';
import { readTelegramResult } from './telegram-result.ts';

const REGISTER = '/m/register';
const SECURITY = '/m/securityCenter';

type Login = NonNullable<Reply<(typeof socialApi)['arrive']>['login']>;

interface SocialArrivalProps {
  /** Logged in: keeps the session and leads to where the visitor was going. */
  onIn(answer: Login, back: string | null): void;
  /** The login needs another proof; the failure's data say which. */
  onSecondFactor(failure: CallFailure, back: string | null): void;
  /** The attempt failed, so the page is no longer logging in. */
  onStopped(): void;
}

/**
 * The page to which a provider sends the browser back: asks what the ticket gives, and goes there.
 */
export function SocialArrival({ onIn, onSecondFactor, onStopped }: SocialArrivalProps) {
  const [message, setMessage] = useState<string | null>(null);
  const asked = useRef(false);
  useEffect(() => {
    // A ticket works once; a second call would be refused.
    if (asked.current) return;
    asked.current = true;
    const query = new URLSearchParams(window.location.search);
    const back = query.get('back');
    const answer = ask(query.get('state'));
    if (!answer) return navigate(`${LOGIN}?social=cancelled`, { replace: true });
    answer.then(
      (arrival) => goOn(arrival, back, onIn),
      (error: unknown) => {
        if (isFailure(error, 'login.second_factor')) onSecondFactor(error, back);
        else {
          setMessage(failureMessage(error));
          onStopped();
        }
      },
    );
  }, [onIn, onSecondFactor, onStopped]);

  if (message === null) {
    return (
      <div className={styles.working}>
        <Spinner label={t('social.coming_in')} size={40} />
        <p aria-hidden>{t('social.coming_in')}</p>
      </div>
    );
  }
  const again = (
    <Button
      tone="gold"
      onClick={() => navigate(currentSession() ? HOME : LOGIN, { replace: true })}
    >
      {t('social.again')}
    </Button>
  );
  return <EmptyState drawing="lost" title={message} action={again} />;
}

/** Null where the visitor left Telegram without signing. */
function ask(state: string | null): Promise<Arrival> | null {
  if (state === null) return call(socialApi.arrive);
  const fields = readTelegramResult(window.location.hash);
  // The signed data must not stay in the address or in the history.
  navigate(ARRIVAL, { replace: true });
  return fields && call(socialApi.telegram, { body: { ...fields, state } });
}

function goOn(arrival: Arrival, back: string | null, onIn: SocialArrivalProps['onIn']) {
  const { step, login, ...who } = arrival;
  if (step === 'in' && login) return onIn(login, back);
  if (step === 'password' || step === 'register') {
    setPending({ ...who, step });
    const query = back ? `?back=${encodeURIComponent(back)}` : '';
    return navigate((step === 'password' ? LOGIN : REGISTER) + query, { replace: true });
  }
  const provider = t(`social.name.${arrival.provider}`);
  toast(t('social.back.linked', { provider }), { kind: 'success' });
  navigate(SECURITY, { replace: true });
}
