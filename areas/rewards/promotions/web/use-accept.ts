import { call, failureMessage, reloadCall } from '@palaro/client';
import { toast } from '@palaro/ui';
import { useState } from 'react';
import { promotionsApi, type Acceptance } from '../promotions.api.ts';

interface Accepted {
  promotionId: string;
  awardId?: string;
}

/**
 * Signs in or claims. `present` is what was paid, until it is closed. A failure says why; what
 * really holds is read again, because an answer may have been lost after the money came.
 */
export function useAccept() {
  /** The promotion that is under way. */
  const [busy, setBusy] = useState<string | null>(null);
  const [present, setPresent] = useState<{ of: Acceptance; open: boolean } | null>(null);

  async function send(body: Accepted): Promise<void> {
    if (busy !== null) return;
    setBusy(body.promotionId);
    try {
      const of = await call(promotionsApi.acceptPromotion, { body });
      setPresent({ of, open: true });
    } catch (error) {
      toast(failureMessage(error), { kind: 'error' });
    } finally {
      setBusy(null);
      void reloadCall(promotionsApi.availablePromotions);
      void reloadCall(promotionsApi.promotion);
      void reloadCall(promotionsApi.unclaimedAwards);
      void reloadCall(promotionsApi.takenAwards);
    }
  }

  const close = () => setPresent((now) => now && { ...now, open: false });
  return { busy, present, send, close };
}

export type Accept = ReturnType<typeof useAccept>;
