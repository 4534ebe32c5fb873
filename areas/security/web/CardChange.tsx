import { t, useForm } from '@palaro/client';
import type { BankCard } from '../payment.api.ts';
import { securityApi, type SecurityConfig } from '../security.api.ts';
import { cardName } from './card-name.ts';
import { ProofFields } from './ProofFields.tsx';
import { SheetForm } from './SheetForm.tsx';
import { useStepUp, type StepUpField } from './use-proof.ts';
import styles from './Sheets.module.css';

interface CardChangeProps {
  change: 'remove' | 'default';
  card: BankCard;
  config: SecurityConfig;
  onDone: (text: string) => void;
  onBack: () => void;
}

/** Removes a card or makes it the main one, once the member has proved himself. */
export function CardChange({ change, card, config, onDone, onBack }: CardChangeProps) {
  const proof = useStepUp(config);
  const name = cardName(card);
  const call = change === 'remove' ? securityApi.removeBankCard : securityApi.setDefaultBankCard;
  const form = useForm(call, {
    fields: [...proof.fields],
    required: [...proof.fields],
    with: { id: card.id },
    check: proof.judge,
    done: () =>
      onDone(
        change === 'remove' ? t('security.card_removed', { card: name }) : t('security.saved'),
      ),
  });
  const title = change === 'remove' ? 'security.card_remove_title' : 'security.card_default_title';
  return (
    <SheetForm form={form} submitLabel={t(title, { card: name })} open={proof.way !== null}>
      <button type="button" className={styles.link} onClick={onBack}>
        {t('security.back_to_cards')}
      </button>
      <ProofFields<StepUpField> proof={proof} field={form.field} />
    </SheetForm>
  );
}
