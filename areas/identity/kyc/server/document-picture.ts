import { redrawPicture, refuse, type App } from '@palaro/server';

/** A smaller picture of a card cannot be read. */
const SHORTEST_SIDE = 400;
/** Enough to read small print; larger pictures only cost space. */
const LONGEST_SIDE = 2_400;
const QUALITY = 86;

/** The first bytes of PNG and JPG. The file's name and stated type are ignored. */
const KINDS = ['\x89PNG\r\n\x1a\n', '\xff\xd8\xff'];

export interface Picture {
  bytes: Buffer;
  width: number;
  height: number;
}

/**
 * Redraws a document's picture as JPG. It is judged by its bytes, and loses everything else the
 * file held (place, camera, hidden data). Refuses `kyc.document_type`, `kyc.document_unreadable`,
 * `kyc.document_small`.
 */
export async function drawAnew(app: App, file: Uint8Array): Promise<Picture> {
  const head = Buffer.from(file.subarray(0, 8)).toString('latin1');
  if (!KINDS.some((kind) => head.startsWith(kind))) throw refuse('kyc.document_type');
  const size = { width: LONGEST_SIDE, height: LONGEST_SIDE };
  const { data, info } = await redrawPicture(
    app,
    file,
    (picture) =>
      picture
        .resize({ ...size, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: QUALITY })
        .toBuffer({ resolveWithObject: true }),
    () => refuse('kyc.document_unreadable'),
  );
  const { width, height } = info;
  if (Math.min(width, height) < SHORTEST_SIDE) throw refuse('kyc.document_small');
  return { bytes: data, width, height };
}
