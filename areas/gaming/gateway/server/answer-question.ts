import { memberOfWire, type VendorQuestion } from '@palaro/kernel';
import type { App } from '@palaro/server';
import type { VendorAnswer } from '@palaro/vendors';
import { findTransaction } from '@palaro/wallet/server';

const MEMBER = /^(f-)?\d{1,18}$/;

/** Tells what became of a transaction (protocol §3, question by reference); it moves nothing. */
export async function answerQuestion(app: App, question: VendorQuestion): Promise<VendorAnswer> {
  const at = app.clock.now();
  const known = MEMBER.test(question.member) && memberOfWire(question.member) !== null;
  if (!known) return { status: 'MALFORMED', at };
  const found = await findTransaction(app, question);
  if ('amount' in found) return { status: 'OK', ...found };
  // A noted transaction, such as a win of 0, was accepted and moved nothing. The vendor sees it as
  // posted.
  return { status: 'OK', state: found.state === 'noted' ? 'posted' : found.state, at };
}
