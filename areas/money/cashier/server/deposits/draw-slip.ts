import { redrawPhoto, refuse, type App } from '@palaro/server';

/** Enough to read a receipt. */
const LONGEST_SIDE = 2_000;
const QUALITY = 82;

/** Redraws a slip as JPG, so that nothing else of the file is kept. Refuses `slip_type`. */
export async function drawSlip(app: App, file: Uint8Array): Promise<Buffer> {
  const noPicture = () => refuse('slip_type');
  const { bytes } = await redrawPhoto(app, file, {
    longestSide: LONGEST_SIDE,
    quality: QUALITY,
    wrongType: noPicture,
    unreadable: noPicture,
  });
  return bytes;
}
