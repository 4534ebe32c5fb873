import { failureMessage, isFailure, setCall } from '@palaro/client';
import { useRef, useState } from 'react';
import { kycApi, type KycStatus } from '../kyc.api.ts';

/**
 * Sends a part of the verification, one at a time, and shows the page the state that comes back. A
 * refusal or a lost answer stays in `failure`, as a text, until the next try.
 */
export function useSending() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const under = useRef(false);

  async function send(ask: () => Promise<KycStatus>) {
    // A second tap can come before the first has drawn anything.
    if (under.current) return;
    under.current = true;
    setBusy(true);
    setFailure(null);
    try {
      const value = await ask();
      setCall(kycApi.kyc, () => value);
    } catch (error) {
      setFailure(failureMessage(error));
      if (!isFailure(error)) throw error;
    } finally {
      under.current = false;
      setBusy(false);
    }
  }

  return { busy, failure, send: (ask: () => Promise<KycStatus>) => void send(ask) };
}
