import { failureMessage, setting, t, textProps, useCall, type FormField } from '@palaro/client';
import { IconButton, Skeleton, TextField, Icon } from '@palaro/ui';
import { Image, RotateCw, Volume2 } from 'lucide';
import { useEffect, useState, type ReactNode } from 'react';
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
 * numeric, at most 6, unless the deployment draws another kind). Who cannot see a picture hears
 * digits instead.
 */
export function CaptchaField({ field, round, label }: CaptchaFieldProps) {
  const [spoken, setSpoken] = useState(false);
  const kind: Kind = spoken ? 'digits' : setting('captcha.kind', 'digits');
  const { not, max, inputMode, pattern } = KINDS[kind];
  const [asked, setAsked] = useState(0);
  const [mount] = useState(nextMount);
  const captcha = useCaptcha({ round: `${mount}.${round}.${asked}`, spoken });
  const answer = {
    ...field,
    onChange: (value: string) => field.onChange(value.normalize('NFKC').replace(not, '')),
  };
  const failure = captcha.error ? failureMessage(captcha.error) : undefined;
  const another = () => setAsked(asked + 1);
  const change = () => {
    setSpoken(!spoken);
    another();
  };
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
      help={spoken ? t('verification.captcha_said') : undefined}
      after={
        <>
          {spoken ? (
            <Sound file={captcha.data} failed={failure !== undefined} />
          ) : (
            <Picture file={captcha.data} failed={failure !== undefined} onAnother={another} />
          )}
          <IconButton
            label={t(spoken ? 'verification.captcha_see' : 'verification.captcha_hear')}
            icon={<Icon of={spoken ? Image : Volume2} size={20} />}
            onClick={change}
          />
        </>
      }
    />
  );
}

interface CaptchaProps {
  /** The server’s answer; undefined while it is under way. */
  file: string | undefined;
  failed: boolean;
}

function Picture({ file, failed, onAnother }: CaptchaProps & { onAnother: () => void }) {
  return (
    <button
      type="button"
      className={styles.another}
      aria-label={t('verification.new_captcha')}
      onClick={onAnother}
    >
      <span className={styles.picture}>
        {file ? (
          <img src={pictureOf(file)} alt={t('verification.captcha_picture')} />
        ) : (
          !failed && <Skeleton shape="block" />
        )}
      </span>
      <Icon of={RotateCw} size={18} aria-hidden />
    </button>
  );
}

/** Says the digits as soon as they are there, and again at each tap. */
function Sound({ file, failed }: CaptchaProps) {
  useEffect(() => {
    if (file) play(file);
  }, [file]);
  return (
    <button
      type="button"
      className={styles.another}
      aria-label={t('verification.captcha_again')}
      onClick={() => file && play(file)}
    >
      <span className={styles.sound}>
        {file || failed ? <Icon of={Volume2} size={24} aria-hidden /> : <Skeleton shape="block" />}
      </span>
      <Icon of={RotateCw} size={18} aria-hidden />
    </button>
  );
}

/** Without a fresh tap some browsers play nothing; the button then plays it. */
const play = (file: string) =>
  void new Audio(`data:audio/wav;base64,${file}`).play().catch(() => undefined);

let mounts = 0;
/** A field that is shown again asks anew: the picture from before is answered or too old. */
const nextMount = () => (mounts += 1);

/** Each captcha is fetched once and never cached, because it is good for one try. */
function useCaptcha({ round, spoken }: { round: string; spoken: boolean }) {
  const query = spoken ? { round, audio: '1' as const } : { round };
  return useCall(verificationApi.captcha, { query }, { staleMs: Infinity });
}

const pictureOf = (picture: string) =>
  picture.startsWith('data:') ? picture : `data:image/png;base64,${picture}`;
