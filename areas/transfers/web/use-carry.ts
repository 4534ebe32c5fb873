import { callWith, failureMessage, reloadCall, setCall, useCall } from '@palaro/client';
import { toast } from '@palaro/ui';
import { transfersApi, type Carry } from '../transfers.api.ts';

/** What the member chose for games of vendors that keep the balance, and how to choose anew. */
export function useCarry() {
  const { data, isError, refetch } = useCall(transfersApi.carry);
  async function choose(carry: Carry) {
    // What was pressed stands at once, and goes back where it was not kept.
    setCall(transfersApi.carry, () => ({ carry }));
    try {
      await callWith(transfersApi.chooseCarry, { body: { carry } });
    } catch (error) {
      toast(failureMessage(error), { kind: 'error' });
    }
    await reloadCall(transfersApi.carry);
  }
  return { carry: data?.carry, failed: isError && !data, retry: () => void refetch(), choose };
}
