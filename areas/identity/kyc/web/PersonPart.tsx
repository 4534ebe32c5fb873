import { formatDay, t } from '@palaro/client';
import type { TextKey } from '@palaro/api';
import { Button, Card, KeyValues, LinkButton } from '@palaro/ui';
import { useState } from 'react';
import type { KycStatus } from '../kyc.api.ts';
import { PersonForm } from './PersonForm.tsx';
import styles from './KycPage.module.css';

/** The person: the form or the saved data, and the mobile number while it is unverified. */
export function PersonPart({ status }: { status: KycStatus }) {
  const [changing, setChanging] = useState(false);
  const { person, mobileVerified } = status;
  if (!person || changing) {
    return (
      <Card title={t('kyc.person.title')}>
        <p className={styles.help}>{t('kyc.person.help')}</p>
        <PersonForm person={person ?? {}} onSaved={() => setChanging(false)} />
      </Card>
    );
  }
  return (
    <>
      <Card
        title={t('kyc.person.title')}
        action={
          <Button size="sm" onClick={() => setChanging(true)}>
            {t('kyc.person.edit')}
          </Button>
        }
      >
        <KeyValues rows={rowsOf(person)} />
      </Card>
      {!mobileVerified && (
        <Card title={t('kyc.mobile.title')}>
          <p className={styles.help}>{t('kyc.mobile.help')}</p>
          <LinkButton href="/m/securityCenter" tone="gold" wide>
            {t('kyc.mobile.go')}
          </LinkButton>
        </Card>
      )}
    </>
  );
}

type Saved = NonNullable<KycStatus['person']>;

const rowsOf = ({ fullName, birthday, birthplace, nationality, address, ...more }: Saved) => [
  { label: t('kyc.person.full_name'), value: fullName },
  { label: t('kyc.person.birthday'), value: birthday && formatDay(birthday) },
  { label: t('kyc.person.birthplace'), value: birthplace },
  { label: t('kyc.person.nationality'), value: t(`kyc.nationality.${nationality}` as TextKey) },
  { label: t('kyc.person.address'), value: address },
  { label: t('kyc.person.occupation'), value: t(`kyc.occupation.${more.occupation}` as TextKey) },
  { label: t('kyc.person.funds'), value: t(`kyc.funds.${more.sourceOfFunds}` as TextKey) },
];
