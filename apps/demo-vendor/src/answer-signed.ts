import type { SiteTime } from '@palaro/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Brand } from './brands.ts';
import { readSigned } from './read-signed.ts';
import { signatureOf } from './signing.ts';

interface Parts {
  brands: readonly Brand[];
  time: SiteTime;
}

/**
 * Answers the site's signed request with a signed text, or says why it is refused (protocol §2).
 */
export function answerSigned(
  { brands, time }: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (body: Buffer) => { type: string; text: string },
) {
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const path = request.url.split('?')[0] ?? '';
  const read = readSigned(brands, time, { path, headers: request.headers, body });
  if (!('brand' in read)) return reply.code(401).send({ status: read.refusal });
  const { type, text } = work(body);
  const timestamp = String(request.headers['x-timestamp']);
  const nonce = String(request.headers['x-nonce']);
  const signed = { timestamp, nonce, subject: 'response', body: text };
  return reply.header('X-Signature', signatureOf(read.brand.secret, signed)).type(type).send(text);
}

export const json = (value: object) => ({ type: 'application/json', text: JSON.stringify(value) });
