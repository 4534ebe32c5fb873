import type { App } from '@palaro/server';
import { reopenCode } from './codes.repository.ts';
import { deviceOf, digestOfCode, recipientOf } from './proof-of.ts';
import type { CodeProof } from './take-code.ts';

/**
 * Makes a code that `takeCode` used up usable again, if the call was refused for another reason:
 * the person corrects that and needs no new code. The guess stays counted.
 */
export async function giveCodeBack(app: App, { to, purpose, code, request }: CodeProof) {
  const recipient = recipientOf(to);
  const digest = digestOfCode(app, { recipient, purpose, code: code.trim() });
  await reopenCode(app.db, { recipient, purpose, device: deviceOf(request) }, digest);
}
