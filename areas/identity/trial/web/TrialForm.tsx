import type { Reply } from '@palaro/api';
import { setting, t, useForm, type FormState } from '@palaro/client';
import { Amount, Button, Checkbox, FormMessage, Icon } from '@palaro/ui';
import { CaptchaField, useCaptchaAsked } from '@palaro/verification/web';
import { Clock3, Dices, ShieldCheck, type IconNode } from 'lucide';
import { useState, type FormEvent, type ReactNode } from 'react';
import { trialApi } from '../trial.api.ts';
import { PLAY_MONEY } from '../trial.limits.ts';
import styles from './TrialForm.module.css';

type TrialCall = typeof trialApi.trialUser;

interface TrialFormProps {
  /** One button states the age and begins, where a tap on a game was to lead into it (GAME-09). */
  atOnce?: boolean;
  /** The trial account is open. Its session is not kept yet (`enterSession` does that). */
  onDone(answer: Reply<TrialCall>): void;
}

/**
 * Explains free play and asks the visitor to confirm his age (LOGIN-04,
 * docs/domain/accounts.md §8).
 */
export function TrialForm({ onDone, atOnce = false }: TrialFormProps) {
  const [ofAge, setOfAge] = useState(atOnce);
  const age = setting('site.minAge', 21);
  const [captchas, setCaptchas] = useState(0);
  const form: FormState<TrialCall> = useForm(trialApi.trialUser, {
    fields: captchas ? ['captcha'] : [],
    with: { ofAge },
    check: ({ captcha }) => (captchas && !captcha ? { captcha: t('accounts.enter_captcha') } : {}),
    done: onDone,
    failed: (failure) => {
      if (failure.captcha || captchas) setCaptchas(captchas + 1);
      if (captchas) form.change('captcha', '');
      return captchaAsked(failure);
    },
  });
  const captchaAsked = useCaptchaAsked(form, captchas, t('accounts.enter_captcha'));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ofAge) form.submit();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {!atOnce && <Offer />}
      {captchas > 0 && (
        <CaptchaField field={{ ...form.field('captcha'), required: true }} round={captchas} />
      )}
      {!atOnce && (
        <Checkbox
          name="ofAge"
          label={t('trial.of_age', { age })}
          checked={ofAge}
          onChange={(event) => setOfAge(event.target.checked)}
        />
      )}
      <FormMessage>{form.message}</FormMessage>
      <Button type="submit" tone="gold" size="lg" wide busy={form.sending} disabled={!ofAge}>
        {atOnce ? t('trial.at_once', { age }) : t('trial.start')}
      </Button>
    </form>
  );
}

const Offer = () => (
  <>
    <p className={styles.money}>
      <Amount value={PLAY_MONEY} decimals={0} tone="gold" size="xl" />
      <span>{t('trial.money')}</span>
    </p>
    <ul className={styles.list}>
      <Line icon={Dices}>{t('trial.games')}</Line>
      <Line icon={Clock3}>{t('trial.time')}</Line>
      <Line icon={ShieldCheck}>{t('trial.apart')}</Line>
    </ul>
  </>
);

const Line = ({ icon, children }: { icon: IconNode; children: ReactNode }) => (
  <li>
    <Icon of={icon} size={20} aria-hidden />
    <span>{children}</span>
  </li>
);
