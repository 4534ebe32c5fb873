import type { MemberId } from '@palaro/kernel';

/** A deposit with an offer was credited. */
interface OfferLapsed {
  memberId: MemberId;
  order: string;
  reference: string;
}

interface OfferPaid extends OfferLapsed {
  /** The bonus, a decimal. */
  amount: string;
}

declare module '@palaro/server' {
  interface Events {
    /** Its bonus was paid. */
    'offer.paid': OfferPaid;
    /** It did not earn its bonus: too small, too late, or not open to the member any more. */
    'offer.lapsed': OfferLapsed;
  }
}
