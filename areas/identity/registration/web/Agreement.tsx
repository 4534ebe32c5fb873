import { t, withTexts } from '@palaro/client';
import { contentTexts } from '@palaro/content/texts';
import { Checkbox, lazyPart, Sheet, Skeleton } from '@palaro/ui';
import { useState, type MouseEvent } from 'react';
import type { RegisterSetup } from '../registration.api.ts';
import styles from './RegisterFields.module.css';

interface AgreementProps {
  setup: RegisterSetup;
  agreed: boolean;
  onChange(agreed: boolean): void;
}

const AGREEMENT = '/m/useragreement';
const AgreementText = lazyPart(
  withTexts([contentTexts], () => import('@palaro/content/web/AgreementPage')),
  <Skeleton count={12} />,
);

/**
 * Consent to the age (VAL-03) and, where the deployment has one, to the agreement (REG-06). The
 * agreement opens over the form, so that typed text is not lost.
 */
export function Agreement({ setup, agreed, onChange }: AgreementProps) {
  const [open, setOpen] = useState(false);
  const read = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  const age = t('registration.of_age', { age: setup.minAge });
  return (
    <>
      <Checkbox
        name="agreement"
        checked={agreed}
        onChange={(event) => onChange(event.target.checked)}
        label={
          setup.agreement ? (
            <span>
              <span>{`${age} ${t('registration.and_agree')}`}</span>{' '}
              <a className={styles.link} href={AGREEMENT} onClick={read}>
                {t('registration.agreement')}
              </a>
            </span>
          ) : (
            age
          )
        }
      />
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={t('registration.agreement')}
        closeLabel={t('registration.close')}
      >
        <AgreementText />
      </Sheet>
    </>
  );
}
