import { deviceOf, finishLogin, type MemberRecord } from '@palaro/accounts/server';
import { agreementVersion } from '@palaro/content/server';
import { refuseNewcomer } from '@palaro/deny-list/server';
import { isTrialType } from '@palaro/kernel';
import {
  Refusal,
  refuse,
  type Answer,
  type App,
  type Principal,
  type RequestInfo,
} from '@palaro/server';
import { countUse } from '@palaro/verification/server';
import { closeTrial } from './close-trial.ts';
import { fillForm, type Filled } from './fill-form.ts';
import { refusePerson } from './id-number.ts';
import { insertRegistered } from './insert-registered.ts';
import { readInvitation } from './invitation.ts';
import type { ReadyDraft, RegistrationDraft } from './registration-draft.ts';
import { proveHuman, proveMobile, refuseTakenName, returnProof } from './prove.ts';

const DAY = 86_400;
const DEVICE_A_DAY = 3;

/** The caller. If he has a trial session it is ended; he gets a new session. */
interface RegistrationCall {
  principal: Principal;
  request: RequestInfo;
  answer: Answer;
}

/**
 * Creates a member from the form and logs him in, in the order of docs/domain/accounts.md §1:
 * rules, captcha, proof of the number, invitation, then the account with its wallet, attribution
 * and consent in one transaction. Until then nothing is written, except that a captcha or a code is
 * used up. Throws `malformed` with fields, `registration.closed`, `captcha.wrong`,
 * `verification.invalid`, `affiliate.invalid`, `registration.person`, `registration.agreement`,
 * `account.exists`, `mobile.exists`, `support.needed`, `too_many_requests`.
 */
export async function completeRegistration(
  app: App,
  draft: RegistrationDraft,
  call: RegistrationCall,
) {
  const { payload, tab } = draft;
  const { request } = call;
  const filled = fillForm(app, tab, payload);
  const agreement = await agreementTaken(app, payload.agreementVersion);
  await proveHuman(app, filled, request);
  await refuseTakenName(app, filled.values.username);
  const mobile = await proveMobile(app, filled, request);
  const proven = { ...draft, filled, mobile, agreement, request };
  const member = await register(app, proven).catch(async (error: unknown) => {
    if (error instanceof Refusal) await returnProof(app, filled, request);
    throw error;
  });
  const { principal } = call;
  if (principal.is === 'member' && isTrialType(principal.member.type)) {
    await closeTrial(app, principal.member.id);
  }
  return finishLogin(app, member, call, { how: 'register' });
}

/**
 * The steps that can still be refused after the number is proven; its code can then be used again.
 */
async function register(app: App, proven: Omit<ReadyDraft, 'invitation'>): Promise<MemberRecord> {
  const { filled, mobile, request } = proven;
  await refuseNewcomer(app, { request, mobile: mobile?.number });
  const invitation = await invitationOf(app, proven, filled, request);
  await refusePerson(app, filled.values.idNumber);
  const scope = `register/device:${deviceOf(request).toString('hex')}`;
  await countUse(app, { scope, max: DEVICE_A_DAY, seconds: DAY, request });
  return insertRegistered(app, { ...proven, invitation });
}

/**
 * The agreed version: the one in force. A form that showed another one is refused, so that it shows
 * this one first. A form that names none follows the specification, which sends it only after
 * consent.
 */
async function agreementTaken(app: App, shown: number | undefined) {
  const version = await agreementVersion(app);
  if (shown !== undefined && shown !== version) throw refuse('registration.agreement');
  return version;
}

/**
 * The invitation, if there is one. Throws `registration.closed` where one is required and missing.
 */
async function invitationOf(
  app: App,
  { payload, linkCode }: RegistrationDraft,
  { form, values }: Filled,
  request: RequestInfo,
) {
  const { domain, affiliateCode } = payload;
  const { payeeName } = values;
  const asked = linkCode !== undefined || (form.fields.affiliateCode?.enabled ?? false);
  const given = { linkCode, typedCode: affiliateCode, domain, payeeName };
  // A form without the field sends only the code from the address; a bad one there is ignored.
  const invitation = await readInvitation(app, given, request).catch((error: unknown) => {
    if (asked || !(error instanceof Refusal)) throw error;
    return undefined;
  });
  if (!invitation && !app.site.settings['registration.direct']) throw refuse('registration.closed');
  return invitation;
}
