import {
  call,
  formatMoment,
  type FormField,
  ruleMessages,
  setting,
  t,
  textProps,
  useCall,
  useForm,
} from '@palaro/client';
import { LoginPasswordField, PinField } from '@palaro/step-up/web';
import { Segmented, SelectField, SheetForm, TextField } from '@palaro/ui';
import { CodeField, useCodeSending } from '@palaro/verification/web';
import { useState } from 'react';
import { profileApi, type SecurityConfig } from '../profile.api.ts';
import { newPinFault, useRepeat } from './new-pin.ts';
import { isDone } from './use-security.ts';
import styles from './Sheets.module.css';

type Channel = 'mobile' | 'email';
type With = 'password' | 'answer';

interface PaymentResetProps {
  config: SecurityConfig;
  onDone: (text: string) => void;
}

/** A forgotten payment password: a code, and a security answer or the login password (AC-57). */
export function PaymentReset({ config, onDone }: PaymentResetProps) {
  const channels = (['mobile', 'email'] as const).filter((one) => isDone(config, one));
  const [channel] = channels;
  if (!channel) return <p className={styles.notice}>{t('profile.reset_none')}</p>;
  return <ResetForm config={config} onDone={onDone} channels={channels} first={channel} />;
}

interface ResetFormProps extends PaymentResetProps {
  channels: readonly Channel[];
  first: Channel;
}

function ResetForm({ config, onDone, channels, first }: ResetFormProps) {
  const ways: readonly With[] = [
    ...(isDone(config, 'login_password') ? (['password'] as const) : []),
    ...(isDone(config, 'security_questions') ? (['answer'] as const) : []),
  ];
  const [channel, setChannel] = useState<Channel>(first);
  const [way, setWay] = useState<With>(ways[0] ?? 'password');
  const [questionId, setQuestionId] = useState('');
  const [tried, setTried] = useState(false);
  const again = useRepeat();
  const form = useForm(profileApi.resetPaymentPassword, {
    fields: ['verificationCode', way, 'paymentPassword'],
    required: [way],
    with: { channel, ...(way === 'answer' ? { questionId: Number(questionId) } : {}) },
    check: ({ paymentPassword = '' }) =>
      ruleMessages({ paymentPassword: newPinFault(paymentPassword) }),
    before: ({ paymentPassword }) => {
      setTried(true);
      return way === 'answer' && !questionId ? Promise.resolve(null) : again.fits(paymentPassword);
    },
    done: ({ withdrawalsHeldUntil: until }) =>
      onDone(
        until
          ? t('profile.reset_held', { until: formatMoment(until) })
          : t('profile.paypass_saved'),
      ),
  });
  const sending = useCodeSending({
    ask: () => call(profileApi.sendPaymentResetCode, { body: { channel } }),
  });
  const hours = setting('hold.resetHours', 0);
  return (
    <SheetForm
      form={form}
      intro={hours > 0 && t('profile.reset_hold', { hours })}
      submitLabel={t('profile.paypass_reset')}
    >
      {channels.length > 1 && (
        <Segmented
          label={t('profile.reset_by')}
          options={channels.map((value) => ({ value, label: t(`profile.reset_${value}`) }))}
          value={channel}
          onChange={(next) => setChannel(next as Channel)}
        />
      )}
      <CodeField field={form.field('verificationCode')} sending={sending} />
      {ways.length > 1 && (
        <Segmented
          label={t('profile.reset_with')}
          options={ways.map((value) => ({ value, label: t(`profile.reset_${value}`) }))}
          value={way}
          onChange={(next) => setWay(next as With)}
        />
      )}
      <OtherProof
        way={way}
        field={form.field(way)}
        question={questionId}
        missing={tried && !questionId}
        onQuestion={setQuestionId}
      />
      <PinField field={form.field('paymentPassword')} label={t('profile.paypass_new')} />
      <PinField field={again.field} label={t('profile.paypass_again')} />
    </SheetForm>
  );
}

interface OtherProofProps {
  way: With;
  field: FormField;
  question: string;
  /** The member tried to send without choosing a question. */
  missing: boolean;
  onQuestion: (id: string) => void;
}

/** The proof besides the code: the login password, or the answer to one of the questions. */
function OtherProof({ way, field, question, missing, onQuestion }: OtherProofProps) {
  const { data } = useCall(profileApi.customerSecurityQuestions, {}, { when: way === 'answer' });
  if (way === 'password') {
    return <LoginPasswordField field={field} />;
  }
  const options = (data?.list ?? []).map(({ questionId, text }) => ({
    value: String(questionId),
    label: text,
  }));
  return (
    <div className={styles.pair}>
      <SelectField
        label={t('profile.question')}
        choose={t('profile.choose')}
        options={options}
        value={question}
        error={missing ? t('profile.question_required') : undefined}
        onChange={(event) => onQuestion(event.target.value)}
      />
      <TextField
        {...textProps(field)}
        label={t('profile.answer')}
        autoComplete="off"
        error={field.error ?? undefined}
      />
    </div>
  );
}
