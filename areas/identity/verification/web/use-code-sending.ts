import { failureMessage, isFailure, siteNow, t } from '@palaro/client';
import { toast, TOAST_LOADING_SHORT_S } from '@palaro/ui';
import { useEffect, useRef, useState } from 'react';
import { CODE_COUNTDOWN_S } from '../verification.limits.ts';

const MINUTE_S = 60;
const TICK_MS = 1_000;

interface CodeAsking {
  /**
   * Asks for a code; null where the form lacks something and says so, so that nothing was sent. The
   * answer's `expiredMinutes` sets the countdown.
   */
  ask(): Promise<{ expiredMinutes?: number } | null>;
  /**
   * Shows the messages of a refusal on their fields; answers whether there were any
   * (`form.refuse`).
   */
  refuse?(fields: Partial<Record<string, string>>): boolean;
}

/** The state of the sending, for the field of a code. */
export interface CodeSending {
  /** Seconds until another code can be asked for; 0: now. */
  left: number;
  /** The countdown's full length. */
  total: number;
  busy: boolean;
  /** Whether a code went out since the form was opened. */
  sent: boolean;
  error: string | null;
  ask(): void;
}

const NEVER = { total: 0, until: 0 };

/**
 * Getting a code (REG-04): a message while it is sent, another when it was, then a countdown of
 * `expiredMinutes` × 60 s during which no other can be asked for. The form holds this state, so
 * that a field which disappears with its tab does not lose it.
 */
export function useCodeSending({ ask, refuse }: CodeAsking): CodeSending {
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [wait, setWait] = useState(NEVER);
  const asking = useRef(false);
  const left = useSecondsUntil(wait.until);

  const countDown = (seconds: number) =>
    setWait({ total: seconds, until: nowMs() + seconds * TICK_MS });

  async function send() {
    const hide = toast(t('verification.sending'), {
      kind: 'loading',
      seconds: TOAST_LOADING_SHORT_S,
    });
    try {
      const answer = await ask();
      hide();
      if (answer === null) return;
      setSent(true);
      toast(t('verification.sent'), { kind: 'success' });
      countDown(answer.expiredMinutes ? answer.expiredMinutes * MINUTE_S : CODE_COUNTDOWN_S);
    } catch (failure) {
      hide();
      if (isFailure(failure)) {
        if (failure.retryAfterSeconds) countDown(failure.retryAfterSeconds);
        if (refuse?.(failure.fields)) return;
      }
      setError(isFailure(failure) ? failureMessage(failure) : t('verification.not_sent'));
    }
  }

  return {
    left,
    total: wait.total,
    busy,
    sent,
    error,
    ask() {
      if (asking.current || left > 0) return;
      asking.current = true;
      setBusy(true);
      setError(null);
      void send().finally(() => {
        asking.current = false;
        setBusy(false);
      });
    },
  };
}

const nowMs = () => Date.parse(siteNow());

/** Whole seconds until an instant, 0 after it; correct again after a phone has slept. */
function useSecondsUntil(until: number): number {
  const [now, setNow] = useState(nowMs);
  const left = Math.max(0, Math.ceil((until - now) / TICK_MS));
  useEffect(() => {
    if (until <= nowMs()) return undefined;
    const tick = () => {
      setNow(nowMs());
      if (nowMs() >= until) clearInterval(timer);
    };
    const timer = setInterval(tick, TICK_MS);
    tick();
    return () => clearInterval(timer);
  }, [until]);
  return left;
}
