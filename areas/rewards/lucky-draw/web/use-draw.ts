import { call, failureMessage, reloadCall } from '@palaro/client';
import { toast, useCalm } from '@palaro/ui';
import { useState } from 'react';
import { luckyDrawApi, type DrawnPrize, type LuckyDraw } from '../lucky-draw.api.ts';

/** The prizes light up in turn for so long before one of them stays. */
const TURN_MS = 1_200;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Draws the prize that comes next. The draw's number makes a repeat after a lost answer safe: it
 * has the first answer. What really holds is read again whatever came.
 */
export function useDraw({ id, own }: Pick<LuckyDraw, 'id' | 'own'>) {
  const calm = useCalm();
  const [busy, setBusy] = useState(false);
  const [drawn, setDrawn] = useState<{ of: DrawnPrize; open: boolean } | null>(null);

  async function draw(clientSeed: string): Promise<void> {
    if (busy || !own) return;
    setBusy(true);
    try {
      const body = { promotionId: id, ...own.next, clientSeed };
      const [of] = await Promise.all([
        call(luckyDrawApi.drawPrize, { body }),
        pause(calm ? 0 : TURN_MS),
      ]);
      setDrawn({ of, open: true });
    } catch (error) {
      toast(failureMessage(error), { kind: 'error' });
    } finally {
      setBusy(false);
      void reloadCall(luckyDrawApi.luckyDraws);
      void reloadCall(luckyDrawApi.ownDraws);
    }
  }

  const close = () => setDrawn((now) => now && { ...now, open: false });
  return { busy, drawn, draw, close };
}
