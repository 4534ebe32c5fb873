import {
  call,
  failureMessage,
  formatMoment,
  type FormField,
  isFailure,
  ruleMessages,
  t,
  useCall,
} from '@palaro/client';
import { type Proof, ProofFields, useLoginProof } from '@palaro/step-up/web';
import { NotLoaded, SelectField, SheetForm, TextField } from '@palaro/ui';
import { useRef, useState } from 'react';
import { answerFault, foldAnswer } from '../account-words.ts';
import { profileApi, type SecurityConfig } from '../profile.api.ts';
import { QUESTIONS_CHOSEN } from '../profile.limits.ts';
import { meansOf } from './use-security.ts';
import styles from './Sheets.module.css';

type ProofName = 'password' | 'stepUpCode';
type Name = `question${number}` | `answer${number}` | ProofName;
type Values = Partial<Record<Name, string>>;
const NUMBERS = Array.from({ length: QUESTIONS_CHOSEN }, (_, at) => at);

interface Props {
  config: SecurityConfig;
  onDone: (text: string) => void;
}

/** Three of twelve questions with their answers; new ones replace the old. */
export function QuestionsForm({ config, onDone }: Props) {
  const all = useCall(profileApi.securityQuestions);
  const mine = useCall(profileApi.customerSecurityQuestions);
  const proof = useLoginProof(meansOf(config));
  const form = useAnswers(proof, onDone);
  const questions = all.data?.list;
  const answers = mine.data;
  if (!questions || !answers)
    return (
      <NotLoaded of={[all, mine]} rows={QUESTIONS_CHOSEN} retryLabel={t('profile.try_again')} />
    );
  const options = (at: number) =>
    questions
      .filter(({ questionId }) => !form.taken(String(questionId), at))
      .map(({ questionId, text }) => ({ value: String(questionId), label: text }));
  return (
    <SheetForm
      form={form}
      intro={intro(answers.setAt)}
      submitLabel={t('profile.questions_save')}
      open={proof.way !== null}
    >
      {NUMBERS.map((at) => {
        const question = form.field(`question${at}`);
        const answer = form.field(`answer${at}`);
        return (
          <div key={at} className={styles.pair}>
            <SelectField
              ref={question.ref}
              label={t('profile.question_n', { n: at + 1 })}
              choose={t('profile.choose')}
              options={options(at)}
              value={question.value}
              error={question.error ?? undefined}
              onChange={(event) => question.onChange(event.target.value)}
            />
            <TextField
              ref={answer.ref}
              name={answer.name}
              label={t('profile.answer')}
              value={answer.value}
              autoComplete="off"
              autoCapitalize="none"
              error={answer.error ?? undefined}
              onChange={(event) => answer.onChange(event.target.value)}
            />
          </div>
        );
      })}
      <ProofFields<ProofName> proof={proof} field={form.field} />
    </SheetForm>
  );
}

const intro = (setAt: string | null) =>
  setAt === null
    ? t('profile.questions_about')
    : t('profile.questions_saved_at', { at: formatMoment(setAt) });

/** The state of a form whose call takes a list, which `useForm` cannot handle. */
function useAnswers(proof: Proof<ProofName>, onDone: (text: string) => void) {
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
      await call(profileApi.saveSecurityQuestions, { body: bodyOf(values) });
      onDone(t('profile.saved'));
    } catch (failure) {
      const [name = 'password'] = proof.fields;
      const wrong = isFailure(failure) ? failure.fields[name] : undefined;
      if (!wrong || !refuse({ [name]: wrong })) setMessage(failureMessage(failure));
    } finally {
      under.current = false;
      setSending(false);
    }
  }

  return {
    message,
    sending,
    submit() {
      // A second tap can come before the first has drawn anything.
      if (!under.current && !refuse({ ...judge(values), ...proof.judge(values) })) void send();
    },
    /** Whether another row already uses the question. */
    taken: (id: string, at: number) =>
      NUMBERS.some((other) => other !== at && values[`question${other}`] === id),
    field(name: Name): FormField {
      return {
        name,
        value: values[name] ?? '',
        required: false,
        maxLength: undefined,
        error: errors[name] ?? null,
        onBlur: () => undefined,
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
  'stepUpCode',
];

const bodyOf = (values: Values) => ({
  items: NUMBERS.map((at) => ({
    questionId: Number(values[`question${at}`]),
    answer: values[`answer${at}`] ?? '',
  })),
  ...(values.password ? { password: values.password } : {}),
  ...(values.stepUpCode ? { stepUpCode: values.stepUpCode } : {}),
});

function judge(values: Values): Values {
  const found: Partial<Record<Name, string | null>> = {};
  const before: string[] = [];
  for (const at of NUMBERS) {
    const answer = values[`answer${at}`] ?? '';
    if (!values[`question${at}`]) found[`question${at}`] = 'profile.questions_three';
    const same = before.indexOf(foldAnswer(answer)) >= 0 ? 'profile.answers_differ' : null;
    found[`answer${at}`] = answerFault(answer) ?? same;
    before.push(foldAnswer(answer));
  }
  return ruleMessages(found);
}
