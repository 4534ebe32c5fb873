import { navigate, t, textProps, useForm } from '@palaro/client';
import { afterLayers, Button, TextField } from '@palaro/ui';
import { payeeNameFault } from '../account-words.ts';
import { securityApi, type SecurityConfig } from '../security.api.ts';
import { shown } from './messages.ts';
import { SheetForm } from './SheetForm.tsx';
import { itemOf } from './use-security.ts';
import styles from './Sheets.module.css';

const SERVICE = '/m/service?chat=1';

interface PayeeFormProps {
  config: SecurityConfig;
  onDone: (text: string) => void;
  onClose: () => void;
}

/** Set once; afterwards it is shown, and our service looks at a change. */
export function PayeeForm({ config, onDone, onClose }: PayeeFormProps) {
  const name = itemOf(config, 'payee_name')?.masked;
  const form = useForm(securityApi.payeeName, {
    check: ({ payeeName = '' }) => shown({ payeeName: payeeNameFault(payeeName) }),
    done: () => onDone(t('security.saved')),
  });
  if (name) {
    const ask = () => {
      onClose();
      afterLayers(() => navigate(SERVICE));
    };
    return (
      <div className={styles.form}>
        <p className={styles.intro}>{t('security.payee_set', { name })}</p>
        <Button wide onClick={ask}>
          {t('security.ask_service')}
        </Button>
      </div>
    );
  }
  const field = form.field('payeeName');
  return (
    <SheetForm form={form} intro={t('security.payee_once')} submitLabel={t('security.payee_save')}>
      <TextField
        {...textProps(field)}
        label={t('security.payee_name')}
        autoComplete="name"
        maxLength={60}
        error={field.error ?? undefined}
      />
    </SheetForm>
  );
}
