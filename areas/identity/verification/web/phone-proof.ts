import { createStore, useStore } from '@palaro/client';
import { PHONE_PROOF, type ProofAnswer, type ProofRequest } from '../phone-proof.ts';

interface Asked {
  request: ProofRequest;
  answer(answer: ProofAnswer | null): void;
}

/** What a frame is asked while its sheet is open; null: no sheet. */
const asked = createStore<Asked | null>(null);
export const useAsked = () => useStore(asked);

/** The last sending, whose code the next check proves. */
let lastSent: string | null = null;
export const isSentByPhone = () => lastSent !== null;

/**
 * Has Firebase send a code to a number, E.164. Null where the member closed Google's question;
 * rejects where nothing was sent (REG-04).
 */
export async function sendByPhone(mobile: string): Promise<object | null> {
  const answer = await new Promise<ProofAnswer | null>((resolve) =>
    asked.set({ request: { mobile }, answer: resolve }),
  );
  asked.set(null);
  if (answer === null) return null;
  if (!('sent' in answer)) throw new Error('Firebase sent no code');
  lastSent = answer.sent;
  return {};
}

/**
 * The ID token that proves the number (LOGIN-08, REG-05). Null for a wrong code and for a failed
 * check: both end without a message.
 */
export async function verifiedByPhone(code: string): Promise<string | null> {
  if (lastSent === null) return null;
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.src = PHONE_PROOF;
  const answered = answerOf(frame, { sent: lastSent, code });
  document.body.appendChild(frame);
  const answer = await answered;
  frame.remove();
  if (!('idToken' in answer)) return null;
  lastSent = null;
  return answer.idToken;
}

/** Asks a frame as soon as it is ready; its answer, a failure where it cannot load. */
export function answerOf(frame: HTMLIFrameElement, request: ProofRequest): Promise<ProofAnswer> {
  return new Promise((resolve) => {
    const settle = (answer: ProofAnswer) => {
      window.removeEventListener('message', hear);
      window.clearTimeout(late);
      resolve(answer);
    };
    const hear = ({ origin, source, data }: MessageEvent<ProofAnswer>) => {
      if (origin !== window.location.origin || source !== frame.contentWindow) return;
      if (!('ready' in data)) return settle(data);
      window.clearTimeout(late);
      frame.contentWindow?.postMessage(request, window.location.origin);
    };
    const late = window.setTimeout(() => settle({ failed: 'not loaded' }), READY_WITHIN_MS);
    window.addEventListener('message', hear);
  });
}

/** On a slow phone Firebase's code takes a few seconds to load. */
const READY_WITHIN_MS = 20_000;
