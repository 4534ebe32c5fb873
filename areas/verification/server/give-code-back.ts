import type { App } from '@palaro/server';
import { reopenCode } from './codes.repository.ts';
import { deviceOf, digestOfCode, recipientOf } from './proof-of.ts';
import type { CodeProof } from './take-code.ts';

/**
 * Gives back a code that `takeCode` took, where what it was for was refused for another reason: the
 * person corrects that and need not ask for another. The guess stays counted.
 */
export async function giveCodeBack(app: App, { to, purpose, code, request }: CodeProof) {
  const recipient = recipientOf(to);
  const digest = digestOfCode(app, { recipient, purpose, code: code.trim() });
  await reopenCode(app.db, { recipient, purpose, device: deviceOf(request) }, digest);
}
