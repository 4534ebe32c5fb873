import { ruleMessages, t, textProps, useCall, useForm } from '@palaro/client';
import { ProofFields, useStepUp, type ProofMeans, type StepUpField } from '@palaro/step-up/web';
import { KeyValues, NotLoaded, SelectField, SheetForm, TextButton, TextField } from '@palaro/ui';
import { bankCardsApi } from '../bank-cards.api.ts';
import { BRANCH_MAX } from '../bank-cards.limits.ts';
import { plainNumber } from '../banks.ts';
import { cardName } from './card-name.ts';

interface CardFormProps {
  means: ProofMeans;
  /** The payee name, which the card must be in. */
  holder: string;
  onDone: (text: string) => void;
  onBack: () => void;
}

/** The form for a new card or e-wallet. Its number must fit the pattern of its bank. */
export function CardForm({ means, holder, onDone, onBack }: CardFormProps) {
  const known = useCall(bankCardsApi.withdrawBanks);
  const banks = known.data?.list;
  const proof = useStepUp(means);
  const patternOf = (code: string) =>
    banks?.find(({ bankCode }) => bankCode === code)?.numberPattern;
  const form = useForm(bankCardsApi.addBankCard, {
    fields: ['bankCode', 'accountNumber', 'branch', ...proof.fields],
    required: [...proof.fields],
    with: { holder },
    check: ({ bankCode = '', accountNumber = '', ...typed }) => ({
      ...proof.judge(typed),
      ...ruleMessages({
        bankCode: bankCode ? null : 'bank-cards.bank_required',
        accountNumber: new RegExp(patternOf(bankCode) ?? '^$').test(plainNumber(accountNumber))
          ? null
          : 'bank-cards.number_format',
      }),
    }),
    done: (card) => onDone(t('bank-cards.card_added', { card: cardName(card) })),
  });
  if (!banks) {
    return <NotLoaded of={[known]} rows={3} retryLabel={t('bank-cards.try_again')} />;
  }
  const bank = form.field('bankCode');
  const isWallet = banks.find(({ bankCode }) => bankCode === bank.value)?.kind === 'wallet';
  const number = form.field('accountNumber');
  const branch = form.field('branch');
  return (
    <SheetForm form={form} submitLabel={t('bank-cards.cards_add')} open={proof.way !== null}>
      <TextButton onClick={onBack}>{t('bank-cards.back_to_cards')}</TextButton>
      <SelectField
        ref={bank.ref}
        name="bankCode"
        label={t('bank-cards.bank')}
        choose={t('bank-cards.choose')}
        options={banks.map(({ bankCode, name }) => ({ value: bankCode, label: name }))}
        value={bank.value}
        error={bank.error ?? undefined}
        onChange={(event) => bank.onChange(event.target.value)}
      />
      <TextField
        {...textProps(number)}
        label={isWallet ? t('bank-cards.wallet_number') : t('bank-cards.account_number')}
        help={t('bank-cards.account_number_help')}
        inputMode="numeric"
        autoComplete="off"
        placeholder={isWallet ? '09171234567' : undefined}
        error={number.error ?? undefined}
      />
      {/* Not a field: it cannot be typed here, and a long name must be read whole. */}
      <KeyValues rows={[{ label: t('bank-cards.holder'), value: holder }]} />
      {!isWallet && (
        <TextField
          {...textProps(branch)}
          label={t('bank-cards.branch')}
          maxLength={BRANCH_MAX}
          autoComplete="off"
          error={branch.error ?? undefined}
        />
      )}
      <ProofFields<StepUpField> proof={proof} field={form.field} />
    </SheetForm>
  );
}
