import type { DepositOffers } from '@palaro/cashier/server';
import { dayIn, inLanguage, plusSeconds, type MemberId } from '@palaro/kernel';
import {
  admitting,
  findPublished,
  hasOthersMark,
  issueReserved,
  listRunning,
  markClaim,
  personMarks,
  offersReach,
  requireOpen,
  reserveAwards,
  takeBackAwards,
  type PromotionOf,
} from '@palaro/promotions/server';
import { refuse, type App } from '@palaro/server';
import { DEPOSIT_KINDS } from './deposit-kinds.ts';
import { bonusOf, turnoverWith, type DepositRule, type DepositType } from './deposit-rule.ts';
import { readStanding } from './offer-standing.ts';
import { findOfferAward, hasDeposited, offerTransaction } from './offers.repository.ts';

/** Seconds in which a bonus that is not paid by itself can be claimed by hand. */
const CLAIM_SECONDS = 7 * 86_400;
const AWARD_KINDS = { FIRST_DEPOSIT: 'firstDeposit', DEPOSIT: 'deposit' } as const;

type Offer = PromotionOf<DepositRule> & { kind: DepositType };

/** Answers the cashier's questions about promotions on deposits (docs/domain/payments.md §7). */
export const depositOffersOf = (app: App): DepositOffers => ({
  async list(member, credited, language) {
    if (!(await offersReach(app, member))) return [];
    const fitting = await Promise.all(
      (await admitting(app, await listOpenOffers(app), member)).map(async (offer) => {
        const bonus = bonusOf(offer.rule, credited);
        const left = BigInt(offer.budget) - BigInt(offer.spent) - BigInt(offer.reserved);
        if (bonus === null || bonus > left) return [];
        if ((await readStanding(app, member, offer)) !== 'open') return [];
        return {
          id: offer.id,
          name: inLanguage(offer.title, language),
          bonus,
          turnover: turnoverWith(offer.rule, credited, bonus),
          endsAt: offer.ends_at,
        };
      }),
    );
    return fitting.flat();
  },

  async join(tx, { member, order, promotion, credited, device }) {
    const offer = await findOffer(app, promotion);
    const bonus = offer && bonusOf(offer.rule, credited);
    if (!offer || !bonus || !(await offersReach(app, member, offer)))
      throw refuse('promo_not_eligible');
    requireOpen(app, offer);
    const isOpen = (await readStanding(app, member, offer)) === 'open';
    const isTaken = await hasOthersMark(tx, await marksOf(app, offer, { member, device }), member);
    if (!isOpen || isTaken) throw refuse('promo_not_eligible');
    const [kept] = await reserveAwards(app, tx, [
      {
        member,
        kind: AWARD_KINDS[offer.kind],
        promotion: offer.id,
        budget: offer.id,
        transaction: offerTransaction(offer.id, order),
        amount: bonus,
        turnoverTimes: offer.rule.turnoverTimes,
      },
    ]);
    if (!kept) throw refuse('promo.budget_empty');
    return { title: offer.title, bonus, times: offer.rule.turnoverTimes };
  },

  async earned({ member_id: member, id, promotion_id: promotion, device }, credited) {
    if (promotion === null) return null;
    const [offer, award] = await Promise.all([
      findOffer(app, promotion),
      findOfferAward(app.db, member, offerTransaction(promotion, id)),
    ]);
    if (!offer || award?.state !== 'Reserved') return null;
    const bonus = bonusOf(offer.rule, credited);
    const isLate = offer.kind === 'FIRST_DEPOSIT' && (await hasDeposited(app.db, member));
    if (bonus === null || isLate || !(await offersReach(app, member, offer))) return null;
    const marks = await marksOf(app, offer, { member, device });
    if (await hasOthersMark(app.db, marks, member)) return null;
    const promised = BigInt(award.amount);
    return {
      times: offer.rule.turnoverTimes,
      rows: [
        ...issueReserved({
          award,
          amount: bonus < promised ? bonus : promised,
          expiresAt: plusSeconds(app.clock.now(), CLAIM_SECONDS),
        }),
        ...markClaim(marks, member),
      ],
    };
  },

  async release(tx, { member_id: member, id, promotion_id: promotion }) {
    if (promotion === null) return;
    const transaction = offerTransaction(promotion, id);
    await takeBackAwards(tx, [{ member, transaction }], 'Reserved');
  },
});

async function listOpenOffers(app: App): Promise<Offer[]> {
  const now = app.clock.now();
  const kinds = Object.values(DEPOSIT_KINDS);
  const rows = await Promise.all(kinds.map((kind) => listRunning(app.db, kind, now)));
  return rows.flat().filter(isDepositOffer);
}

async function findOffer(app: App, id: string): Promise<Offer | null> {
  const row = await findPublished(app, id);
  return row && isDepositOffer(row) ? row : null;
}

/** Only drafts of these kinds write rows of these types, so that each has a deposit's rule. */
const isDepositOffer = (row: PromotionOf<unknown>): row is Offer => row.kind in DEPOSIT_KINDS;

/** One person: for ever, or for the day. */
const marksOf = async (
  app: App,
  { id, kind }: Offer,
  { member, device }: { member: MemberId; device: Buffer | null | undefined },
) => ({
  promotion: id,
  cycle:
    kind === 'FIRST_DEPOSIT' ? 'first' : dayIn(app.site.settings['site.zone'], app.clock.now()),
  marks: await personMarks(app, member, device?.toString('hex')),
});
