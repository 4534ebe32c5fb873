import { t } from '@palaro/client';
import { Checkbox, FieldGroup, FormMessage } from '@palaro/ui';
import { DECLARATIONS, type Declaration } from '../kyc.rules.ts';
import styles from './KycPage.module.css';

interface Props {
  declared: readonly Declaration[];
  onChange: (declared: readonly Declaration[]) => void;
  /** The member tried to go on: unconfirmed lines show an error, like empty fields. */
  missing: boolean;
}

/** What a player must not be, line by line. */
export function Declarations({ declared, onChange, missing }: Props) {
  const toggle = (one: Declaration, on: boolean) =>
    onChange(on ? [...declared, one] : declared.filter((other) => other !== one));
  return (
    <FieldGroup className={styles.declare} legend={t('kyc.declare.title')}>
      {DECLARATIONS.map((one) => (
        <Checkbox
          key={one}
          name={one}
          label={t(`kyc.declare.${one}`)}
          checked={declared.indexOf(one) >= 0}
          onChange={(event) => toggle(one, event.target.checked)}
        />
      ))}
      {missing && declared.length < DECLARATIONS.length && (
        <FormMessage>{t('kyc.declarations.required')}</FormMessage>
      )}
    </FieldGroup>
  );
}
