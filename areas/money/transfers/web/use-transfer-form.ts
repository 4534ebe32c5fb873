import {
  amountFault,
  callWith,
  failureMessage,
  isFailure,
  minusMoney,
  t,
  peso,
  typedAmount,
  wireAmount,
} from '@palaro/client';
import { compareDecimal, randomHex } from '@palaro/kernel';
import { toast } from '@palaro/ui';
import { useRef, useState } from 'react';
import { MAIN, transfersApi, type TransferItem } from '../transfers.api.ts';
import { reloadWallets, type Side } from './use-wallets.ts';

const KEY_BYTES = 16;

export interface TransferForm {
  typed: string;
  /** The amount to send; null while the typed text is no valid amount. */
  amount: string | null;
  error: string | null;
  /** Money that the main wallet lacks for the typed amount; null where it has enough. */
  missing: string | null;
  /** True until the wallets are loaded again after the transfer. */
  sending: boolean;
  type(text: string): void;
  all(): void;
  submit(): void;
  /** Sends this amount, whatever is typed. */
  send(amount: string): void;
}

/**
 * One transfer between two sides. While no answer came, another try uses the same key. `onDone` is
 * called when a transfer is done.
 */
export function useTransferForm(from: Side, to: Side, onDone?: () => void): TransferForm {
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const attempt = useRef<{ what: string; key: string } | null>(null);
  const amount = wireAmount(typed);
  const tooMuch = amount !== null && compareDecimal(amount, from.amount) > 0;

  async function make(sum: string) {
    const what = [from.code, to.code, sum].join();
    if (attempt.current?.what !== what) attempt.current = { what, key: randomHex(KEY_BYTES) };
    const body = { from: from.code, to: to.code, amount: sum };
    const options = { idempotencyKey: attempt.current.key };
    try {
      finish(await callWith(transfersApi.transfer, { body }, options));
      attempt.current = null;
      // Load the list before anyone judges by it: it must show a transfer that is on its way.
      await reloadWallets();
    } catch (error) {
      const unsure = isFailure(error) && error.temporary;
      if (!unsure) attempt.current = null;
      setRefused(unsure ? t('transfers.no_answer') : failureMessage(error));
      void reloadWallets();
    }
  }

  function finish({ state, amount: moved }: TransferItem) {
    if (state === 'failed') return setRefused(t('transfers.failed'));
    setTyped('');
    if (state !== 'done') return undefined;
    toast(t('transfers.done', { amount: peso(moved) }), { kind: 'success' });
    return onDone?.();
  }

  function send(sum: string) {
    setSending(true);
    setRefused(null);
    void make(sum).finally(() => setSending(false));
  }

  return {
    typed,
    amount: tooMuch ? null : amount,
    error: tooMuch ? t('transfers.more_than_there') : (amountFault(typed) ?? refused),
    missing: tooMuch && from.code === MAIN ? minusMoney(amount, from.amount) : null,
    sending,
    type(text) {
      setTyped(text);
      setRefused(null);
    },
    all() {
      setTyped(typedAmount(from.amount));
      setRefused(null);
    },
    submit() {
      if (sending || amount === null || tooMuch) return;
      send(amount);
    },
    send,
  };
}
