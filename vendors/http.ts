import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';

/** Site to vendor (protocol §8): give up early on a vendor that cannot be reached. */
const CONNECT_MS = 2_000;
const ANSWER_MS = 5_000;
/** The longest page of a list fits. */
const ANSWER_MAX_BYTES = 1_048_576;

export interface Asked {
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body: string;
  answerMs?: number;
}

export interface Answered {
  status: number;
  header(name: string): string | undefined;
  text: string;
}

/**
 * Sends one request to a vendor: 2 s to connect, 5 s to answer unless asked otherwise. Follows no
 * redirect. Throws when no complete answer within the size limit came.
 */
export function askHttp(url: URL, asked: Asked): Promise<Answered> {
  const { method, headers, body, answerMs = ANSWER_MS } = asked;
  const start = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const late = (what: string) => () => request.destroy(new Error(`${url.host} ${what}`));
    const length = Buffer.byteLength(body);
    const sized = length > 0 ? { ...headers, 'Content-Length': String(length) } : headers;
    const request = start(url, { method, headers: sized, signal: AbortSignal.timeout(answerMs) });
    const connecting = setTimeout(late('cannot be reached'), CONNECT_MS);
    const reached = () => clearTimeout(connecting);
    request.once('socket', (socket) => {
      if (socket.connecting) socket.once('connect', reached).once('close', reached);
      else reached();
    });
    request.once('error', (error) => {
      reached();
      reject(error);
    });
    request.once('response', (response) => void readWhole(response).then(resolve, reject));
    request.end(body);
  });
}

async function readWhole(response: IncomingMessage): Promise<Answered> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > ANSWER_MAX_BYTES) throw new Error('the answer is too large');
    parts.push(part);
  }
  const header = (name: string) => {
    const value = response.headers[name];
    return typeof value === 'string' ? value : undefined;
  };
  const text = Buffer.concat(parts).toString('utf8');
  return { status: response.statusCode ?? 0, header, text };
}
