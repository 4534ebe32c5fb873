import { Money } from '@palaro/kernel';
import type { App } from '@palaro/server';
import type { Vendor } from '@palaro/vendors';
import { findTransaction } from '@palaro/wallet/server';

const ID = /^[A-Za-z0-9._:-]{1,64}$/;
const MEMBER = /^\d{1,18}$/;

interface Question {
  transaction: string;
  member: unknown;
  requestId: string;
}

/** What became of a transaction (protocol §3, question by reference); it moves nothing. */
export async function answerQuestion(app: App, vendor: Vendor, question: Question) {
  const { transaction, member, requestId } = question;
  const at = app.clock.now().toISOString();
  if (!ID.test(transaction) || typeof member !== 'string' || !MEMBER.test(member)) {
    return { status: 'MALFORMED', requestId, at };
  }
  const found = await findTransaction(app, { vendor: vendor.code, member, transaction });
  if ('amount' in found) {
    const { state, transactionId, amount } = found;
    const posted = { state, transactionId, amount: Money.text(amount), at: found.at.toISOString() };
    return { status: 'OK', requestId, ...posted };
  }
  // Noted: taken for ever and moved nothing, as a win of 0 does; to the vendor that is posted.
  const state = found.state === 'noted' ? 'posted' : found.state;
  return { status: 'OK', requestId, state, at };
}
