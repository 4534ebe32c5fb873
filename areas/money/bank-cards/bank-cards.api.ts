import {
  bool,
  defineEndpoint,
  defineErrors,
  instant,
  int,
  list,
  nullable,
  object,
  oneOf,
  optional,
  text,
  type Static,
} from '@palaro/api';
import { STEP_UP_REFUSALS, stepUpProof } from '@palaro/step-up/api';
import { TEXT_MAX } from './bank-cards.limits.ts';

export { bankOf } from './banks.ts';

export const bankCardsErrors = defineErrors({
  'payee_name.exists': { status: 409 },
  'card.payee_first': { status: 409 },
  'card.known': { status: 409 },
  'card.too_many': { status: 409 },
  'card.in_use': { status: 409 },
  'card.other_owner': { status: 409 },
  card_name_mismatch: { status: 422 },
  /** The typed name has no part in common with the one given for verification. */
  'payee_name.mismatch': { status: 422 },
});

declare module '@palaro/api' {
  interface ErrorAreas {
    'bank-cards': typeof bankCardsErrors;
  }
}

/** Why an account is checked: another member's number, another name, or refused by its bank. */
export const CARD_REVIEWS = ['owner', 'name', 'refused'] as const;

const own = { access: 'member', moduleId: null } as const;
const writes = { ...own, encrypted: true, device: true, perMinute: 20 } as const;
const card = { ...writes, path: '/wps/member/bankCard' } as const;

const bankCard = object({
  id: text(),
  bankCode: text(),
  bank: text(),
  kind: oneOf(['bank', 'wallet']),
  last4: text(),
  branch: nullable(text()),
  isDefault: bool(),
  /**
   * `review`: another member has the number, or the name is not the verified one. Such a card
   * cannot be used before an operator has looked at it.
   */
  state: oneOf(['active', 'review']),
  /** Why it is checked, and until when that usually takes; null unless in `review`. */
  review: nullable(object({ reason: oneOf(CARD_REVIEWS), until: instant() })),
  usableFrom: instant(),
  /** By the server's clock, which a browser's may lag behind: neither in review nor waiting. */
  usable: bool(),
});
export type BankCard = Static<typeof bankCard>;

const cardList = {
  ...own,
  method: 'GET',
  reply: object({
    list: list(bankCard),
    /** How many cards a member may have at a time. */
    most: int(),
    /** The name on every card; null until the payee name is set. */
    holder: nullable(text()),
    /** The name given for verification, which the payee name must agree with. */
    statedName: nullable(text()),
    /** The member's verified mobile number as e-wallets write it, `09…`; null without one. */
    mobile: nullable(text()),
  }),
} as const;

/** Where a member's money goes: the payee's name, and the cards and e-wallets in it. */
export const bankCardsApi = {
  payeeName: defineEndpoint({
    ...own,
    method: 'PUT',
    device: true,
    perMinute: 20,
    path: '/wps/member/info/payeename',
    summary: 'Sets once the name on the member’s ID and cards',
    body: object({ payeeName: text({ max: TEXT_MAX }) }),
    reply: object({ payeeName: text() }),
    errors: ['payee_name.exists', 'payee_name.mismatch'],
  }),
  bankCards: defineEndpoint({
    ...cardList,
    path: '/wps/member/bankCard',
    summary: 'The member’s cards and e-wallets, the default first',
  }),
  relayBankCards: defineEndpoint({
    ...cardList,
    path: '/wps/relay/MCS2_bankCards',
    summary: 'The same cards, under the path of withdrawals',
  }),
  addBankCard: defineEndpoint({
    ...card,
    method: 'POST',
    summary: 'Adds a card or e-wallet in the payee’s name; its number is sealed',
    provesMember: true,
    body: object({
      bankCode: text({ max: TEXT_MAX }),
      accountNumber: text({ max: TEXT_MAX }),
      holder: text({ max: TEXT_MAX }),
      branch: optional(text({ max: TEXT_MAX })),
      ...stepUpProof(),
    }),
    reply: bankCard,
    errors: [
      ...STEP_UP_REFUSALS,
      'card.payee_first',
      'card.known',
      'card.too_many',
      'card_name_mismatch',
      'support.needed',
    ],
  }),
  removeBankCard: defineEndpoint({
    ...card,
    method: 'DELETE',
    summary: 'Removes a card that no open withdrawal goes to',
    provesMember: true,
    body: object({ id: text({ max: 64 }), ...stepUpProof() }),
    reply: object({}),
    errors: [...STEP_UP_REFUSALS, 'card.in_use'],
  }),
  setDefaultBankCard: defineEndpoint({
    ...writes,
    method: 'PUT',
    path: '/wps/member/bankCard/default',
    summary: 'Which card withdrawals offer first',
    provesMember: true,
    body: object({ id: text({ max: 64 }), ...stepUpProof() }),
    reply: object({}),
    errors: STEP_UP_REFUSALS,
  }),
  withdrawBanks: defineEndpoint({
    ...own,
    method: 'GET',
    path: '/wps/relay/MCS2_withdrawBanks',
    summary: 'Banks and e-wallets that can receive money, with the form of their numbers',
    reply: object({
      list: list(
        object({
          bankCode: text(),
          name: text(),
          kind: oneOf(['bank', 'wallet']),
          /** The pattern of this bank's numbers, without blanks. */
          numberPattern: text(),
        }),
      ),
    }),
  }),
};
