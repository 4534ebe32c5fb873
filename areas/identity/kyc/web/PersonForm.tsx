import type { TextKey } from '@palaro/api';
import { dayOf, setCall, setting, siteNow, t, textProps, useForm } from '@palaro/client';
import { judgeFields } from '@palaro/rules';
import { Button, FormMessage, SelectField, TextField } from '@palaro/ui';
import { useState, type FormEvent } from 'react';
import { kycApi } from '../kyc.api.ts';
import {
  DECLARATIONS,
  FUNDS,
  NATIONALITIES,
  OCCUPATIONS,
  personRules,
  type PersonField,
} from '../kyc.rules.ts';
import { BirthplaceField } from './BirthplaceField.tsx';
import { Declarations } from './Declarations.tsx';
import { selectProps } from './select-props.ts';
import styles from './KycPage.module.css';

const FIELDS = [
  'fullName',
  'birthday',
  'birthplace',
  'nationality',
  'address',
  'occupation',
  'sourceOfFunds',
] as const satisfies readonly PersonField[];

const today = () => dayOf(siteNow());

function judgePerson(values: object): Record<string, string> {
  const minAge = setting('site.minAge', 21);
  const found = judgeFields(personRules(minAge), values as Record<string, unknown>, today());
  const texts = Object.keys(found).map((name) => [name, t(found[name] as TextKey)]);
  return Object.fromEntries(texts) as Record<string, string>;
}

interface Props {
  /** The values saved before. */
  person: Partial<Record<PersonField, string>>;
  onSaved: () => void;
}

/** Level 1, checked by the same rules as on the server; the declarations must be confirmed. */
export function PersonForm({ person, onSaved }: Props) {
  const [declared, setDeclared] = useState(false);
  const [tried, setTried] = useState(false);
  const form = useForm(kycApi.savePerson, {
    fields: FIELDS,
    required: FIELDS,
    // Most players are; who is not chooses another.
    initial: { nationality: 'PH', ...person },
    with: { declarations: [...DECLARATIONS] },
    check: judgePerson,
    before: () => Promise.resolve(declared ? {} : null),
    done: (value) => {
      setCall(kycApi.kyc, () => value);
      onSaved();
    },
  });
  const input = (name: PersonField) => ({ ...textProps(form.field(name)), required: true });
  const select = (name: PersonField) => selectProps(form.field(name));

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    form.submit();
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField {...input('fullName')} label={t('kyc.person.full_name')} autoComplete="name" />
      <TextField
        {...input('birthday')}
        label={t('kyc.person.birthday')}
        type="date"
        min="1900-01-01"
        max={today()}
        autoComplete="bday"
      />
      <BirthplaceField field={form.field('birthplace')} />
      <SelectField
        {...select('nationality')}
        label={t('kyc.person.nationality')}
        choose={t('kyc.person.choose')}
        options={NATIONALITIES.map((value) => ({ value, label: t(`kyc.nationality.${value}`) }))}
      />
      <TextField
        {...input('address')}
        label={t('kyc.person.address')}
        autoComplete="street-address"
      />
      <Livelihood select={select} />
      <Declarations declared={declared} onChange={setDeclared} missing={tried} />
      {form.message && <FormMessage>{form.message}</FormMessage>}
      <Button tone="gold" size="lg" wide type="submit" busy={form.sending}>
        {t('kyc.person.save')}
      </Button>
    </form>
  );
}

interface LivelihoodProps {
  select(name: PersonField): ReturnType<typeof selectProps>;
}

/** The source of the member's income, which the law against money laundering asks for. */
function Livelihood({ select }: LivelihoodProps) {
  return (
    <>
      <SelectField
        {...select('occupation')}
        label={t('kyc.person.occupation')}
        choose={t('kyc.person.choose')}
        options={OCCUPATIONS.map((value) => ({ value, label: t(`kyc.occupation.${value}`) }))}
      />
      <SelectField
        {...select('sourceOfFunds')}
        label={t('kyc.person.funds')}
        choose={t('kyc.person.choose')}
        options={FUNDS.map((value) => ({ value, label: t(`kyc.funds.${value}`) }))}
      />
    </>
  );
}
