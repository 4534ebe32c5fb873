import type { Body } from '@palaro/api';
import { newId } from '@palaro/kernel';
import { judgeFields } from '@palaro/rules';
import { keyedDigest, refuse, Refusal, type App, type RequestInfo } from '@palaro/server';
import { addressOf, countUse } from '@palaro/verification/server';
import { EMAIL_RULES } from '../password-rules.ts';
import type { passwordsApi } from '../passwords.api.ts';
import { MAILS_AN_HOUR, REQUESTS_AN_HOUR } from '../passwords.limits.ts';
import { mailTemporaryTask } from './passwords.tasks.ts';
import { writeRequest } from './temporary-passwords.repository.ts';

const HOUR = 3_600;

type Form = Body<(typeof passwordsApi)['mailTemporary']>;

/**
 * Notes a request for a temporary password. The answer is the same whomever it names, because the
 * member is looked up only after the answer (docs/domain/accounts.md §5, FGT-02).
 */
export async function askForTemporary(app: App, form: Form, request: RequestInfo) {
  const { username = '', email: address = '' } = form;
  const asked = { username: username.trim(), email: address.trim() };
  const fields = judgeFields(EMAIL_RULES, asked);
  if (Object.keys(fields).length > 0) throw refuse('malformed', { fields });
  const scope = `password.mail/ip/${addressOf(request.ip)}`;
  await countUse(app, { scope, max: REQUESTS_AN_HOUR, seconds: HOUR, request });
  const account = asked.username.toLowerCase();
  const email = asked.email.toLowerCase();
  if (await mayBeMailed(app, account, email)) {
    const now = app.clock.now();
    const id = newId(now);
    await app.db.transaction().execute(async (tx) => {
      await writeRequest(tx, { id, account, email, asked_at: now });
      await app.queue.add(tx, mailTemporaryTask, { id });
    });
  }
  return {};
}

/**
 * Counted by name and address together. So a pair that fits and one that does not count the same,
 * and a stranger who knows only the name cannot use up the member's mails.
 */
async function mayBeMailed(app: App, account: string, email: string): Promise<boolean> {
  const pair = keyedDigest(app, 'passwords.mail', `${account}/${email}`).toString('base64url');
  try {
    const scope = `password.mail/pair/${pair}`;
    await countUse(app, { scope, max: MAILS_AN_HOUR, seconds: HOUR });
    return true;
  } catch (error) {
    // The answer is the same; the member already has this hour's mails.
    if (error instanceof Refusal && error.code === 'too_many_requests') return false;
    throw error;
  }
}
