import { Money, type MemberId } from '@palaro/kernel';
import { cash, house } from '@palaro/ledger';
import { awardsTopic } from '@palaro/promotions/api';
import { refuse, type App, type Member } from '@palaro/server';
import { openRequirement } from '@palaro/turnover/server';
import { commitItem, HOUSE_VENDOR } from '@palaro/wallet/server';
import { CLAIMS_MOST } from '../rain.limits.ts';
import type { Piece } from './piece-pool.ts';
import { claimsEnd, deskOf, keepLeases, type RainClaim, type RainDesk } from './rain-desk.ts';
import { claimRows, type ClaimRefusal } from './rain-rows.ts';
import { findClaim, type RainRecord } from './rain.repository.ts';
import { holdsTicket } from './ticket.ts';

/** A lost lease is rare; more than some in a row are a defect. */
const TRIES_MOST = 10;

/** Names the award of a rain within its member: he has one of each. */
const rainTransaction = (rain: string) => `red-rain/${rain}`;

/**
 * Pays the member one envelope of a rain, once, whatever is repeated: cash, requirement, award and
 * claim are one commit, and the answer comes after it (docs/domain/promotions.md §5). Refuses
 * `not_found`, `rain.ticket`, `rain.often` from the fourth request on, `rain.not_open` before the
 * start and `promo.rain_missed` where nothing is left for him.
 */
export async function claimRain(
  app: App,
  { id: member }: Pick<Member, 'id'>,
  { id, ticket }: { id: string; ticket: string },
) {
  // By signature alone, before anything is read.
  if (!holdsTicket(app, { ticket, rain: id, member })) throw refuse('rain.ticket');
  const desk = await deskOf(app, id);
  if (!desk) throw refuse('not_found');
  const count = (desk.counts.get(member) ?? 0) + 1;
  if (count > CLAIMS_MOST) throw refuse('rain.often');
  const { rain } = desk;
  if (app.clock.now() < rain.starts_at) throw refuse('rain.not_open');
  desk.counts.set(member, count);
  const claim = desk.underWay.get(member) ?? claimOnce(app, desk, member, count > 1);
  const { amount, turnover } = await claim;
  return { amount: Money.text(amount), turnover: Money.text(turnover) };
}

/** Keeps one claim of a member under way here; a second one waits for its answer. */
function claimOnce(app: App, desk: RainDesk, member: MemberId, repeat: boolean) {
  const claim = claimPiece(app, desk, member, repeat).finally(() => desk.underWay.delete(member));
  desk.underWay.set(member, claim);
  return claim;
}

async function claimPiece(
  app: App,
  desk: RainDesk,
  member: MemberId,
  repeat: boolean,
): Promise<RainClaim> {
  const { rain, pool } = desk;
  // His first answer may have been lost. A first request asks nothing: most of a crowd miss it.
  const before = repeat ? await findClaim(app.db, rain.id, member) : null;
  if (before !== null) return claimOf(rain, before);
  if (rain.state !== 'Running' || app.clock.now() >= claimsEnd(rain)) {
    throw refuse('promo.rain_missed');
  }
  keepLeases(app, rain.id);
  for (let tries = 0; tries < TRIES_MOST; tries += 1) {
    const piece = await takePiece(app, desk);
    const refusal = await payPiece(app, desk, { member, piece });
    if (refusal === null) return claimOf(rain, piece.amount);
    if (refusal === 'rain.lease') pool.lose(piece);
    else pool.end(piece, refusal === 'rain.taken' ? 'claimed' : 'back');
    if (refusal === 'try_again') throw refuse('try_again');
    if (refusal === 'rain.claimed' || refusal === 'rain.over') {
      const own = await findClaim(app.db, rain.id, member);
      if (own === null) throw refuse('promo.rain_missed');
      return claimOf(rain, own);
    }
  }
  throw refuse('try_again');
}

const claimOf = ({ turnover_times }: RainRecord, amount: bigint): RainClaim => ({
  amount,
  turnover: amount * BigInt(turnover_times),
});

async function takePiece(app: App, { rain, pool }: RainDesk): Promise<Piece> {
  const piece = await pool.take().catch((error: unknown) => {
    app.log.warn({ err: error, rain: rain.id }, 'pieces of a rain could not be leased');
    throw refuse('try_again');
  });
  if (piece === null) throw refuse('promo.rain_missed');
  return piece;
}

/** Posts the envelope; null where it is paid. */
async function payPiece(
  app: App,
  { rain, pool }: RainDesk,
  { member, piece }: { member: MemberId; piece: Piece },
): Promise<ClaimRefusal | 'try_again' | null> {
  const transaction = rainTransaction(rain.id);
  const cause = `${HOUSE_VENDOR}/${transaction}`;
  const { amount } = piece;
  const answer = await commitItem(app, {
    member,
    key: `award/${cause}`,
    input: String(piece.piece),
    kind: 'award',
    cause: { kind: 'award', id: cause },
    actor: 'member',
    legs: [{ from: house('PROMO', '', 'RED_RAIN'), to: cash, amount }],
    subledger: [
      claimRows.entry({
        rain: rain.id,
        member,
        piece: piece.piece,
        amount: String(amount),
        turnoverTimes: rain.turnover_times,
        transaction,
        bucket: piece.bucket,
        fence: piece.fence,
      }),
      openRequirement({
        member,
        cause: 'award',
        causeId: cause,
        required: amount * BigInt(rain.turnover_times),
      }),
    ],
  }).catch((error: unknown) => {
    // Perhaps it was paid: the piece is read again before anybody gets it.
    pool.end(piece, 'unknown');
    throw error;
  });
  if (answer.is === 'posted') {
    pool.end(piece, 'claimed');
    app.push.publish(awardsTopic, {}, member);
    return null;
  }
  // The ledger took the key before: with this envelope or with another one.
  if (answer.is === 'repeated' || answer.code === 'key_reused') return 'rain.claimed';
  const refusal = REFUSALS.find((one) => one === answer.code);
  if (refusal) return refusal;
  pool.end(piece, 'back');
  throw new Error(`an envelope was refused: ${answer.code}`);
}

const REFUSALS = ['rain.over', 'rain.lease', 'rain.claimed', 'rain.taken', 'try_again'] as const;
