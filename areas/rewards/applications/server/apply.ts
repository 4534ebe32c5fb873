import { createHash } from 'node:crypto';
import { workTopic } from '@palaro/api';
import { hasPlayMoney, newId, type MemberId } from '@palaro/kernel';
import { personMarks, requireOffers, requireOpen, takeMarks } from '@palaro/promotions/server';
import {
  idOfKey,
  inputDigest,
  refuse,
  type App,
  type Member,
  type Photo,
  type RequestInfo,
} from '@palaro/server';
import type { ApplicationStanding } from '../applications.api.ts';
import { COMMENT_MOST, commentLength } from '../applications.limits.ts';
import { triesLeft } from './application-rule.ts';
import { findApplication, listOwn } from './applications.repository.ts';
import { drawPictures, insertPictures } from './pictures.ts';
import { findApplied, ownOf, standingFor } from './read-standing.ts';

/** A browser counts once for the promotion. */
const CYCLE = 'once';

interface ApplicationInput {
  /** The promotion's id. */
  id: string;
  comment?: string | undefined;
  files: readonly Uint8Array[];
}

/**
 * Sends an application with a comment and pictures; a repeat with its key changes nothing. Refuses
 * `not_found`, `account.trial`, who may be offered nothing as `requireOffers` does,
 * `promo.comment_long`, `promo.application_empty`, `promo.wrong_status` while one is under review,
 * after an approval and where no try is left, `promo.closed`, `promo.budget_empty`,
 * `promo.image_type`, `promo.already_claimed_here`, and other input under the same key as
 * `idempotency_mismatch`.
 */
export async function apply(
  app: App,
  { id: member, type }: Pick<Member, 'id' | 'type'>,
  { id: named, comment: typed = '', files }: ApplicationInput,
  { deviceId, idempotencyKey: key }: Pick<RequestInfo, 'deviceId' | 'idempotencyKey'>,
): Promise<ApplicationStanding> {
  if (hasPlayMoney(type)) throw refuse('account.trial');
  const promotion = await findApplied(app, named);
  const comment = typed.normalize('NFC').trim();
  const now = app.clock.now();
  const sent = {
    id: key === undefined ? newId(now) : idOfKey('application', member, key),
    promotion: promotion.id,
    member,
    comment,
    digest: digestOf(app, { promotion: promotion.id, comment, files }),
  };
  // Read before the repeat is asked for: its twin, if it comes in between, must not refuse it.
  const own = ownOf(await listOwn(app.db, member, promotion.id));
  if (await isRepeat(app, sent)) return standingFor(app, promotion, member);
  await requireOffers(app, member, promotion);
  if (commentLength(comment) > COMMENT_MOST) throw refuse('promo.comment_long');
  if (comment === '' && files.length === 0) throw refuse('promo.application_empty');
  if (triesLeft(promotion.rule, own) === 0) throw refuse('promo.wrong_status');
  requireOpen(app, promotion);
  const pictures = await drawPictures(app, files);
  const marks = await personMarks(app, member, deviceId);
  const isNew = await insert(app, { ...sent, attempt: own.sent + 1, pictures, marks });
  // Another one was faster, or this one's own repeat.
  if (!isNew && !(await isRepeat(app, sent))) throw refuse('promo.wrong_status');
  if (isNew) app.push.publish(workTopic, {});
  return standingFor(app, promotion, member);
}

interface Application {
  id: string;
  promotion: string;
  member: MemberId;
  comment: string;
  digest: Buffer;
}

/** Tells whether this was stored under its key before. Refuses `idempotency_mismatch`. */
async function isRepeat(app: App, { id, member, digest }: Application): Promise<boolean> {
  const stored = await findApplication(app.db, id);
  if (!stored) return false;
  if (stored.member_id !== member || !stored.digest.equals(digest)) {
    throw refuse('idempotency_mismatch');
  }
  return true;
}

/** Stores it; false where the database has one that stands in its way. */
const insert = (
  app: App,
  of: Application & { attempt: number; pictures: readonly Photo[]; marks: readonly string[] },
): Promise<boolean> =>
  app.db.transaction().execute(async (tx) => {
    const { id, promotion, member, marks } = of;
    await takeMarks(tx, { promotion, cycle: CYCLE, marks }, member);
    const row = await tx
      .insertInto('promotion_application')
      .values({
        id,
        promotion_id: promotion,
        member_id: member,
        attempt: of.attempt,
        comment: of.comment,
        digest: of.digest,
        state: 'Waiting',
        sent_at: app.clock.now(),
      })
      .onConflict((taken) => taken.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (row) await insertPictures(app, tx, id, of.pictures);
    return row !== undefined;
  });

/** Keyed, since a comment is short enough to be guessed from a plain digest. */
const digestOf = (
  app: App,
  { files, ...sent }: { promotion: string; comment: string; files: readonly Uint8Array[] },
): Buffer =>
  inputDigest(app, 'applications', {
    ...sent,
    files: files.map((file) => createHash('sha256').update(file).digest('hex')),
  });
