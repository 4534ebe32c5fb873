import { failureMessage, t, useCall, type FormField } from '@palaro/client';
import { Skeleton, TextField } from '@palaro/ui';
import { useState } from 'react';
import { accountsApi } from '../accounts.api.ts';
import { CAPTCHA_MAX } from '../accounts.limits.ts';
import { textProps } from './field-props.ts';
import styles from './CaptchaField.module.css';

interface CaptchaFieldProps {
  field: FormField;
  /** A new round needs a new picture: the last one is spent. */
  round: number;
}

/**
 * The captcha's digits beside its picture, which a tap replaces (LOGIN-05: numeric, at most 6).
 */
export function CaptchaField({ field, round }: CaptchaFieldProps) {
  const [asked, setAsked] = useState(0);
  const picture = useCaptcha(`${round}.${asked}`);
  const digits = {
    ...field,
    onChange: (value: string) => field.onChange(value.replace(/\D/g, '')),
  };
  return (
    <div className={styles.row}>
      <TextField
        {...textProps(digits)}
        className={styles.digits}
        label={t('accounts.captcha')}
        inputMode="numeric"
        pattern="[0-9]*"
        maxLength={CAPTCHA_MAX}
        autoComplete="off"
        error={field.error ?? (picture.error ? failureMessage(picture.error) : null)}
      />
      <button
        type="button"
        className={styles.picture}
        aria-label={t('accounts.new_captcha')}
        onClick={() => setAsked(asked + 1)}
      >
        {picture.data ? (
          <img src={source(picture.data)} alt={t('accounts.captcha_picture')} />
        ) : (
          <Skeleton shape="block" />
        )}
      </button>
    </div>
  );
}

/** Every picture is asked for once and never kept: it answers for one try. */
function useCaptcha(key: string) {
  return useCall(accountsApi.captcha, { query: { round: key } } as object, { staleMs: Infinity });
}

const source = (picture: string) =>
  picture.startsWith('data:') ? picture : `data:image/png;base64,${picture}`;
