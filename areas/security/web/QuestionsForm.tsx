import {
  call,
  failureMessage,
  formatMoment,
  isFailure,
  t,
  useCall,
  type FormField,
} from '@palaro/client';
import { PasswordField, SelectField, TextField } from '@palaro/ui';
import { useRef, useState } from 'react';
import { answerFault, foldAnswer } from '../account-words.ts';
import { securityApi } from '../security.api.ts';
import { QUESTIONS_CHOSEN } from '../security.limits.ts';
import { shown } from './messages.ts';
import { NotLoaded } from './NotLoaded.tsx';
import { SheetForm } from './SheetForm.tsx';
import styles from './Sheets.module.css';

type Name = `question${number}` | `answer${number}` | 'password';
type Values = Partial<Record<Name, string>>;
const NUMBERS = Array.from({ length: QUESTIONS_CHOSEN }, (_, at) => at);

/** Three of twelve questions with their answers; new ones take the place of the old. */
export function QuestionsForm({ onDone }: { onDone: (text: string) => void }) {
  const all = useCall(securityApi.securityQuestions);
  const mine = useCall(securityApi.customerSecurityQuestions);
  const form = useAnswers(onDone);
  const questions = all.data?.list;
  const own = mine.data;
  if (!questions || !own) return <NotLoaded of={[all, mine]} rows={QUESTIONS_CHOSEN} />;
  const options = (at: number) =>
    questions
      .filter(({ questionId }) => !form.taken(String(questionId), at))
      .map(({ questionId, text }) => ({ value: String(questionId), label: text }));
  return (
    <SheetForm form={form} intro={intro(own.setAt)} submitLabel={t('security.questions_save')}>
      {NUMBERS.map((at) => {
        const question = form.field(`question${at}`);
        const answer = form.field(`answer${at}`);
        return (
          <div key={at} className={styles.pair}>
            <SelectField
              ref={question.ref}
              label={t('security.question_n', { n: at + 1 })}
              choose={t('security.choose')}
              options={options(at)}
              value={question.value}
              error={question.error ?? undefined}
              onChange={(event) => question.onChange(event.target.value)}
            />
            <TextField
              ref={answer.ref}
              name={answer.name}
              label={t('security.answer')}
              value={answer.value}
              autoComplete="off"
              autoCapitalize="none"
              error={answer.error ?? undefined}
              onChange={(event) => answer.onChange(event.target.value)}
            />
          </div>
        );
      })}
      <PasswordField
        ref={form.field('password').ref}
        name="password"
        label={t('security.login_password')}
        value={form.field('password').value}
        autoComplete="current-password"
        showLabel={t('security.show')}
        hideLabel={t('security.hide')}
        error={form.field('password').error ?? undefined}
        onChange={(event) => form.field('password').onChange(event.target.value)}
      />
    </SheetForm>
  );
}

const intro = (setAt: string | null) =>
  setAt === null
    ? t('security.questions_about')
    : t('security.questions_saved_at', { at: formatMoment(setAt) });

/** A form whose call takes a list, which `useForm` cannot say. */
function useAnswers(onDone: (text: string) => void) {
  const [values, setValues] = useState<Values>({});
  const [errors, setErrors] = useState<Values>({});
  const [message, setMessage] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const under = useRef(false);
  const elements = useRef<Partial<Record<Name, HTMLElement | null>>>({});

  function refuse(found: Values): boolean {
    setErrors(found);
    const first = NAMES.find((name) => found[name]);
    if (first) elements.current[first]?.focus();
    return first !== undefined;
  }

  async function send() {
    under.current = true;
    setSending(true);
    setMessage(null);
    try {
      await call(securityApi.saveSecurityQuestions, { body: bodyOf(values) });
      onDone(t('security.saved'));
    } catch (failure) {
      const wrong = isFailure(failure) ? failure.fields['password'] : undefined;
      if (!wrong || !refuse({ password: wrong })) setMessage(failureMessage(failure));
    } finally {
      under.current = false;
      setSending(false);
    }
  }

  return {
    message,
    sending,
    submit() {
      // A second tap comes before the first has drawn anything.
      if (!under.current && !refuse(judge(values))) void send();
    },
    /** Whether another row asks it already. */
    taken: (id: string, at: number) =>
      NUMBERS.some((other) => other !== at && values[`question${other}`] === id),
    field(name: Name): Pick<FormField, 'name' | 'value' | 'error' | 'onChange' | 'ref'> {
      return {
        name,
        value: values[name] ?? '',
        error: errors[name] ?? null,
        onChange(value) {
          setValues({ ...values, [name]: value });
          setErrors({ ...errors, [name]: undefined });
          setMessage(null);
        },
        ref: (element) => void (elements.current[name] = element),
      };
    },
  };
}

const NAMES: readonly Name[] = [
  ...NUMBERS.flatMap((at) => [`question${at}`, `answer${at}`] as const),
  'password',
];

const bodyOf = (values: Values) => ({
  items: NUMBERS.map((at) => ({
    questionId: Number(values[`question${at}`]),
    answer: values[`answer${at}`] ?? '',
  })),
  password: values.password ?? '',
});

function judge(values: Values): Values {
  const found: Partial<Record<Name, string | null>> = {};
  const before: string[] = [];
  for (const at of NUMBERS) {
    const answer = values[`answer${at}`] ?? '';
    if (!values[`question${at}`]) found[`question${at}`] = 'security.questions_three';
    const same = before.indexOf(foldAnswer(answer)) >= 0 ? 'security.answers_differ' : null;
    found[`answer${at}`] = answerFault(answer) ?? same;
    before.push(foldAnswer(answer));
  }
  if (!values.password) found.password = 'security.password_required';
  return shown(found);
}
