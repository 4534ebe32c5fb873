import { isWaiting, type Endpoint, type Reply } from '@palaro/api';
import { callWith, failureMessage, isFailure, reloadCall, t, type CallInput } from '@palaro/client';
import { toast } from '@palaro/ui';

/** Says of a failed change whether anything was done (docs/domain/design.md, Console). */
export function whatFailed(error: unknown): string {
  const message = failureMessage(error);
  const refused = isFailure(error) && error.status >= 400 && error.status < 500;
  return t(refused ? 'desk.act.nothing_done' : 'desk.act.unknown', { message });
}

/**
 * Makes a call that changes something, says that it is done or waits for a second person, and reads
 * `reload` again. Throws the call's failure, which `ConfirmDialog` shows.
 */
export async function act<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  reload: readonly Endpoint[] = [],
): Promise<Reply<E>> {
  const reply = await callWith(endpoint, input);
  const waits = isWaiting(reply);
  toast(t(waits ? 'desk.act.waiting' : 'desk.act.done'), { kind: waits ? 'notice' : 'success' });
  await Promise.all(reload.map(reloadCall));
  return reply;
}

/** The same for a button without a dialog: a failure shows as a toast. */
export const actNow = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  reload: readonly Endpoint[] = [],
): Promise<Reply<E> | null> =>
  act(endpoint, input, reload).catch((error: unknown) => {
    toast(whatFailed(error), { kind: 'error', long: true });
    return null;
  });
