import { t, useForm } from '@palaro/client';
import { ProofFields, useStepUp, type ProofMeans, type StepUpField } from '@palaro/step-up/web';
import { SheetForm, TextButton } from '@palaro/ui';
import { bankCardsApi, type BankCard } from '../bank-cards.api.ts';
import { cardName } from './card-name.ts';

interface CardChangeProps {
  change: 'remove' | 'default';
  card: BankCard;
  means: ProofMeans;
  onDone: (text: string) => void;
  onBack: () => void;
}

/** Removes a card or makes it the main one, after a step-up. */
export function CardChange({ change, card, means, onDone, onBack }: CardChangeProps) {
  const proof = useStepUp(means);
  const name = cardName(card);
  const call = change === 'remove' ? bankCardsApi.removeBankCard : bankCardsApi.setDefaultBankCard;
  const form = useForm(call, {
    fields: [...proof.fields],
    required: [...proof.fields],
    with: { id: card.id },
    check: proof.judge,
    done: () =>
      onDone(
        change === 'remove' ? t('bank-cards.card_removed', { card: name }) : t('bank-cards.saved'),
      ),
  });
  const title =
    change === 'remove' ? 'bank-cards.card_remove_title' : 'bank-cards.card_default_title';
  return (
    <SheetForm form={form} submitLabel={t(title, { card: name })} open={proof.way !== null}>
      <TextButton onClick={onBack}>{t('bank-cards.back_to_cards')}</TextButton>
      <ProofFields<StepUpField> proof={proof} field={form.field} />
    </SheetForm>
  );
}
