import { t, textProps, useCall, useForm } from '@palaro/client';
import { SelectField, TextField } from '@palaro/ui';
import { plainNumber } from '../banks.ts';
import { securityApi, type SecurityConfig } from '../security.api.ts';
import { BRANCH_MAX } from '../security.limits.ts';
import { cardName } from './card-name.ts';
import { shown } from './messages.ts';
import { NotLoaded } from './NotLoaded.tsx';
import { ProofFields } from './ProofFields.tsx';
import { SheetForm } from './SheetForm.tsx';
import { useStepUp, type StepUpField } from './use-proof.ts';
import styles from './Sheets.module.css';

interface CardFormProps {
  config: SecurityConfig;
  /** The payee name: whose card it has to be. */
  holder: string;
  onDone: (text: string) => void;
  onBack: () => void;
}

/** A new card or e-wallet, judged by its bank's own form of number. */
export function CardForm({ config, holder, onDone, onBack }: CardFormProps) {
  const known = useCall(securityApi.withdrawBanks);
  const banks = known.data?.list;
  const proof = useStepUp(config);
  const patternOf = (code: string) =>
    banks?.find(({ bankCode }) => bankCode === code)?.numberPattern;
  const form = useForm(securityApi.addBankCard, {
    fields: ['bankCode', 'accountNumber', 'branch', ...proof.fields],
    required: [...proof.fields],
    with: { holder },
    check: ({ bankCode = '', accountNumber = '', ...typed }) => ({
      ...proof.judge(typed),
      ...shown({
        bankCode: bankCode ? null : 'security.bank_required',
        accountNumber: new RegExp(patternOf(bankCode) ?? '^$').test(plainNumber(accountNumber))
          ? null
          : 'security.number_format',
      }),
    }),
    done: (card) => onDone(t('security.card_added', { card: cardName(card) })),
  });
  if (!banks) return <NotLoaded of={[known]} rows={3} />;
  const bank = form.field('bankCode');
  const isWallet = banks.find(({ bankCode }) => bankCode === bank.value)?.kind === 'wallet';
  const number = form.field('accountNumber');
  const branch = form.field('branch');
  return (
    <SheetForm form={form} submitLabel={t('security.cards_add')} open={proof.way !== null}>
      <button type="button" className={styles.link} onClick={onBack}>
        {t('security.back_to_cards')}
      </button>
      <SelectField
        ref={bank.ref}
        name="bankCode"
        label={t('security.bank')}
        choose={t('security.choose')}
        options={banks.map(({ bankCode, name }) => ({ value: bankCode, label: name }))}
        value={bank.value}
        error={bank.error ?? undefined}
        onChange={(event) => bank.onChange(event.target.value)}
      />
      <TextField
        {...textProps(number)}
        label={isWallet ? t('security.wallet_number') : t('security.account_number')}
        help={t('security.account_number_help')}
        inputMode="numeric"
        autoComplete="off"
        placeholder={isWallet ? '09171234567' : undefined}
        error={number.error ?? undefined}
      />
      <TextField label={t('security.holder')} value={holder} readOnly autoComplete="off" />
      {!isWallet && (
        <TextField
          {...textProps(branch)}
          label={t('security.branch')}
          maxLength={BRANCH_MAX}
          autoComplete="off"
          error={branch.error ?? undefined}
        />
      )}
      <ProofFields<StepUpField> proof={proof} field={form.field} />
    </SheetForm>
  );
}
