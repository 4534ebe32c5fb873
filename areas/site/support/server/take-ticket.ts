import { findMemberByAccount } from '@palaro/accounts/server';
import {
  operatorsWhoMay,
  recordAudit,
  refuse,
  type App,
  type Operator,
  type Tx,
} from '@palaro/server';
import { refuseTaken } from './answer-ticket.ts';
import { lockConversation } from './conversation.repository.ts';
import { lockFeedback } from './feedback.repository.ts';

interface Wanted {
  /** Who has it, as the operator sees it. */
  from: string | null;
  /** Himself, a colleague, or nobody. */
  to: string | null;
}

/** The names of the operators who may answer, elevations not counted. */
export async function listColleagues(app: App) {
  const people = await operatorsWhoMay.of(app)('ticket.answer');
  return { names: people.map(({ name }) => name).sort() };
}

/**
 * Takes a conversation, also from a colleague, hands it to one, or lets it go. Throws `not_found`,
 * `ticket.taken` if somebody else has it than the operator saw, `ticket.colleague_unknown`.
 */
export async function takeTicket(app: App, operator: Operator, id: string, wanted: Wanted) {
  await judgeHolder(app, operator, wanted);
  const { to } = wanted;
  await app.db.transaction().execute(async (tx) => {
    const talk = await lockConversation(tx, id);
    if (!talk) throw refuse('not_found');
    refuseMoved(operator, talk, wanted);
    await tx.updateTable('conversation').set({ taken_by: to }).where('id', '=', id).execute();
    const member = talk.member_id ?? talk.about_member;
    await tell(app, tx, operator, {
      subject: `conversation:${id}`,
      member,
      from: talk.taken_by,
      to,
    });
  });
  return {};
}

/** Takes feedback, as `takeTicket` takes a conversation. */
export async function takeFeedback(
  app: App,
  operator: Operator,
  reference: string,
  wanted: Wanted,
) {
  await judgeHolder(app, operator, wanted);
  const { to } = wanted;
  await app.db.transaction().execute(async (tx) => {
    const row = await lockFeedback(tx, reference);
    if (!row) throw refuse('not_found');
    refuseMoved(operator, row, wanted);
    await tx.updateTable('feedback').set({ taken_by: to }).where('id', '=', row.id).execute();
    const told = { subject: `feedback:${reference}`, member: row.member_id };
    await tell(app, tx, operator, { ...told, from: row.taken_by, to });
  });
  return {};
}

async function judgeHolder(app: App, { name }: Operator, { to }: Wanted) {
  if (to === null || to === name) return;
  const { names } = await listColleagues(app);
  if (!names.includes(to)) throw refuse('ticket.colleague_unknown');
}

function refuseMoved(
  { name }: Operator,
  { taken_by }: { taken_by: string | null },
  { from }: Wanted,
) {
  if (taken_by !== from && taken_by !== name) {
    throw refuse('ticket.taken', { values: { by: taken_by ?? '' } });
  }
}

interface Told {
  subject: string;
  member: string | null;
  from: string | null;
  to: string | null;
}

const tell = (app: App, tx: Tx, operator: Operator, { subject, member, from, to }: Told) =>
  recordAudit(tx, operator, app.clock.now(), {
    action: 'ticket.take',
    subject,
    before: { takenBy: from },
    after: { takenBy: to },
    ...(member ? { member } : {}),
  });

/**
 * Notes which member a guest is, or takes the note back. Throws `not_found`, `ticket.taken`,
 * `ticket.not_guest` and `ticket.member_unknown`.
 */
export async function linkTicket(
  app: App,
  operator: Operator,
  { id, account }: { id: string; account: string | null },
) {
  const member = account === null ? undefined : await findMemberByAccount(app.db, account);
  if (account !== null && !member) throw refuse('ticket.member_unknown');
  await app.db.transaction().execute(async (tx) => {
    const talk = await lockConversation(tx, id);
    if (!talk) throw refuse('not_found');
    if (talk.member_id !== null) throw refuse('ticket.not_guest');
    refuseTaken(operator, talk);
    const about = member?.id ?? null;
    await tx
      .updateTable('conversation')
      .set({ about_member: about })
      .where('id', '=', id)
      .execute();
    const concerns = about ?? talk.about_member;
    await recordAudit(tx, operator, app.clock.now(), {
      action: 'ticket.link',
      subject: `conversation:${id}`,
      before: { member: talk.about_member },
      after: { member: about },
      ...(concerns ? { member: concerns } : {}),
    });
  });
  return { about: member?.account ?? null };
}
