import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint } from '@palaro/api';
import { refuse } from '@palaro/server';
import { MalformedInput } from './validate.ts';

/** One file and no other parts. */
const LIMITS = { files: 1, fields: 0, parts: 1 };

/**
 * Lets only the routes that `add` makes take multipart bodies. Because they are a separate part of
 * the server, such a body is refused (415) everywhere else.
 */
export const withUploads = (server: FastifyInstance, add: (server: FastifyInstance) => void) =>
  server.register(async (uploads) => {
    await uploads.register(multipart, { limits: LIMITS });
    add(uploads);
  });

/** Reads the file of an upload. A file over the limit is refused with 413 while it arrives. */
export async function readUpload(
  request: FastifyRequest,
  { maxBytes, tooLarge = 'too_large' }: NonNullable<Endpoint['upload']>,
) {
  const file = await request.file({ limits: { ...LIMITS, fileSize: maxBytes } }).catch(asMalformed);
  if (!file) throw new MalformedInput([{ field: 'file', key: 'field.required' }]);
  const bytes = await file.toBuffer().catch((error: Error) => {
    if (file.file.truncated) throw refuse(tooLarge);
    return asMalformed(error);
  });
  // The parser may cut the file after its last chunk without an error.
  if (file.file.truncated) throw refuse(tooLarge);
  return bytes;
}

/** A body that breaks off is the caller's fault, but the parser's error has no status. */
function asMalformed(error: Error): never {
  throw 'statusCode' in error
    ? error
    : new MalformedInput([{ field: 'file', key: 'field.format' }]);
}
