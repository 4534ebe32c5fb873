import { createMember, recordAccountChange, type MemberRecord } from '@palaro/accounts/server';
import { admitNewcomer } from '@palaro/deny-list/server';
import { randomInt, type MemberId } from '@palaro/kernel';
import { Refusal, type App, type Tx } from '@palaro/server';
import type { Filled } from './fill-form.ts';
import { sealIdNumber } from './id-number.ts';
import { nameTaken } from './prove.ts';
import type { ReadyDraft } from './registration-draft.ts';
import { insertAttribution, insertConsent, insertDetail } from './registration.repository.ts';

const HOST_MAX = 253;
/** There are a billion names, so three taken ones in a row do not happen. */
const DRAWS = 3;

/**
 * Inserts the account with everything that belongs to it, in one transaction. Draws a name if none
 * was typed. If several register with one name or one proven number at once, one succeeds; the
 * others get `account.exists` or `mobile.exists`.
 */
export async function insertRegistered(app: App, ready: ReadyDraft): Promise<MemberRecord> {
  const { values } = ready.filled;
  if (values.username !== undefined) return insert(app, ready, values.username);
  for (let draws = 1; ; draws++) {
    const drawn = `p${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
    try {
      return await insert(app, ready, drawn);
    } catch (error) {
      const again = error instanceof Refusal && error.code === 'account.exists' && draws < DRAWS;
      if (!again) throw error;
    }
  }
}

async function insert(app: App, ready: ReadyDraft, account: string) {
  const { filled, mobile, invitation, payload, request } = ready;
  const { values } = filled;
  try {
    return await createMember(
      app,
      {
        account,
        type: invitation?.link.account_type ?? 0,
        password: values.password ?? null,
        language: request.language,
        ip: request.ip,
        contacts: contactsOf(values),
        ...(invitation?.parent && { upline: invitation.parent }),
        ...(mobile && { mobile }),
        ...(values.email !== undefined && { email: values.email }),
        ...(values.nickname !== undefined && { nickname: values.nickname }),
        ...(values.payeeName !== undefined && { payeeName: values.payeeName }),
        ...(values.paymentPassword !== undefined && { paymentPassword: values.paymentPassword }),
        ...(payload.registerMethod && { registerMethod: payload.registerMethod }),
      },
      (tx, member) => writeBeside(app, tx, member, ready),
    );
  } catch (error) {
    if (error instanceof Refusal && error.code === 'account.exists') throw nameTaken();
    throw error;
  }
}

const CONTACTS = ['qqNum', 'facebook', 'wechat', 'line', 'whatsapp', 'zalo'] as const;

const contactsOf = (values: Filled['values']) =>
  Object.fromEntries(CONTACTS.flatMap((name) => (values[name] ? [[name, values[name]]] : [])));

const CODE = /^[A-Za-z0-9]{4,16}$/;

/** A form without the field sends only the code from the address; a bad one is left out. */
const codeOfAddress = (code: string | undefined) => (code && CODE.test(code) ? code : null);

/** Writes what belongs to the account but is not a column of its row. */
async function writeBeside(
  app: App,
  tx: Tx,
  member: MemberId,
  { filled, invitation, agreement, payload, request }: ReadyDraft,
) {
  const now = app.clock.now();
  await admitNewcomer(app, tx, { member, request });
  const { values } = filled;
  const { idNumber } = values;
  const sealed = idNumber === undefined ? {} : await sealIdNumber(app, tx, member, idNumber);
  await insertDetail(tx, {
    member_id: member,
    register_url: payload.registerUrl?.slice(0, HOST_MAX) ?? '',
    domain: payload.domain?.slice(0, HOST_MAX) ?? '',
    recommender_id: values.recommenderId ?? codeOfAddress(payload.recommenderId),
    name_drawn: values.username === undefined,
    id_number: null,
    id_number_last4: null,
    id_number_digest: null,
    ...sealed,
  });
  await insertConsent(tx, {
    member_id: member,
    min_age: app.site.settings['site.minAge'],
    agreement_version: agreement,
    given_at: now,
    ip: request.ip,
  });
  if (invitation) {
    await insertAttribution(tx, {
      member_id: member,
      // A suspended agent's link counts for the house line.
      agent_id: invitation.parent?.id ?? null,
      link_id: invitation.link.id,
      attributed_at: now,
      self_referral: invitation.selfReferral,
    });
  }
  await recordAccountChange(tx, app, {
    memberId: member,
    what: 'registered',
    by: 'member',
    request,
  });
}
