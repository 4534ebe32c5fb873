import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '@palaro/server';
import { MalformedInput } from './validate.ts';

/** One file and nothing beside it. */
const LIMITS = { files: 1, fields: 0, parts: 1 };

/**
 * Has the routes that `add` makes take multipart bodies. They lie in a part of the server of their
 * own, so that everywhere else such a body stays unreadable (415).
 */
export const withUploads = (server: FastifyInstance, add: (server: FastifyInstance) => void) =>
  server.register(async (uploads) => {
    await uploads.register(multipart, { limits: LIMITS });
    add(uploads);
  });

/** The file of an upload, read up to its limit; what is larger ends with 413 as it arrives. */
export async function readUpload(request: FastifyRequest, { maxBytes }: { maxBytes: number }) {
  const file = await request.file({ limits: { ...LIMITS, fileSize: maxBytes } }).catch(asMalformed);
  if (!file) throw new MalformedInput([{ field: 'file', key: 'field.required' }]);
  const bytes = await file.toBuffer().catch(asMalformed);
  // The parser may cut the file after the last piece that it has handed out, and then says nothing.
  if (file.file.truncated) throw refuse('too_large');
  return bytes;
}

/** A body that breaks off is the caller's; its parser says so without a status. */
function asMalformed(error: Error): never {
  throw 'statusCode' in error
    ? error
    : new MalformedInput([{ field: 'file', key: 'field.format' }]);
}
