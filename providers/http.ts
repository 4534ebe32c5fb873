/** How long a provider may take for a whole answer before the outcome counts as unknown. */
const ANSWER_MS = 10_000;
/** The longest settlement file of a day fits. */
const ANSWER_MAX_BYTES = 8_388_608;

interface Question {
  method: 'GET' | 'POST' | 'DELETE';
  headers: Record<string, string>;
  /** Sent as JSON. */
  body?: object;
  answerMs?: number;
}

export interface Answer {
  status: number;
  /** Null where it is no JSON. */
  body: unknown;
}

/** The header of a secret key that stands as a user without a password. */
export const basicAuth = (key: string) => `Basic ${Buffer.from(`${key}:`).toString('base64')}`;

/**
 * Asks a provider once, follows no redirect and repeats nothing. A text says why no complete answer
 * came: whatever was asked may have happened (docs/domain/payments.md §5, `unknown`).
 */
export async function askProvider(url: string, question: Question): Promise<Answer | string> {
  const { method, headers, body, answerMs = ANSWER_MS } = question;
  try {
    const response = await fetch(url, {
      method,
      headers: { ...headers, ...(body ? { 'Content-Type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
      redirect: 'manual',
      signal: AbortSignal.timeout(answerMs),
    });
    return { status: response.status, body: parsed(await readWhole(response)) };
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError'
      ? 'no answer in time'
      : 'no answer';
  }
}

async function readWhole(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > ANSWER_MAX_BYTES) throw new Error('the answer is too large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
