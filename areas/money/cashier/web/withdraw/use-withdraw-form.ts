import {
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
import { bankCardsApi } from '@palaro/bank-cards/api';
import { compareDecimal, randomHex } from '@palaro/kernel';
import { afterLayers } from '@palaro/ui';
import { useRef, useState } from 'react';
import { withdrawalsApi, type Withdrawable } from '../../withdrawals.api.ts';

const KEY_BYTES = 16;
/** The rails take no finer parts (docs/domain/payments.md, head). */
const CENTAVO = '0.0100';

/**
 * One withdrawal until it is asked for. While no answer came, another try uses the same key.
 * `onAsked` closes the review, before the order is shown.
 */
export function useWithdrawForm(free: Withdrawable, onAsked: () => void) {
  const cards = useCall(bankCardsApi.relayBankCards);
  const [, openOrder] = useQueryParam('order');
  const [chosen, choose] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const attempt = useRef<{ what: string; key: string } | null>(null);
  const list = cards.data?.list ?? [];
  const card = list.find(({ id }) => id === chosen) ?? list.find(({ usable }) => usable) ?? null;
  const read = wireAmount(typed);
  const fault = read === null ? null : faultOf(read, free);

  async function ask(cardId: string, amount: string, paymentPassword: string) {
    const what = [cardId, amount].join();
    if (attempt.current?.what !== what) attempt.current = { what, key: randomHex(KEY_BYTES) };
    const options = { idempotencyKey: attempt.current.key };
    const body = { cardId, amount, paymentPassword };
    try {
      const order = await callWith(withdrawalsApi.withdraw, { body }, options);
      attempt.current = null;
      onAsked();
      // A sheet that closes takes its step of the history back first.
      afterLayers(() => openOrder(order.id));
    } catch (error) {
      if (!(isFailure(error) && error.temporary)) attempt.current = null;
      setRefused(failureMessage(error));
    }
    void reloadCall(withdrawalsApi.withdrawable);
  }

  return {
    cards: list,
    loading: cards.isPending,
    card,
    choose,
    typed,
    amount: fault === null ? read : null,
    fault,
    refused,
    sending,
    type(text: string) {
      setTyped(text);
      setRefused(null);
    },
    all: () => setTyped(typedAmount(mostOf(free))),
    submit(paymentPassword: string) {
      if (sending || card === null || read === null || fault !== null) return;
      setSending(true);
      setRefused(null);
      void ask(card.id, read, paymentPassword).finally(() => setSending(false));
    },
  };
}

/** The most that one request may ask for. */
export const mostOf = ({ amount, max }: Withdrawable) =>
  max !== null && compareDecimal(max, amount) < 0 ? max : amount;

function faultOf(amount: string, free: Withdrawable): string | null {
  const most = mostOf(free);
  if (free.min !== null && compareDecimal(amount, free.min) < 0) {
    return t('withdrawals.below', { min: peso(free.min) });
  }
  if (compareDecimal(amount, most) > 0) return t('withdrawals.above', { max: peso(most) });
  if (!fitsStep(amount, CENTAVO)) return t('withdrawals.centavos');
  return null;
}
