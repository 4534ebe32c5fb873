import { t } from '@palaro/client';
import { Checkbox, FieldGroup, FormMessage } from '@palaro/ui';
import { DECLARATIONS } from '../kyc.rules.ts';
import styles from './KycPage.module.css';

interface Props {
  declared: boolean;
  onChange: (declared: boolean) => void;
  /** The member tried to go on: an unconfirmed list shows an error, like empty fields. */
  missing: boolean;
}

/** What a player must not be, in plain statements that are confirmed together. */
export const Declarations = ({ declared, onChange, missing }: Props) => (
  <FieldGroup className={styles.declare} legend={t('kyc.declare.title')}>
    <ul className={styles.statements}>
      {DECLARATIONS.map((one) => (
        <li key={one}>{t(`kyc.declare.${one}`)}</li>
      ))}
    </ul>
    <Checkbox
      name="declarations"
      label={t('kyc.declare.all')}
      checked={declared}
      onChange={(event) => onChange(event.target.checked)}
    />
    {missing && !declared && <FormMessage>{t('kyc.declarations.required')}</FormMessage>}
  </FieldGroup>
);
