import { redrawPhoto, refuse, type App, type Photo } from '@palaro/server';

/** A smaller picture of a card cannot be read. */
const SHORTEST_SIDE = 400;
/** Enough to read small print; larger pictures only cost space. */
const LONGEST_SIDE = 2_400;
const QUALITY = 86;

/**
 * Redraws a document's picture as JPG. Refuses `kyc.document_type`, `kyc.document_unreadable`,
 * `kyc.document_small`.
 */
export async function drawAnew(app: App, file: Uint8Array): Promise<Photo> {
  const photo = await redrawPhoto(app, file, {
    longestSide: LONGEST_SIDE,
    quality: QUALITY,
    wrongType: () => refuse('kyc.document_type'),
    unreadable: () => refuse('kyc.document_unreadable'),
  });
  if (Math.min(photo.width, photo.height) < SHORTEST_SIDE) throw refuse('kyc.document_small');
  return photo;
}
