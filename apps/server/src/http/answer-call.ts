import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isWaiting, workTopic, type Endpoint } from '@palaro/api';
import type { App, CsvFile, Principal } from '@palaro/server';
import { once } from './idempotency.ts';
import { checkRecorded } from './operator-calls.ts';
import { idempotencyKeyOf } from './request-info.ts';
import { isManyUpload, readUpload } from './uploads.ts';

export type AnyHandler = (call: Record<string, unknown>) => unknown;

export interface ServedCall {
  /** `area.call` */
  name: string;
  endpoint: Endpoint;
  handler: AnyHandler;
}

/**
 * Runs a call's handler for an admitted request and answers `{ success: true, value }`, with 202 if
 * a change of the console waits for a second person. A call of the table of keys answers a repeat
 * as it did the first time (docs/domain/wire.md, `Idempotency-Key`).
 */
export async function answerCall(
  app: App,
  { name, endpoint, handler }: ServedCall,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { principal = { is: 'guest' } } = request;
  const { upload } = endpoint;
  const file = upload && !isManyUpload(upload) ? await readUpload(request, upload) : undefined;
  const files = request.sentFiles;
  const input = {
    params: request.params ?? {},
    query: request.query ?? {},
    body: request.body ?? {},
  };
  const run = async () => {
    const value = await handler({
      app,
      principal,
      member: principal.is === 'member' ? principal.member : undefined,
      operator: principal.is === 'operator' ? principal.operator : undefined,
      request: request.info,
      answer: { header: (key: string, text: string) => void reply.header(key, text) },
      params: input.params,
      query: input.query,
      body: input.body,
      file,
      files,
    });
    if (principal.is !== 'operator') return value;
    checkRecorded(name, endpoint, principal.operator);
    if (endpoint.method !== 'GET') app.push.publish(workTopic, {});
    if (isWaiting(value)) reply.code(202);
    return value;
  };
  const key = idempotencyKeyOf(request);
  const repeat = endpoint.money ?? endpoint.creates;
  // Other calls recognise a repeat by their row; a second record would cost two commits.
  if (key === undefined || typeof repeat !== 'string') {
    const value = await run();
    return endpoint.csv ? sendCsv(reply, value as CsvFile) : { success: true, value };
  }
  const keyed = {
    owner: ownerOfKey(principal, request.ip),
    call: name,
    key,
    keepsAnswer: repeat === 'key-table',
    input: { ...input, file: file && digestOf(file), files: files?.map(digestOf) },
  };
  const { status, answer } = await once(app, keyed, async () => {
    const first = reply.serialize({ success: true, value: await run() }) as string;
    return { status: reply.statusCode, answer: first };
  });
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .serializer((text) => text as string)
    .send(answer);
}

const digestOf = (file: Uint8Array) => createHash('sha256').update(file).digest('hex');

function ownerOfKey(principal: Principal, ip: string): string {
  if (principal.is === 'member') return `member:${principal.member.id}`;
  if (principal.is === 'operator') return `operator:${principal.operator.id}`;
  return `ip:${ip}`;
}

/** Sends a file while it is read; a failure on the way breaks the connection off. */
const sendCsv = (reply: FastifyReply, { name, lines }: CsvFile) =>
  reply
    .type('text/csv; charset=utf-8')
    .header('Content-Disposition', `attachment; filename="${name}"`)
    .send(Readable.from(lines));
