import { refuse } from '@palaro/server';

/** Twice what most phones take; a larger picture is an attack on memory. */
const PIXELS_MAX = 25_000_000;
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
export async function drawAnew(file: Uint8Array): Promise<Picture> {
  const head = Buffer.from(file.subarray(0, 8)).toString('latin1');
  if (!KINDS.some((kind) => head.startsWith(kind))) throw refuse('kyc.document_type');
  const { data, info } = await draw(file).catch(() => {
    throw refuse('kyc.document_unreadable');
  });
  const { width, height } = info;
  if (Math.min(width, height) < SHORTEST_SIDE) throw refuse('kyc.document_small');
  return { bytes: data, width, height };
}

async function draw(file: Uint8Array) {
  const { default: sharp } = await import('sharp');
  return sharp(file, { limitInputPixels: PIXELS_MAX, failOn: 'error', animated: false })
    .rotate()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
}
