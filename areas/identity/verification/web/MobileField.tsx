import { t, textProps, type FormField } from '@palaro/client';
import { lazyPart, TextField, Icon } from '@palaro/ui';
import { ChevronDown } from 'lucide';
import { useState, type ReactNode } from 'react';
import { countryByDialingCode, type Country } from '../mobile.ts';
import { MOBILE_MAX } from '../verification.limits.ts';
import { Flag } from './Flag.tsx';
import styles from './MobileField.module.css';

interface MobileFieldProps {
  field: FormField;
  /** Dialing code of the chosen country, without `+`. */
  dialingCode: string;
  onDialingCode(code: string): void;
  label?: ReactNode;
  help?: ReactNode;
}

const CountrySheet = lazyPart(() => import('./CountrySheet.tsx'));

/** A mobile number behind its country's dialing code; a sheet lets one change the country. */
export function MobileField(props: MobileFieldProps) {
  const { field, dialingCode, onDialingCode, label, help } = props;
  const [picked, setPicked] = useState<Country | null>(null);
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never');
  // Several countries share a code, so the one that was picked is shown.
  const country = picked?.dialingCode === dialingCode ? picked : countryByDialingCode(dialingCode);
  const type = (value: string) => field.onChange(nationalPart(value, dialingCode));
  return (
    <>
      <TextField
        {...textProps({ ...field, onChange: type })}
        label={label ?? t('verification.mobile')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={MOBILE_MAX}
        help={help}
        error={field.error ?? undefined}
        before={
          <button
            type="button"
            className={styles.country}
            aria-haspopup="dialog"
            aria-label={t('verification.dialing_code', {
              country: country?.name ?? '',
              code: dialingCode,
            })}
            onClick={() => setSheet('open')}
          >
            <Flag code={country?.code ?? ''} />
            <span className={styles.code}>{`+${dialingCode}`}</span>
            <Icon of={ChevronDown} size={16} aria-hidden />
          </button>
        }
      />
      {sheet !== 'never' && (
        <CountrySheet
          open={sheet === 'open'}
          chosen={country}
          onClose={() => setSheet('closed')}
          onChoose={(next) => {
            setPicked(next);
            onDialingCode(next.dialingCode);
            setSheet('closed');
          }}
        />
      )}
    </>
  );
}

/** People paste numbers with blanks, dashes, brackets, and with the dialing code in front. */
function nationalPart(typed: string, dialingCode: string): string {
  const bare = typed.replace(/[^\d+]/g, '');
  const abroad = `+${dialingCode}`;
  return bare.indexOf(abroad) === 0 ? bare.slice(abroad.length) : bare;
}
