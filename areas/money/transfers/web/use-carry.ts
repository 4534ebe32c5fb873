import { callWith, failureMessage, reloadCall, setCall, useCall } from '@palaro/client';
import { toast } from '@palaro/ui';
import { transfersApi, type Carry } from '../transfers.api.ts';

/** The member's choice for games of vendors that keep the balance, and how to change it. */
export function useCarry() {
  const { data, isError, refetch } = useCall(transfersApi.carry);
  async function choose(carry: Carry) {
    // Show the choice at once, and go back if the server did not keep it.
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
