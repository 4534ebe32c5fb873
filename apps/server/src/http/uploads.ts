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

type ManyUpload = NonNullable<Endpoint['upload']> & {
  many: NonNullable<NonNullable<Endpoint['upload']>['many']>;
};

/** Tells an upload of many files, whose fields are read before they are judged. */
export const isManyUpload = (upload: Endpoint['upload']): upload is ManyUpload =>
  upload?.many !== undefined;

/** No call has more fields beside its files, or longer ones. */
const FIELDS_MOST = 20;
const FIELD_MAX_BYTES = 16 * 1024;

/**
 * Reads the fields and the files of an upload of many. What goes over a limit is read to its end
 * and dropped before it is refused, because a browser that still sends would not see the answer.
 */
export async function readParts(request: FastifyRequest, { maxBytes, tooLarge, many }: ManyUpload) {
  const limits = {
    fileSize: maxBytes,
    // One more than may come, so that it is recognised while the rest is read.
    files: many.most + 1,
    fields: FIELDS_MOST,
    fieldSize: FIELD_MAX_BYTES,
    parts: many.most + 1 + FIELDS_MOST,
  };
  // What is too large is cut instead, and the other parts are still read.
  const options = { limits, throwFileSizeLimit: false };
  const fields: Record<string, unknown> = {};
  const files: Buffer[] = [];
  let isTooLarge = false;
  try {
    for await (const part of request.parts(options)) {
      if (part.type === 'field') {
        if (part.valueTruncated) throw new MalformedInput([faultOf(part.fieldname, 'length')]);
        fields[part.fieldname] = part.value;
        continue;
      }
      const bytes = await part.toBuffer();
      if (part.file.truncated) isTooLarge = true;
      if (part.fieldname !== many.name) {
        throw new MalformedInput([faultOf(part.fieldname, 'unknown')]);
      }
      // A browser sends a field in which no file was chosen as an empty one without a name.
      if (bytes.length > 0 || part.filename) files.push(bytes);
    }
  } catch (error) {
    if ((error as { code?: string }).code === 'FST_FILES_LIMIT') throw refuse(many.tooMany);
    throw error instanceof MalformedInput ? error : asMalformed(error as Error);
  }
  if (files.length > many.most) throw refuse(many.tooMany);
  if (isTooLarge) throw refuse(tooLarge ?? 'too_large');
  return { fields, files };
}

const faultOf = (field: string, fault: 'length' | 'unknown') => ({ field, key: `field.${fault}` });

/** A body that breaks off is the caller's fault, but the parser's error has no status. */
function asMalformed(error: Error): never {
  throw 'statusCode' in error
    ? error
    : new MalformedInput([{ field: 'file', key: 'field.format' }]);
}
