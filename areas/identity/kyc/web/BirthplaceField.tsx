import { t, textProps, type FormField } from '@palaro/client';
import { SelectField, TextField } from '@palaro/ui';
import { useState } from 'react';
import { PROVINCES } from './provinces.ts';
import { selectProps } from './select-props.ts';

/** The choice that opens a field: abroad, or the town too. It is never sent. */
const ELSEWHERE = 'elsewhere';

/** The place of birth: a province to choose, or a field for any other place. */
export function BirthplaceField({ field }: { field: FormField }) {
  const [elsewhere, setElsewhere] = useState(
    field.value !== '' && !PROVINCES.includes(field.value),
  );
  const provinces = PROVINCES.map((value) => ({ value, label: value }));
  const choose = (value: string) => {
    setElsewhere(value === ELSEWHERE);
    field.onChange(value === ELSEWHERE ? '' : value);
  };
  const select = selectProps({ ...field, onChange: choose });
  return (
    <>
      <SelectField
        {...select}
        // Where a field is open, it has the form's focus and message.
        ref={elsewhere ? undefined : select.ref}
        error={elsewhere ? null : field.error}
        value={elsewhere ? ELSEWHERE : field.value}
        required
        label={t('kyc.person.birthplace')}
        choose={t('kyc.person.choose')}
        options={[...provinces, { value: ELSEWHERE, label: t('kyc.person.birthplace_other') }]}
      />
      {elsewhere && (
        <TextField
          {...textProps(field)}
          required
          label={t('kyc.person.birthplace_town')}
          autoComplete="off"
        />
      )}
    </>
  );
}
