import { navigate, reloadCall, ruleMessages, t, textProps, useCall, useForm } from '@palaro/client';
import { foldName, shareNamePart } from '@palaro/rules';
import { afterLayers, Button, NotLoaded, SheetForm, TextField } from '@palaro/ui';
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
  return <NewPayee onDone={onDone} />;
}

/** Starts with the name given for verification, and waits for it, so nothing is typed twice. */
function NewPayee({ onDone }: Pick<PayeeFormProps, 'onDone'>) {
  const cards = useCall(bankCardsApi.bankCards);
  if (!cards.data) {
    return <NotLoaded of={[cards]} rows={2} retryLabel={t('bank-cards.try_again')} />;
  }
  return <NameForm stated={cards.data.statedName} onDone={onDone} />;
}

interface NameFormProps extends Pick<PayeeFormProps, 'onDone'> {
  stated: string | null;
}

function NameForm({ stated, onDone }: NameFormProps) {
  const form = useForm(bankCardsApi.payeeName, {
    initial: { payeeName: stated ?? '' },
    check: ({ payeeName = '' }) => ruleMessages({ payeeName: faultOf(payeeName, stated) }),
    done: async () => {
      // The next sheet shows the accounts, and must not change under who reads it.
      await reloadCall(bankCardsApi.bankCards);
      onDone(t('bank-cards.saved'));
    },
  });
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
        help={stated === null ? undefined : helpOf(field.value, stated)}
        autoComplete="name"
        maxLength={60}
        error={field.error ?? undefined}
      />
    </SheetForm>
  );
}

/** Another person's name is refused here as on the server (decision 077). */
const faultOf = (typed: string, stated: string | null) =>
  payeeNameFault(typed) ??
  (stated === null || shareNamePart(typed, stated) ? null : 'bank-cards.payee_other');

const helpOf = (typed: string, stated: string) =>
  foldName(typed) === foldName(stated)
    ? t('bank-cards.payee_stated')
    : t('bank-cards.payee_differs', { name: stated });
