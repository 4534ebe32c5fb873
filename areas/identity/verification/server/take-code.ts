import type { App, RequestInfo } from '@palaro/server';
import { judgeCode } from './codes.repository.ts';
import { deviceOf, digestOfCode, recipientOf } from './proof-of.ts';
import type { CodePurpose } from './verification.tables.ts';

/** Guesses at one code; after that even the right one is refused. */
const TRIES = 5;

export interface CodeProof {
  to: string;
  purpose: CodePurpose;
  code: string;
  request: RequestInfo;
}

/**
 * Whether the code is the one that was sent to `to` for this purpose and to this browser. A right
 * code is used up (docs/domain/accounts.md §3, AC-26). Callers refuse with `verification.invalid`.
 */
export function takeCode(app: App, { to, purpose, code, request }: CodeProof): Promise<boolean> {
  const recipient = recipientOf(to);
  const owner = { recipient, purpose, device: deviceOf(request) };
  const digest = digestOfCode(app, { recipient, purpose, code: code.trim() });
  return judgeCode(app.db, owner, { digest, now: app.clock.now(), most: TRIES });
}
