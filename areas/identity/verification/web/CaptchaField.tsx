import { failureMessage, setting, t, textProps, useCall, type FormField } from '@palaro/client';
import { Skeleton, TextField, Icon } from '@palaro/ui';
import { RotateCw } from 'lucide';
import { useState, type ReactNode } from 'react';
import { verificationApi } from '../verification.api.ts';
import { CAPTCHA_MAX } from '../verification.limits.ts';
import styles from './CaptchaField.module.css';

type Kind = 'digits' | 'alnum' | 'equation';

interface CaptchaFieldProps {
  field: FormField;
  /** Each round needs a new picture, because a picture is used up after one try. */
  round: number;
  label?: ReactNode;
}

/** The characters that each kind of captcha accepts (VAL-02), and the keyboard for it. */
const KINDS = {
  digits: { not: /\D/g, max: CAPTCHA_MAX, inputMode: 'numeric', pattern: '[0-9]*' },
  alnum: { not: /[^0-9A-Za-z]/g, max: 16, inputMode: 'text', pattern: undefined },
  equation: { not: /[^0-9-]/g, max: 4, inputMode: 'text', pattern: undefined },
} as const satisfies Record<Kind, object>;

/**
 * A field for a captcha's answer beside its picture; a tap on the picture draws another (LOGIN-05:
 * numeric, at most 6, unless the deployment draws another kind).
 */
export function CaptchaField({ field, round, label }: CaptchaFieldProps) {
  const { not, max, inputMode, pattern } = KINDS[setting('captcha.kind', 'digits')];
  const [asked, setAsked] = useState(0);
  const [mount] = useState(nextMount);
  const picture = useCaptcha(`${mount}.${round}.${asked}`);
  const answer = {
    ...field,
    onChange: (value: string) => field.onChange(value.normalize('NFKC').replace(not, '')),
  };
  const failure = picture.error ? failureMessage(picture.error) : undefined;
  return (
    <TextField
      {...textProps(answer)}
      label={label ?? t('verification.captcha')}
      inputMode={inputMode}
      pattern={pattern}
      maxLength={max}
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      error={field.error ?? failure}
      after={
        <button
          type="button"
          className={styles.another}
          aria-label={t('verification.new_captcha')}
          onClick={() => setAsked(asked + 1)}
        >
          <span className={styles.picture}>
            {picture.data ? (
              <img src={source(picture.data)} alt={t('verification.captcha_picture')} />
            ) : (
              !failure && <Skeleton shape="block" />
            )}
          </span>
          <Icon of={RotateCw} size={18} aria-hidden />
        </button>
      }
    />
  );
}

let mounts = 0;
/** A field that is shown again asks anew: the picture from before is answered or too old. */
const nextMount = () => (mounts += 1);

/** Each picture is fetched once and never cached, because it is good for one try. */
function useCaptcha(key: string) {
  return useCall(verificationApi.captcha, { query: { round: key } } as object, {
    staleMs: Infinity,
  });
}

const source = (picture: string) =>
  picture.startsWith('data:') ? picture : `data:image/png;base64,${picture}`;
