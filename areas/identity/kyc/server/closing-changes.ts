import { endAllOfStopped } from '@palaro/accounts/server';
import { memberId, object, oneOf, optional, text, uuid, type Static } from '@palaro/api';
import { isOfAge } from '@palaro/rules';
import {
  askForChange,
  defineChangeKind,
  refuse,
  type App,
  type Operator,
  type Tx,
} from '@palaro/server';
import { CLOSING_REASONS, type ClosingReason } from '../kyc.api.ts';
import { decideApplication, findApplication } from './applications.repository.ts';
import { changeKyc } from './change-level.ts';
import { beginClosing, closeForGood, dropClosing } from './close-account.ts';
import { closingFacts, sealReading } from './closing-facts.ts';
import { findOpenClosing } from './closings.repository.ts';
import { todayOf } from './standing.ts';

const sealed = () => optional(text({ max: 600 }));
const payload = object({
  member: memberId(),
  application: uuid(),
  closing: oneOf(CLOSING_REASONS),
  birthdayRead: sealed(),
  listEntry: sealed(),
});
type Payload = Static<typeof payload>;

const bytes = (base64: string | undefined) => (base64 ? Buffer.from(base64, 'base64') : null);

/**
 * Closing of an account as under age or excluded, always by two people of the identity check. From
 * the asking on the account is frozen and nobody else decides its application; without an
 * agreement it is what it was before (docs/decisions/070-closing-by-two.md).
 */
export const closeChange = defineChangeKind({
  name: 'kyc.close',
  payload,
  concerns: 'identity',
  approve: 'kyc.decide',
  subject: ({ member }) => `member:${member}`,
  before: (_app, tx, of) => readBefore(tx, of),
  after: ({ closing }) => ({ review: 'rejected', account: 'closed', reason: closing }),
  facts: (app, tx, of) => closingFacts(app, tx, of, `then_${of.closing}`),
  async asked(app, tx, { member, application, closing: reason, ...read }, maker) {
    await beginClosing(app, tx, {
      member,
      application,
      reason,
      by: maker,
      birthdayRead: bytes(read.birthdayRead),
      listEntry: bytes(read.listEntry),
    });
  },
  ended: (app, tx, { member }) => dropClosing(app, tx, member),
  async apply(app, tx, { payload: { member, application, closing: reason }, people }) {
    const open = await findOpenClosing(tx, member);
    if (open?.state !== 'Asked' || open.application_id !== application) {
      throw refuse('kyc.decided');
    }
    const decision = { by: people.join(', '), at: app.clock.now(), reason, isAgreed: true };
    const done = await decideApplication(tx, application, 'pending', {
      ...decision,
      state: 'rejected',
    });
    if (!done) throw refuse('kyc.decided');
    await changeKyc(app, tx, { member, state: 'rejected', by: 'operator', reason });
    await closeForGood(app, tx, open);
  },
  applied: (app, { payload: { member } }) => endAllOfStopped(app, member, 'closed'),
});

/** The application and the account as they were before anybody asked. */
async function readBefore(tx: Tx, { member, application }: Payload) {
  const row = await tx
    .selectFrom('member')
    .select('state')
    .where('id', '=', member)
    .forUpdate()
    .executeTakeFirst();
  const found = await findApplication(tx, application);
  if (!row || found?.member_id !== member) throw refuse('not_found');
  if (found.state !== 'pending') throw refuse('kyc.decided');
  const open = await findOpenClosing(tx, member);
  const isFrozenByIt = open?.state === 'Asked' && row.state === 'disabled';
  return {
    review: found.state,
    account: isFrozenByIt ? open.state_before : row.state,
    reason: null,
  };
}

interface ClosingRequest {
  closing: ClosingReason;
  /** The birth date as the document shows it; needed where the person is under age. */
  birthday?: string | undefined;
  /** The entry of the list of excluded persons; needed where he is excluded. */
  entry?: string | undefined;
  reason: string;
}

/**
 * Asks a second person to close the account of an application. Refuses `not_found`, `kyc.decided`,
 * `kyc.waits`, `malformed` where what was read is missing or says the opposite, and what asking
 * refuses.
 */
export async function askToClose(
  app: App,
  operator: Operator,
  id: string,
  { closing, birthday, entry, reason }: ClosingRequest,
) {
  const found = await findApplication(app.db, id);
  if (!found) throw refuse('not_found');
  const fields = judgeReadings(app, { closing, birthday, entry });
  if (Object.keys(fields).length > 0) throw refuse('malformed', { fields });
  const { member_id: member } = found;
  const asked = await askForChange.of(app)(operator, closeChange, {
    payload: {
      member,
      application: id,
      closing,
      ...(birthday ? { birthdayRead: sealReading(app, id, 'birthdayRead', birthday) } : {}),
      ...(entry ? { listEntry: sealReading(app, id, 'listEntry', entry) } : {}),
    },
    reason,
  });
  await endAllOfStopped(app, member, 'frozen');
  return asked;
}

/** The fields that are missing, or that deny the reason. */
function judgeReadings(app: App, { closing, birthday, entry }: Omit<ClosingRequest, 'reason'>) {
  const minAge = app.site.settings['site.minAge'];
  const fields: Record<
    string,
    'kyc.closing.birthday' | 'kyc.closing.of_age' | 'kyc.closing.entry'
  > = {};
  if (closing === 'under_age') {
    if (!birthday) fields.birthday = 'kyc.closing.birthday';
    else if (isOfAge(birthday, minAge, todayOf(app))) fields.birthday = 'kyc.closing.of_age';
  }
  if (closing === 'excluded' && !entry?.trim()) fields.entry = 'kyc.closing.entry';
  return fields;
}
