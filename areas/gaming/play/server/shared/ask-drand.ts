import { isSigned, QUICKNET, quicknetValue } from './quicknet.ts';

const ANSWER_MS = 5_000;
/** An answer has some 300 characters. */
const ANSWER_MOST = 4_096;
const SIGNATURE = /^[0-9a-f]{96}$/;

/** Fault of a mirror: why its answer does not count. */
type Fault = 'no answer' | 'no round' | 'another round' | 'not signed';

export interface DrandReading {
  /** Value with the network's own signature; null if no mirror answered with one. */
  signed: { value: string; proof: string } | null;
  faults: { mirror: string; fault: Fault }[];
}

/**
 * Asks drand's mirrors, one after another, until one tells the round's value. A mirror need not be
 * trusted: what it says counts only with the network's signature under the key that is known here.
 */
export async function askDrand(
  mirrors: readonly string[],
  round: number,
  answerMs = ANSWER_MS,
): Promise<DrandReading> {
  const faults: DrandReading['faults'] = [];
  for (const mirror of mirrors) {
    const answer = await askMirror(mirror, round, answerMs);
    if (typeof answer !== 'string') return { signed: answer, faults };
    faults.push({ mirror: new URL(mirror).host, fault: answer });
  }
  return { signed: null, faults };
}

async function askMirror(
  mirror: string,
  round: number,
  answerMs: number,
): Promise<Fault | DrandReading['signed']> {
  const body = await read(`${mirror}/${QUICKNET.hash}/public/${round}`, answerMs);
  if (body === null) return 'no answer';
  const { round: answered, signature, randomness } = body;
  if (typeof signature !== 'string' || !SIGNATURE.test(signature)) return 'no round';
  if (answered !== round) return 'another round';
  const value = quicknetValue(signature);
  if (randomness !== value || !(await isSigned(round, signature))) return 'not signed';
  return { value, proof: signature };
}

/** The answer's object; null for every other status, length and form, and after its time. */
async function read(url: string, answerMs: number): Promise<Record<string, unknown> | null> {
  try {
    const signal = AbortSignal.timeout(answerMs);
    const response = await fetch(url, { redirect: 'error', signal });
    const body: unknown = response.ok ? JSON.parse(await readShort(response)) : null;
    return body !== null && typeof body === 'object' ? (body as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

async function readShort(response: Response): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const part of response.body ?? []) {
    text += decoder.decode(part as Uint8Array, { stream: true });
    if (text.length > ANSWER_MOST) throw new Error('the answer is too long');
  }
  return text;
}
