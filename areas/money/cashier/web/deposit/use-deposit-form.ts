import {
  amountFault,
  callWith,
  failureMessage,
  isFailure,
  reloadCall,
  t,
  typedAmount,
  useQueryParam,
  wireAmount,
} from '@palaro/client';
import { randomHex } from '@palaro/kernel';
import { afterLayers } from '@palaro/ui';
import { useRef, useState } from 'react';
import { depositsApi, type DepositMethod, type DepositOrder } from '../../deposits.api.ts';
import { keepWayBack, leastCovering, useDepositFor } from './deposit-for.ts';
import { useHere } from '../use-here.ts';
import { useOffers, type Offer } from './use-offers.ts';
import { faultOf, methodsOf, type DepositSite } from './deposit-site.ts';

const KEY_BYTES = 16;
const PAGE = '/m/voucherCenter';

export interface DepositForm {
  site: DepositSite;
  methods: readonly DepositMethod[];
  method: DepositMethod;
  /** What a game's stake lacks, with which the amount begins; null: no game asked. */
  missing: string | null;
  typed: string;
  /** Null while what is typed is no amount that this method takes. */
  amount: string | null;
  /** What is wrong with the amount; null: nothing. */
  fault: string | null;
  /** Why the site took no order; null: it was not asked, or took one. */
  refused: string | null;
  /** Promotions that this deposit may take; none while there is no amount. */
  offers: readonly Offer[];
  /** The chosen one of them. */
  offer: Offer | null;
  sending: boolean;
  choose(code: string): void;
  type(text: string): void;
  choosePromotion(id: string | null): void;
  /** Orders it; `transfer` only where the member pays to our account by hand. */
  submit(transfer?: TransferFacts): void;
}

export interface TransferFacts {
  bankId: string;
  payerName: string;
  payerBank?: string;
  reference?: string;
}

/**
 * One deposit until it is ordered. While no answer came, another try uses the same key. `onOrdered`
 * closes what is open over the page, before the order is shown.
 */
export function useDepositForm(site: DepositSite, onOrdered?: () => void): DepositForm {
  const methods = methodsOf(site);
  const isHere = useHere();
  const [asked, choose] = useQueryParam('method');
  const [, openOrder] = useQueryParam('order');
  const { missing, back } = useDepositFor();
  /** Null until the member types: the amount is what the game lacks, as the method takes it. */
  const [entered, setTyped] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const attempt = useRef<{ what: string; key: string } | null>(null);
  const method = methods.find(({ code }) => code === asked) ?? (methods[0] as DepositMethod);
  const begun = missing === null ? '' : typedAmount(leastCovering(method, missing));
  const typed = entered ?? begun;
  const read = wireAmount(typed);
  const fault = read === null ? amountFault(typed) : faultOf(method, read, site);
  const amount = fault === null ? read : null;
  const { offers, offer, choosePromotion } = useOffers(method, amount);

  async function order(sum: string, transfer?: TransferFacts) {
    const draft = { amount: sum, ...(offer ? { promotionId: offer.id } : {}) };
    const what = JSON.stringify([method.code, draft, transfer]);
    if (attempt.current?.what !== what) attempt.current = { what, key: randomHex(KEY_BYTES) };
    try {
      const made = await send(method, draft, transfer, attempt.current.key);
      attempt.current = null;
      void reloadCall(depositsApi.depositMethods);
      keepWayBack(made.id, back);
      // An order that nobody waits for stands among the open ones.
      if (!isHere()) return;
      onOrdered?.();
      // A sheet that closes takes its step of the history back first.
      afterLayers(() => go(made, openOrder));
    } catch (error) {
      if (!(isFailure(error) && error.temporary)) attempt.current = null;
      setRefused(failureMessage(error));
    }
  }

  return {
    site,
    methods,
    method,
    missing,
    typed,
    amount,
    fault,
    refused,
    offers,
    offer,
    sending,
    choose(code) {
      choose(code);
      setRefused(null);
    },
    type(text) {
      setTyped(text);
      setRefused(null);
    },
    choosePromotion,
    submit(transfer) {
      if (sending || amount === null) return;
      setSending(true);
      setRefused(null);
      void order(amount, transfer).finally(() => setSending(false));
    },
  };
}

type Draft = { amount: string; promotionId?: string };

/** Each kind of method has its path (docs/domain/payments.md §2). */
function send(
  method: DepositMethod,
  draft: Draft,
  transfer: TransferFacts | undefined,
  key: string,
) {
  const options = { idempotencyKey: key };
  if (method.kind === 'manual') {
    if (!transfer) throw new Error(t('deposits.payer_name_missing'));
    return callWith(depositsApi.manualDeposit, { body: { ...draft, ...transfer } }, options);
  }
  const body = { ...draft, returnPath: PAGE };
  if (method.code === 'ALIPAY') return callWith(depositsApi.alipayDeposit, { body }, options);
  if (method.code === 'WECHAT') return callWith(depositsApi.wechatDeposit, { body }, options);
  if (method.code === 'QQ') return callWith(depositsApi.qqDeposit, { body }, options);
  const gateway = { body: { ...body, method: method.code } };
  return callWith(depositsApi.gatewayDeposit, gateway, options);
}

/**
 * Opens the order's page, and from there at once the provider's: back from it leads to the order.
 */
function go({ id, action }: DepositOrder, openOrder: (id: string) => void) {
  openOrder(id);
  if (action?.kind === 'redirect' && action.url) window.location.assign(action.url);
}
