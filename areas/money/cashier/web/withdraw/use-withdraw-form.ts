import {
  amountFault,
  callWith,
  failureMessage,
  fitsStep,
  isFailure,
  peso,
  reloadCall,
  t,
  typedAmount,
  useCall,
  useQueryParam,
  wireAmount,
} from '@palaro/client';
import type { Body } from '@palaro/api';
import { bankCardsApi } from '@palaro/bank-cards/api';
import { compareDecimal, randomHex } from '@palaro/kernel';
import { afterLayers } from '@palaro/ui';
import { useRef, useState } from 'react';
import { withdrawalsApi, type Withdrawable } from '../../withdrawals.api.ts';
import { useHere } from '../use-here.ts';

const KEY_BYTES = 16;
/** The rails take no finer parts (docs/domain/payments.md, head). */
const CENTAVO = '0.0100';

/**
 * Form of one withdrawal. While no answer came, a retry uses the same key. `onRequested` closes the
 * review, before the order is shown.
 */
export function useWithdrawForm(withdrawable: Withdrawable, onRequested: () => void) {
  const cards = useCall(bankCardsApi.relayBankCards);
  const isHere = useHere();
  const [, openOrder] = useQueryParam('order');
  const [chosen, choose] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const attempt = useRef<{ input: string; key: string } | null>(null);
  const list = cards.data?.list ?? [];
  const card = list.find(({ id }) => id === chosen) ?? list.find(({ usable }) => usable) ?? null;
  const amount = wireAmount(typed);
  const fault = amount === null ? amountFault(typed) : faultOf(amount, withdrawable);

  async function request(body: Body<typeof withdrawalsApi.withdraw>) {
    const input = [body.cardId, body.amount].join();
    if (attempt.current?.input !== input) attempt.current = { input, key: randomHex(KEY_BYTES) };
    const options = { idempotencyKey: attempt.current.key };
    try {
      const order = await callWith(withdrawalsApi.withdraw, { body }, options);
      attempt.current = null;
      // Whoever went on finds the order by its bar.
      if (isHere()) {
        onRequested();
        // A sheet that closes takes its step of the history back first.
        afterLayers(() => openOrder(order.id));
      }
    } catch (error) {
      if (!(isFailure(error) && error.temporary)) attempt.current = null;
      setRefusal(failureMessage(error));
    }
    void reloadCall(withdrawalsApi.withdrawable);
  }

  return {
    cards: list,
    loading: cards.isPending,
    card,
    choose,
    typed,
    amount: fault === null ? amount : null,
    fault,
    refusal,
    sending,
    type(text: string) {
      setTyped(text);
      setRefusal(null);
    },
    all: () => setTyped(typedAmount(mostOf(withdrawable))),
    submit(paymentPassword: string) {
      if (sending || card === null || amount === null || fault !== null) return;
      setSending(true);
      setRefusal(null);
      void request({ cardId: card.id, amount, paymentPassword }).finally(() => setSending(false));
    },
  };
}

/** Most that one request may ask for. */
export const mostOf = ({ amount, max }: Withdrawable) =>
  max !== null && compareDecimal(max, amount) < 0 ? max : amount;

function faultOf(amount: string, withdrawable: Withdrawable): string | null {
  const most = mostOf(withdrawable);
  if (withdrawable.min !== null && compareDecimal(amount, withdrawable.min) < 0) {
    return t('withdrawals.below', { min: peso(withdrawable.min) });
  }
  if (compareDecimal(amount, most) > 0) return t('withdrawals.above', { max: peso(most) });
  if (!fitsStep(amount, CENTAVO)) return t('withdrawals.centavos');
  return null;
}
