import type { MemberId } from '@palaro/kernel';
import { recordAudit, type Actor, type App, type Tx } from '@palaro/server';

/** What can happen to a verification; the audit trail calls it `kyc.<what>`. */
type KycAction =
  | 'read'
  | 'picture'
  | 'take'
  | 'release'
  | 'approve'
  | 'reject'
  | 'ask'
  | 'expire'
  | 'reopen'
  | 'erase';

interface Told {
  member?: MemberId;
  /** The application or the picture; the member where it is neither. */
  id: string;
  /** A code, never a person's data. */
  reason?: string;
  after?: unknown;
}

/**
 * Tells the audit trail who saw or decided what of whom, in the transaction of it, so that nobody
 * sees anything unrecorded. Call it last in the transaction.
 */
export const tellKyc = (
  app: App,
  tx: Tx,
  actor: Actor,
  action: KycAction,
  { id, ...told }: Told,
): Promise<void> =>
  recordAudit(tx, actor, app.clock.now(), {
    ...told,
    action: `kyc.${action}`,
    subject: `kyc:${id}`,
  });
