import { callWith, isFailure, ruleMessages, t, textProps, useCall, useForm } from '@palaro/client';
import {
  freshPin,
  ProofFields,
  useStepUp,
  type ProofMeans,
  type StepUpField,
} from '@palaro/step-up/web';
import { KeyValues, NotLoaded, SelectField, SheetForm, TextButton, TextField } from '@palaro/ui';
import { bankCardsApi } from '../bank-cards.api.ts';
import { BRANCH_MAX } from '../bank-cards.limits.ts';
import { plainNumber } from '../banks.ts';
import { cardName } from './card-name.ts';

/** Most members are paid to it; who is not chooses another. */
const MOST_USED = 'GCASH';

interface CardFormProps {
  means: ProofMeans;
  /** The payee name, which the card must be in. */
  holder: string;
  /** The name was given for verification, and becomes the payee name with this card. */
  sets: boolean;
  /** The verified mobile number, with which an e-wallet's begins; null without one. */
  mobile: string | null;
  onDone: (text: string) => void;
  onBack: () => void;
  /** Leads to another form of the payee name, while it can be chosen. */
  onPayee: () => void;
}

/** The form for a new card or e-wallet. Its number must fit the pattern of its bank. */
export function CardForm(props: CardFormProps) {
  const { means, holder, sets, mobile, onDone, onBack, onPayee } = props;
  const known = useCall(bankCardsApi.withdrawBanks);
  const banks = known.data?.list;
  const proof = useStepUp(means);
  const patternOf = (code: string) =>
    banks?.find(({ bankCode }) => bankCode === code)?.numberPattern;
  const form = useForm(bankCardsApi.addBankCard, {
    fields: ['bankCode', 'accountNumber', 'branch', ...proof.fields],
    required: [...proof.fields],
    initial: {
      ...(sets && mobile !== null ? { bankCode: MOST_USED, accountNumber: mobile } : {}),
      paymentPassword: freshPin() ?? '',
    },
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
    before: async () => {
      if (sets) await setPayee(holder);
      return {};
    },
    done: (card) => onDone(t('bank-cards.card_added', { card: cardName(card) })),
  });
  if (!banks) {
    return <NotLoaded of={[known]} rows={3} retryLabel={t('bank-cards.try_again')} />;
  }
  const bank = form.field('bankCode');
  const isWallet = banks.find(({ bankCode }) => bankCode === bank.value)?.kind === 'wallet';
  const number = form.field('accountNumber');
  const branch = form.field('branch');
  const choose = (code: string) => {
    bank.onChange(code);
    // Most members' e-wallet has the number that they verified.
    const wallet = banks.find(({ bankCode }) => bankCode === code)?.kind === 'wallet';
    if (wallet && mobile !== null && number.value === '') form.change('accountNumber', mobile);
    if (!wallet && number.value === mobile) form.change('accountNumber', '');
  };
  return (
    <SheetForm form={form} submitLabel={t('bank-cards.cards_add')} open={proof.way !== null}>
      {!sets && <TextButton onClick={onBack}>{t('bank-cards.back_to_cards')}</TextButton>}
      <SelectField
        ref={bank.ref}
        name="bankCode"
        label={t('bank-cards.bank')}
        choose={t('bank-cards.choose')}
        options={banks.map(({ bankCode, name }) => ({ value: bankCode, label: name }))}
        value={bank.value}
        error={bank.error ?? undefined}
        onChange={(event) => choose(event.target.value)}
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
      {sets && (
        <>
          <p>{t('bank-cards.payee_sets')}</p>
          <TextButton onClick={onPayee}>{t('bank-cards.payee_another')}</TextButton>
        </>
      )}
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

/** A try before this one may have set it already. */
async function setPayee(payeeName: string): Promise<void> {
  try {
    await callWith(bankCardsApi.payeeName, { body: { payeeName } });
  } catch (error) {
    if (!isFailure(error, 'payee_name.exists')) throw error;
  }
}
