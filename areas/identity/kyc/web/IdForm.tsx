import type { TextKey } from '@palaro/api';
import { optionalRules } from '@palaro/accounts/rules';
import {
  dayOf,
  navigate,
  ownAddress,
  setCall,
  siteNow,
  t,
  textProps,
  useForm,
  useQueryParam,
} from '@palaro/client';
import { judgeFields } from '@palaro/rules';
import { Button, Card, FormMessage, SelectField, TextField } from '@palaro/ui';
import { useState, type FormEvent } from 'react';
import { kycApi, type KycStatus } from '../kyc.api.ts';
import { ID_RULES, ID_TYPE_NAMES, ID_TYPES, wantedFor, type IdType } from '../kyc.rules.ts';
import { Pictures } from './Pictures.tsx';
import { selectProps } from './select-props.ts';
import styles from './KycPage.module.css';

const today = () => dayOf(siteNow());
const expires = (type: string | undefined) => ID_TYPES[type as IdType]?.expires === true;

function judgeId(values: { idType?: string; idExpiresOn?: string }): Record<string, string> {
  const date = ID_RULES.idExpiresOn;
  const rules = { ...ID_RULES, idExpiresOn: expires(values.idType) ? date : optionalRules(date) };
  const found = judgeFields(rules, values);
  const { idExpiresOn } = values;
  if (!found.idExpiresOn && idExpiresOn && idExpiresOn < today()) {
    found.idExpiresOn = 'kyc.id_expires.past';
  }
  const texts = Object.keys(found).map((name) => [name, t(found[name] as TextKey)]);
  return Object.fromEntries(texts) as Record<string, string>;
}

/** Level 2: the document's pictures and data, and its owner's face, sent together. */
export function IdForm({ status }: { status: KycStatus }) {
  const [tried, setTried] = useState(false);
  const [held, setHeld] = useState(0);
  const [back] = useQueryParam('back');
  const form = useForm(kycApi.sendForReview, {
    // Most members have it; who has not chooses another.
    initial: { idType: 'philsys' },
    check: judgeId,
    before: ({ idType }) => {
      const there = status.documents.map(({ kind }) => kind);
      const complete = wantedFor(2, idType as IdType).every((kind) => there.indexOf(kind) >= 0);
      if (!complete) setHeld(held + 1);
      return Promise.resolve(complete ? {} : null);
    },
    done: (value) => {
      setCall(kycApi.kyc, () => value);
      // The list of steps says that it is being checked.
      if (back) navigate(ownAddress(back));
    },
  });
  const idType = form.field('idType').value as IdType | '';

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    form.submit();
  }

  return (
    <Card title={t('kyc.id.title')}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <SelectField
          {...selectProps(form.field('idType'))}
          label={t('kyc.id.type')}
          choose={t('kyc.person.choose')}
          options={ID_TYPE_NAMES.map((value) => ({ value, label: t(`kyc.id.type.${value}`) }))}
        />
        <TextField
          {...textProps(form.field('idNumber'))}
          label={t('kyc.id.number')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        {expires(idType) && (
          <TextField
            {...textProps(form.field('idExpiresOn'))}
            label={t('kyc.id.expires')}
            type="date"
            min={today()}
            autoComplete="off"
          />
        )}
        <Pictures
          kinds={wantedFor(2, idType || undefined)}
          status={status}
          missing={tried}
          held={held}
        />
        {form.message && <FormMessage>{form.message}</FormMessage>}
        <Button tone="gold" size="lg" wide type="submit" busy={form.sending}>
          {t('kyc.send')}
        </Button>
      </form>
    </Card>
  );
}
