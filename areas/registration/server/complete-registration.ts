import { deviceOf, finishLogin, type MemberRecord } from '@palaro/accounts/server';
import { agreementVersion } from '@palaro/content/server';
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

/** Who calls: his session is ended where it was a trial, and he gets a new one. */
interface RegistrationCall {
  principal: Principal;
  request: RequestInfo;
  answer: Answer;
}

/**
 * Makes a member of whoever fills the form in and logs him in, in the order of accounts.md §1:
 * rules, captcha, proof of the number, invitation, then the account with its wallet, attribution
 * and consent in one transaction. Nothing is written before all of that holds, except that a
 * captcha or a code is used up. Throws `malformed` with fields, `registration.closed`,
 * `captcha.wrong`, `verification.invalid`, `affiliate.invalid`, `registration.person`,
 * `registration.agreement`, `account.exists`, `mobile.exists`, `too_many_requests`.
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

/** What may still be refused once the number is proven; then its code can be used again. */
async function register(app: App, proven: Omit<ReadyDraft, 'invitation'>): Promise<MemberRecord> {
  const { filled, request } = proven;
  const invitation = await invitationOf(app, proven, filled, request);
  await refusePerson(app, filled.values.idNumber);
  const scope = `register/device:${deviceOf(request).toString('hex')}`;
  await countUse(app, { scope, max: DEVICE_A_DAY, seconds: DAY, request });
  return insertRegistered(app, { ...proven, invitation });
}

/**
 * The version that is agreed to: the one in force. A form that showed another has to show this one
 * first; one that says none is the specification's, which sends itself only when it was accepted.
 */
async function agreementTaken(app: App, shown: number | undefined) {
  const version = await agreementVersion(app);
  if (shown !== undefined && shown !== version) throw refuse('registration.agreement');
  return version;
}

/** Throws `registration.closed` for a visitor without an invitation where there must be one. */
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
  // A form without the field sends the code of the address alone, and a bad one stops nobody.
  const invitation = await readInvitation(app, given, request).catch((error: unknown) => {
    if (asked || !(error instanceof Refusal)) throw error;
    return undefined;
  });
  if (!invitation && !app.site.settings['registration.direct']) throw refuse('registration.closed');
  return invitation;
}
