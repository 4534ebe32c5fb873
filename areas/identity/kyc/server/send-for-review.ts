import { workTopic, type Body } from '@palaro/api';
import { newId } from '@palaro/kernel';
import { optionalRules } from '@palaro/accounts/rules';
import { judgeFields } from '@palaro/rules';
import { refuse, type App, type Member, type RequestInfo, type Tx } from '@palaro/server';
import type { kycApi } from '../kyc.api.ts';
import { ID_RULES, ID_TYPES, wantedFor, type IdType } from '../kyc.rules.ts';
import { insertApplication } from './applications.repository.ts';
import { changeKyc, withKyc } from './change-level.ts';
import { attachDrafts } from './documents.ts';
import { findExcludedTwin, findingsOf } from './find-same-person.ts';
import {
  documentDigest,
  personDigest,
  readPerson,
  sealDocument,
  type IdDocument,
  type Person,
} from './person.ts';
import { askProvider } from './ask-provider.ts';
import { rejectBySystem } from './review.ts';
import { refusalToChange } from './save-person.ts';
import { readStanding, todayOf } from './standing.ts';

type ReviewForm = Body<(typeof kycApi)['sendForReview']>;

interface Sent {
  id: string;
  /** What only a document proves; null at level 3. */
  proof: { document: IdDocument; expiresOn: string | null } | null;
}

/**
 * Sends the pictures for review; for level 2 also the data of the document. A person who is
 * excluded under another account is refused at once, and the return of his money is ordered
 * (AC-14).
 */
export async function sendForReview(
  app: App,
  member: Member,
  form: ReviewForm,
  request: RequestInfo,
): Promise<void> {
  const sent = await withKyc(app, member.id, async (tx) => {
    // Under the lock: another name, saved meanwhile, would be the one that is approved.
    const person = await readPerson(app, member.id, tx);
    const { level, next, ...standing } = await readStanding(app, member.id, tx);
    const refusal = refusalToChange({ level, next, ...standing });
    if (refusal) throw refuse(refusal);
    if (level === 0 && !person) throw refuse('kyc.person_first');
    if (next === 1 || next === null) throw refuse('kyc.mobile_first');
    if (next === 2 && !person) throw refuse('kyc.person_first');
    const proof = next === 2 ? judgeDocument(app, form) : null;
    const one = { id: newId(app.clock.now()), proof };
    await write(app, tx, member, next, person, one);
    await changeKyc(app, tx, { member: member.id, state: 'pending', by: 'member', request });
    return { ...one, person };
  });
  app.push.publish(workTopic, {});
  const { person } = sent;
  if (!sent.proof || !person) return;
  const marks = marksOf(app, member, person, sent.proof.document);
  if (await findExcludedTwin(app, marks)) await rejectBySystem(app, sent.id, 'excluded');
  else await askProvider(app, sent.id, { person, document: sent.proof.document });
}

const marksOf = (app: App, { id }: Member, person: Person, document: IdDocument) => ({
  member: id,
  idDigest: documentDigest(app, document),
  personDigest: personDigest(app, person),
});

/** Answers the document's data. Throws `malformed` with the fields that break a rule. */
function judgeDocument(app: App, form: ReviewForm) {
  const expires = ID_TYPES[form.idType as IdType]?.expires === true;
  const rules = {
    ...ID_RULES,
    idExpiresOn: expires ? ID_RULES.idExpiresOn : optionalRules(ID_RULES.idExpiresOn),
  };
  const fields = judgeFields(rules, form);
  const { idType, idNumber = '', idExpiresOn } = form;
  if (!fields.idExpiresOn && idExpiresOn && idExpiresOn < todayOf(app)) {
    fields.idExpiresOn = 'kyc.id_expires.past';
  }
  if (Object.keys(fields).length > 0) throw refuse('malformed', { fields });
  const document = { type: idType as IdType, number: idNumber.trim() };
  return { document, expiresOn: (expires && idExpiresOn) || null };
}

async function write(
  app: App,
  tx: Tx,
  member: Member,
  level: 2 | 3,
  person: Person | null,
  { id, proof }: Sent,
) {
  const marks = proof && person && marksOf(app, member, person, proof.document);
  await insertApplication(tx, {
    id,
    member_id: member.id,
    level,
    state: 'pending',
    sealed: proof && sealDocument(app, id, proof.document),
    id_digest: marks?.idDigest ?? null,
    person_digest: marks?.personDigest ?? null,
    expires_on: proof?.expiresOn ?? null,
    findings: marks && person ? await findingsOf(tx, marks, person.fullName) : [],
    sent_at: app.clock.now(),
    decided_at: null,
    decided_by: null,
    reason: null,
  });
  const wanted = wantedFor(level, proof?.document.type);
  const sent = await attachDrafts(tx, member.id, id, wanted);
  if (sent.length < wanted.length) throw refuse('kyc.documents_missing');
}
