import { navigate, ruleMessages, t, textProps, useForm } from '@palaro/client';
import { afterLayers, Button, SheetForm, TextField } from '@palaro/ui';
import { bankCardsApi } from '../bank-cards.api.ts';
import { payeeNameFault } from '../payee-name.ts';
import styles from './Cards.module.css';

const SERVICE = '/m/service?chat=1';

interface PayeeFormProps {
  /** The masked name; null where none is set. */
  name: string | null;
  onDone: (text: string) => void;
  onClose: () => void;
}

/** Sets the payee name once. Afterwards it is only shown, and our service handles changes. */
export function PayeeForm({ name, onDone, onClose }: PayeeFormProps) {
  const form = useForm(bankCardsApi.payeeName, {
    check: ({ payeeName = '' }) => ruleMessages({ payeeName: payeeNameFault(payeeName) }),
    done: () => onDone(t('bank-cards.saved')),
  });
  if (name) {
    const ask = () => {
      onClose();
      afterLayers(() => navigate(SERVICE));
    };
    return (
      <div className={styles.form}>
        <p className={styles.intro}>{t('bank-cards.payee_set', { name })}</p>
        <Button wide onClick={ask}>
          {t('bank-cards.ask_service')}
        </Button>
      </div>
    );
  }
  const field = form.field('payeeName');
  return (
    <SheetForm
      form={form}
      intro={t('bank-cards.payee_once')}
      submitLabel={t('bank-cards.payee_save')}
    >
      <TextField
        {...textProps(field)}
        label={t('bank-cards.payee_name')}
        autoComplete="name"
        maxLength={60}
        error={field.error ?? undefined}
      />
    </SheetForm>
  );
}
