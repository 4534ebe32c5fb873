import {
  call,
  createStore,
  failureMessage,
  isFailure,
  onSessionChange,
  reloadCall,
  useStore,
} from '@palaro/client';
import { randomInt } from '@palaro/kernel';
import { toast } from '@palaro/ui';
import { useEffect, useRef, useState } from 'react';
import { rainApi } from '../rain.api.ts';
import { CLAIM_SPREAD_MS, CLAIMS_MOST } from '../rain.limits.ts';

export interface Envelope {
  amount: string;
  turnover: string;
}

/** Tickets of this visit by rain: who goes elsewhere and comes back is still in. */
const tickets = createStore<Readonly<Partial<Record<string, string>>>>({});
onSessionChange(() => tickets.set({}));

/** Joins a rain; the ticket is kept until the session or the visit ends. */
export function useJoin(id: string) {
  const ticket = useStore(tickets)[id] ?? null;
  const [busy, setBusy] = useState(false);

  async function join(): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      const joined = await call(rainApi.joinRain, { params: { id }, body: {} });
      tickets.set({ ...tickets.get(), [id]: joined.ticket });
    } catch (error) {
      toast(failureMessage(error), { kind: 'error' });
    } finally {
      setBusy(false);
    }
  }

  return { ticket, busy, join };
}

/** How the one claim of a member stands. */
export type ClaimStage = 'none' | 'sending' | 'got' | 'missed' | 'failed';

const AGAIN_MS = 1_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Sends one claim at a random moment after the first hit, so that a crowd does not come at once
 * (docs/domain/promotions.md §5). Without an answer it asks again, and at last reads whether the
 * envelope was paid: an error never says that it was not while it was.
 */
export function useClaim(id: string, ticket: string | null) {
  const [stage, setStage] = useState<ClaimStage>('none');
  const [envelope, setEnvelope] = useState<Envelope | null>(null);
  const sent = useRef(false);
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => void (gone.current = true);
  }, []);

  async function send(own: string): Promise<void> {
    await pause(randomInt(CLAIM_SPREAD_MS));
    const result = await claimOf(id, own);
    void reloadCall(rainApi.rainResults);
    if (gone.current) return;
    if (result.is === 'got') setEnvelope(result.envelope);
    if (result.is === 'failed') toast(failureMessage(result.error), { kind: 'error' });
    setStage(result.is);
  }

  function hit(): void {
    if (sent.current || ticket === null) return;
    sent.current = true;
    setStage('sending');
    void send(ticket);
  }

  return { stage, envelope, hit };
}

type ClaimResult =
  | { is: 'got'; envelope: Envelope }
  | { is: 'missed' }
  | { is: 'failed'; error: unknown };

async function claimOf(id: string, ticket: string): Promise<ClaimResult> {
  for (let request = 1; ; request += 1) {
    try {
      const envelope = await call(rainApi.claimRain, { params: { id }, body: { ticket } });
      return { is: 'got', envelope };
    } catch (error) {
      // The first refusal is plain. After a lost answer the envelope may have been paid elsewhere.
      const missed = isFailure(error, 'promo.rain_missed');
      if (missed && request === 1) return { is: 'missed' };
      const again = isFailure(error) && error.temporary && request < CLAIMS_MOST;
      if (again) await pause(AGAIN_MS);
      else return (await ownOf(id)) ?? (missed ? { is: 'missed' } : { is: 'failed', error });
    }
  }
}

/** The envelope that the member was paid; null where there is none, or no answer. */
async function ownOf(id: string): Promise<ClaimResult | null> {
  try {
    const results = await call(rainApi.rainResults, { params: { id } });
    return results?.own ? { is: 'got', envelope: results.own } : null;
  } catch {
    return null;
  }
}
